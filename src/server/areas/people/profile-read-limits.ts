import type { Context } from '../../engine/http/handler.ts';
import { countCall } from '../../engine/http/rate-limit-queries.ts';
import { Refusal } from '../../engine/messages/refusal.ts';
import { say } from '../../engine/messages/say.ts';
import { hasReadProfile, recordProfileReads } from './profile-read-queries.ts';

/** More than a person reads, less than a program needs to copy all profiles. */
const LIMITS = {
  search: { limit: 120, seconds: 60 },
  profile: { limit: 300, seconds: 3600 },
  export: { limit: 60, seconds: 3600 },
} as const;

type Reading = Pick<Context<'getCandidate'>, 'db' | 'user' | 'settings' | 'clock' | 'events'>;

/**
 * Counts the profiles that an account reads.
 *
 * @throws Refusal 429 after too many
 */
export async function limitProfileReads(
  { db, user, settings, clock }: Reading,
  what: keyof typeof LIMITS,
): Promise<void> {
  const { limit, seconds } = LIMITS[what];
  const key = `read-people:${what}:${user.id}`;
  const window = { key, limit: limit * settings.rateLimitScale, seconds };
  const { allowed, wait } = await countCall(db, window, clock());
  if (!allowed) throw Refusal.tooMany(say('candidate.read_too_many'), wait);
}

/**
 * Records each profile that an account reads, and counts it once an hour, because a school working on an
 * application reads it repeatedly.
 *
 * @throws Refusal 429 after too many profiles
 */
export async function recordProfileRead(context: Reading, candidate_id: number): Promise<void> {
  const { db, user, clock, events } = context;
  events.about({ candidate: candidate_id });
  const now = clock();
  const anHourAgo = new Date(now.getTime() - LIMITS.profile.seconds * 1000);
  if (!(await hasReadProfile(db, user.id, candidate_id, anHourAgo)))
    await limitProfileReads(context, 'profile');
  await recordProfileReads(db, user.id, [candidate_id], now);
}
