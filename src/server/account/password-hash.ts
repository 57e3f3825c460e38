import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../http/refusal.ts';

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. The library's default algorithm is argon2id. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * How many are computed at once: one, so that a flood of sign-ins leaves the other processors, and Node's other
 * threads, to those who are signed in.
 */
const AT_ONCE = 1;
/** How many may wait, about three seconds' worth. */
const WAITING = 200;
const RETRY_SECONDS = 3;

let running = 0;
const queue: (() => void)[] = [];

/** How many passwords and codes this process hashes or keeps waiting for it. */
export const secretsWaiting = (): number => running + queue.length;

/**
 * Hashing waits in this queue. Beyond its length calls are refused, so that a flood of sign-ins does not slow the rest
 * of the server.
 */
async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (queue.length >= WAITING) {
      throw Refusal.busy(RETRY_SECONDS);
    }
    await new Promise<void>((turn) => queue.push(turn));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    // The place goes straight to the next in the queue, so that nobody overtakes.
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}

export function hashSecret(secret: string): Promise<string> {
  return queued(() => hash(secret, PARAMETERS));
}

/** The hash of a secret that is to be found among others: with their salt, equal secrets have equal hashes. */
export function hashWith(secret: string, salt: Buffer): Promise<string> {
  return queued(() => hash(secret, { ...PARAMETERS, salt }));
}

let nobody: Promise<string> | undefined;

/** Computed once, and again if it was refused by a full queue. */
function nobodysHash(): Promise<string> {
  nobody ??= hashSecret('nobody has this secret').catch((error: unknown) => {
    nobody = undefined;
    throw error;
  });
  return nobody;
}

/**
 * Whether the secret is the hashed one. Without a hash, because there is no such account, it computes as long and
 * says no, so that the time of an answer tells nothing.
 */
export async function isSecret(storedHash: string | null, secret: string): Promise<boolean> {
  const target = storedHash ?? (await nobodysHash());
  const isRight = await queued(() => verify(target, secret));
  return isRight && storedHash !== null;
}
