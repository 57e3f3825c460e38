import { createHash } from 'node:crypto';
import { take } from '../db/rate-limits.ts';
import type { Context } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';

const MINUTE = 60;
const DAY = 24 * 60 * 60;

/**
 * How often something may be tried, per account and per address. Accounts are meant by the e-mail address that was
 * typed, whether it exists or not: so a limit tells nothing about that.
 */
export const LIMITS = {
  signIn: { account: 10, address: 10, seconds: MINUTE },
  register: { account: 20, address: 20, seconds: MINUTE },
  verify: { account: 30, address: 30, seconds: MINUTE },
  resend: { account: 20, address: 20, seconds: MINUTE },
  forgot: { account: 20, address: 20, seconds: MINUTE },
  reset: { account: 20, address: 20, seconds: MINUTE },
  contact: { account: 10, address: 10, seconds: MINUTE },
} as const;

/** Tries that one code has, until a fresh one is mailed. Not multiplied: it is what makes 6 digits enough. */
export const CODE_TRIES = 5;
/** Mails with a code or a link that one address gets. */
const MAILS = { pause: { limit: 1, seconds: MINUTE }, day: { limit: 10, seconds: DAY } };

type Ask = Pick<Context, 'db' | 'clock' | 'settings' | 'address'>;

/** The account's part of a key. Hashed: the table shall not be a list of e-mail addresses. */
function accountKey(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 22);
}

/** Counts an attempt for account and address; returns the keys, for those that deserve to be given back. */
export async function countAttempt(
  { db, clock, settings, address }: Ask,
  what: keyof typeof LIMITS,
  email: string,
): Promise<string[]> {
  const { account, address: perAddress, seconds } = LIMITS[what];
  const limits = [
    { key: `${what}:account:${accountKey(email)}`, limit: account },
    { key: `${what}:address:${address}`, limit: perAddress },
  ];
  for (const { key, limit } of limits) {
    const { allowed, wait } = await take(
      db,
      { key, limit: limit * settings.rateLimitScale, seconds },
      clock(),
    );
    if (!allowed) throw Refusal.tooMany(`Too many attempts. Please try again in ${inWords(wait)}.`, wait);
  }
  return limits.map(({ key }) => key);
}

export const codeTriesKey = (email: string) => `code-tries:${accountKey(email)}`;

/** Whether a mail of this kind may go out now; otherwise how long to wait, in seconds. */
export async function mayMail(
  { db, clock, settings }: Ask,
  kind: 'code' | 'reset' | 'taken',
  email: string,
  withPause: boolean,
): Promise<{ allowed: boolean; wait: number }> {
  const scale = settings.rateLimitScale;
  const { pause, day } = MAILS;
  const key = `mail-${kind}:${accountKey(email)}`;
  const soon = await take(
    db,
    { key: `${key}:pause`, limit: pause.limit * scale, seconds: pause.seconds },
    clock(),
  );
  if (withPause && !soon.allowed) return soon;
  return take(db, { key: `${key}:day`, limit: day.limit * scale, seconds: day.seconds }, clock());
}

/** 45 seconds, 2 minutes, 3 hours. */
export function inWords(seconds: number): string {
  const [size, unit] = seconds < 90 ? [1, 'second'] : seconds < 5400 ? [60, 'minute'] : [3600, 'hour'];
  const count = Math.ceil(seconds / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
