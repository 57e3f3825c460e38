import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { decodeAttestationObject, isoCBOR } from '@simplewebauthn/server/helpers';

type Texts<Name extends string> = Record<Name, string>;

/** Parses a credential that a browser created; null when malformed. Nothing in it is verified yet. */
export function parseRegistration(text: string): RegistrationResponseJSON | null {
  const sent = parsed(text);
  const outer = textsIn(sent, ['id', 'rawId']);
  const response = textsIn(sent?.response, ['clientDataJSON', 'attestationObject']);
  const attestationObject = response && withoutMaker(response.attestationObject);
  if (!outer || !attestationObject || sent?.type !== 'public-key') return null;
  return {
    ...outer,
    type: 'public-key',
    clientExtensionResults: {},
    response: { ...response, attestationObject, transports: transportsIn(sent.response) },
  };
}

/**
 * Drops the attestation: we do not request one, and verifying certificates would fetch URLs in them, which a
 * stranger wrote. Null when the object is malformed.
 */
function withoutMaker(attestationObject: string): string | null {
  try {
    const authData = decodeAttestationObject(
      Uint8Array.from(Buffer.from(attestationObject, 'base64url')),
    ).get('authData');
    const bare = isoCBOR.encode(
      new Map<string, string | typeof authData | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return Buffer.from(bare).toString('base64url');
  } catch {
    return null;
  }
}

/** Parses an assertion of a passkey; null when malformed. */
export function parseAssertion(text: string): AuthenticationResponseJSON | null {
  const sent = parsed(text);
  const outer = textsIn(sent, ['id', 'rawId']);
  const response = textsIn(sent?.response, [
    'clientDataJSON',
    'authenticatorData',
    'signature',
    'userHandle',
  ]);
  if (!outer || !response || sent?.type !== 'public-key') return null;
  return { ...outer, type: 'public-key', clientExtensionResults: {}, response };
}

/** The challenge in the client data; null when there is none. */
export function challengeIn(clientData: string): string | null {
  const said = parsed(Buffer.from(clientData, 'base64url').toString());
  return textsIn(said, ['challenge'])?.challenge ?? null;
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** These properties, if all of them are texts. */
function textsIn<Name extends string>(value: unknown, names: readonly Name[]): Texts<Name> | null {
  if (!isRecord(value)) return null;
  const entries = names.map((name) => [name, value[name]] as const);
  if (!entries.every(([, text]) => typeof text === 'string')) return null;
  return Object.fromEntries(entries) as Texts<Name>;
}

/** The standard transports; others that a browser names are not stored. */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

export function transportsIn(response: unknown): (typeof TRANSPORTS)[number][] {
  const said = isRecord(response) ? response.transports : undefined;
  return Array.isArray(said) ? TRANSPORTS.filter((name) => said.includes(name)) : [];
}
