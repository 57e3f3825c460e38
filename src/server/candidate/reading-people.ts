import type { Context } from '../http/handler.ts';
import { take } from '../http/rate-limit-queries.ts';
import { Refusal } from '../http/refusal.ts';
import { say } from '../words/say.ts';

/** More than a person reads, less than a program that copies everybody wants. */
const LIMITS = {
  search: { limit: 120, seconds: 60 },
  profile: { limit: 300, seconds: 3600 },
} as const;

/**
 * Counts that an account reads people.
 *
 * @throws Refusal 429 after too many
 */
export async function limitReading(
  { db, user, settings, clock }: Pick<Context<'getCandidate'>, 'db' | 'user' | 'settings' | 'clock'>,
  what: keyof typeof LIMITS,
): Promise<void> {
  const { limit, seconds } = LIMITS[what];
  const key = `read-people:${what}:${user.id}`;
  const window = { key, limit: limit * settings.rateLimitScale, seconds };
  const { allowed, wait } = await take(db, window, clock());
  if (!allowed) throw Refusal.tooMany(say('candidate.read_too_many'), wait);
}
