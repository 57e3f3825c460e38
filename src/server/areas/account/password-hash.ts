import { hash, verify } from '@node-rs/argon2';
import { Turns } from '../../engine/queues/turns.ts';

/**
 * OWASP's parameters for argon2id: 19 MiB, two passes, one lane. The library's default algorithm is argon2id.
 */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * One hash at a time, so that a flood of sign-ins leaves the other processors, and Node's other threads, to
 * signed-in users. At most about three seconds' worth of hashes wait.
 */
const turns = new Turns({ atOnce: 1, waiting: 200, retrySeconds: 3 });

/** The number of passwords and codes that this process is hashing or has queued. */
export const secretsWaiting = (): number => turns.length;

export function hashSecret(secret: string): Promise<string> {
  return turns.run(() => hash(secret, PARAMETERS));
}

/** Hashes a secret with a given salt, so that it can be looked up: equal secrets get equal hashes. */
export function hashWith(secret: string, salt: Buffer): Promise<string> {
  return turns.run(() => hash(secret, { ...PARAMETERS, salt }));
}

let nobody: Promise<string> | undefined;

/** Computed once, and again if a full queue refused it. */
function nobodysHash(): Promise<string> {
  nobody ??= hashSecret('nobody has this secret').catch((error: unknown) => {
    nobody = undefined;
    throw error;
  });
  return nobody;
}

/**
 * Whether a secret matches a hash. Without a hash, because there is no such account, it computes just as long
 * and returns false, so that the duration reveals nothing.
 */
export async function isSecret(storedHash: string | null, secret: string): Promise<boolean> {
  const target = storedHash ?? (await nobodysHash());
  const isRight = await turns.run(() => verify(target, secret));
  return isRight && storedHash !== null;
}

/** A hash's algorithm, version and cost: everything before its salt. */
const parametersOf = (stored: string) => stored.split('$').slice(0, 4).join('$');

/** A right secret's new hash when its stored one was made with parameters other than today's, else null. */
export async function renewedHash(storedHash: string, secret: string): Promise<string | null> {
  const isCurrent = parametersOf(storedHash) === parametersOf(await nobodysHash());
  return isCurrent ? null : hashSecret(secret);
}
