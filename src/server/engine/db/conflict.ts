import { scheduler } from 'node:timers/promises';

/** PostgreSQL's errors for a transaction that it ends in favour of others: a deadlock, or a serialization failure. */
const CONFLICTS = new Set(['40P01', '40001']);
/** The most tries: a conflict that recurs more often is not chance. */
const TRIES = 4;
/** Milliseconds before the next try, doubled each time, so that the same transactions do not meet again. */
const PAUSE = 10;

/**
 * Whether work failed only because other transactions wanted the same rows at the same moment; nothing of it was done.
 */
export function isConflict(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (CONFLICTS.has(String((cause as { code?: unknown }).code))) return true;
  return false;
}

/** Repeats work from its beginning while it ends in a conflict; after the last try it throws the conflict. */
export async function againAfterConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isConflict(error)) throw error;
      await scheduler.wait(Math.random() * PAUSE * 2 ** tries);
    }
  }
}
