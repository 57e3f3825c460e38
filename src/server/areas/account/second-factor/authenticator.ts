import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { messages } from '../../../../../generated/messages.ts';

const PERIOD = 30;
/** The number of earlier and later time steps accepted, for inaccurate clocks. */
const WINDOW = 1;
const RECOVERY_CODES = 10;

const issuer = String(messages['app.name']);
const totp = (secret: string, label: string) =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  });

export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** Ten codes of 128 bits, too many to guess, so a plain hash is enough. Written in groups of 4 letters. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => randomBytes(16).toString('hex').match(/.{4}/g)!.join('-'));

/** The setup for an authenticator app: as a link, and as a QR code of it. */
export function setupOf(secret: string, email: string): { uri: string; qr: string } {
  const uri = totp(secret, email).toString();
  const svg = Buffer.from(renderSVG(uri, { border: 2 })).toString('base64');
  return { uri, qr: `data:image/svg+xml;base64,${svg}` };
}

/** The time step of a code; null when the code is not valid now. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totp(secret, '').validate({ token: code.replace(/\s/g, ''), window: WINDOW, timestamp });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta;
}
