import { HOUR, MINUTE } from '../../../language/run/value/durations.ts';
import type { Context } from '../../engine/http/handler.ts';
import { limitCalls } from '../../engine/http/limits/limit-calls.ts';
import type { BesideCounting } from '../../engine/http/limits/rate-limit-queries.ts';
import { coded } from '../../engine/messages/say.ts';
import { recordWhileCounting } from './profile-read-queries.ts';

/** More than a person reads, less than a program needs to copy all profiles. */
const LIMITS = {
  search: { limit: 120, per: MINUTE },
  profile: { limit: 300, per: HOUR },
  export: { limit: 60, per: HOUR },
} as const;

type Reading = Pick<Context<'getCandidate'>, 'db' | 'user' | 'settings' | 'clock' | 'events'>;

/**
 * Counts the profiles that an account reads.
 *
 * @throws Refusal 429 after too many
 */
export const limitProfileReads = (
  context: Reading,
  what: keyof typeof LIMITS,
  beside?: BesideCounting,
): Promise<void> =>
  limitCalls(
    context,
    [
      {
        key: `read-people:${what}:${context.user.id}`,
        ...LIMITS[what],
        refusal: () => coded('candidate.read_too_many'),
      },
    ],
    beside && { beside },
  );

/**
 * Records each profile that an account reads, and counts it once an hour, because a school working on an
 * application reads it repeatedly.
 *
 * @throws Refusal 429 after too many profiles
 */
export async function recordProfileRead(context: Reading, candidate_id: number): Promise<void> {
  const { user, clock, events } = context;
  events.about({ candidate: candidate_id });
  const now = clock();
  const anHourAgo = new Date(now.getTime() - LIMITS.profile.per);
  await limitProfileReads(context, 'profile', recordWhileCounting(user.id, candidate_id, anHourAgo, now));
}
