import { scheduler } from 'node:timers/promises';

/** Milliseconds that hide whether something was written. */
const AT_LEAST = 120;

/**
 * Resolves no sooner than after a fixed time, so that the duration does not reveal whether an account exists.
 */
export async function inConstantTime<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, scheduler.wait(AT_LEAST)]);
  return result;
}
