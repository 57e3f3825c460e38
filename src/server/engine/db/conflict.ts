import { scheduler } from 'node:timers/promises';

/**
 * PostgreSQL's codes for aborting a transaction because of concurrent ones: deadlock and serialization
 * failure.
 */
const CONFLICTS = new Set(['40P01', '40001']);
/** The maximum number of attempts: a conflict that recurs more often is not a coincidence. */
const TRIES = 4;
/**
 * Milliseconds before the next attempt, doubled each time, so that the same transactions do not collide
 * again.
 */
const PAUSE = 10;

/**
 * Whether the work failed only because of a conflict with concurrent transactions; it was rolled back
 * completely.
 */
export function isConflict(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (CONFLICTS.has(String((cause as { code?: unknown }).code))) return true;
  return false;
}

/** Retries work from the start while it fails with a conflict; the last attempt's conflict is thrown. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isConflict(error)) throw error;
      await scheduler.wait(Math.random() * PAUSE * 2 ** tries);
    }
  }
}
