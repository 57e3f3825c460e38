import { scheduler } from 'node:timers/promises';
import type { Context } from '../http/handler.ts';
import { countedSoFar, take } from '../http/rate-limit-queries.ts';
import { guessedMail } from './account-mails.ts';
import { accountKey } from './attempt-limits.ts';
import type { Account } from './user-queries.ts';

/** Failures at one account from everywhere in an hour; beyond that somebody guesses. */
const GUESSES = { limit: 30, seconds: 60 * 60 };
/** How often its owner gets a mail about it. */
const NEWS = { limit: 1, seconds: 24 * 60 * 60 };
/** Milliseconds that each further answer takes, right or wrong. */
const SLOW = 1500;

type Ask = Pick<Context, 'db' | 'clock' | 'settings' | 'mail'>;

const keyOf = (email: string): string => `guesses:${accountKey(email)}`;

/** Answers slowly while many networks guess at one account; locking it would let strangers shut its owner out. */
export async function slowGuessesDown({ db, clock, settings }: Ask, email: string): Promise<void> {
  const soFar = await countedSoFar(db, keyOf(email), clock());
  if (soFar > GUESSES.limit * settings.rateLimitScale) await scheduler.wait(SLOW);
}

/** Counts a failure, and tells the owner of the account once there are many. */
export async function noteGuess(context: Ask, email: string, account: Account | null): Promise<void> {
  const { db, clock, settings, mail } = context;
  const limit = GUESSES.limit * settings.rateLimitScale;
  const { allowed } = await take(db, { key: keyOf(email), limit, seconds: GUESSES.seconds }, clock());
  if (allowed || !account) return;
  const news = await take(db, { key: `${keyOf(email)}:told`, ...NEWS }, clock());
  if (!news.allowed) return;
  const text = guessedMail(account.full_name, settings.publicUrl);
  await mail.post(db, { to: account.user_name, ...text, concerns: [account.id] });
}
