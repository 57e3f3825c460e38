import { scheduler } from 'node:timers/promises';
import { DAY, HOUR } from '../../../language/run/value/durations.ts';
import type { Db } from '../../engine/db/connect.ts';
import { inOneStatement } from '../../engine/db/one-statement.ts';
import type { Context } from '../../engine/http/handler.ts';
import { countCall, currentCount } from '../../engine/http/limits/rate-limit-queries.ts';
import { tell } from '../news/tell.ts';
import { accountKey } from './attempt-limits.ts';
import type { Account } from './user-queries.ts';

/** Failed sign-ins to one account from all networks in an hour; more means that somebody is guessing. */
const GUESSES = { limit: 30, per: HOUR };
/** How often the owner is mailed about it. */
const NEWS = { limit: 1, per: DAY };
/** Milliseconds by which further answers are delayed, right or wrong. */
const SLOW = 1500;

type Ask = Pick<Context, 'db' | 'clock' | 'settings' | 'mail'>;

const keyOf = (email: string): string => `guesses:${accountKey(email)}`;

/**
 * Delays answers while many networks guess at one account; a lock would let strangers lock out its owner. `along` is read
 * in the same statement.
 */
export async function delayGuesses<T>(
  { db, clock, settings }: Ask,
  email: string,
  along: (one: Db) => Promise<T>,
): Promise<T> {
  const [soFar, found] = await inOneStatement(db, (one) => [
    currentCount(one, keyOf(email), clock()),
    along(one),
  ]);
  if (soFar > GUESSES.limit * settings.rateLimitScale) await scheduler.wait(SLOW);
  return found;
}

/** Counts a failure, and mails the account's owner once there are many. */
export async function recordGuess(context: Ask, email: string, account: Account | null): Promise<void> {
  const { db, clock, settings } = context;
  const limit = GUESSES.limit * settings.rateLimitScale;
  const { allowed } = await countCall(db, { key: keyOf(email), limit, per: GUESSES.per }, clock());
  if (allowed || !account) return;
  const news = await countCall(db, { key: `${keyOf(email)}:told`, ...NEWS }, clock());
  if (!news.allowed) return;
  await tell(db, context, 'password-guessed', { to: { owner: account }, facts: {} });
}
