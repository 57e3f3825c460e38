import { scheduler } from 'node:timers/promises';

/** Milliseconds that hide whether there was something to write. */
const AT_LEAST = 120;

/** Answers no sooner than after a fixed time, so that its length does not tell whether an account exists. */
export async function inEvenTime<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, scheduler.wait(AT_LEAST)]);
  return result;
}
