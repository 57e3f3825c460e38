import type { Db } from '../../../engine/db/connect.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import { formatEventTime, type Reader } from '../../news/event-time.ts';
import { applicationParties } from '../application/application-party-queries.ts';
import { type Attendees, clashesWith, type InterviewSlot } from './interview-queries.ts';

/**
 * Refuses a time at which the school or the candidate has another interview, unless the caller confirms.
 * Reveals no details of another school's interview.
 *
 * @throws Refusal 422 at `despite_clash`
 */
export async function refuseClash(
  db: Db,
  meeting: InterviewSlot,
  attendees: Attendees,
  reader: Reader,
): Promise<void> {
  const found = await clashesWith(db, meeting, attendees);
  if (!found) return;
  if (found.school_id !== attendees.school_id) {
    throw Refusal.ofFields({ despite_clash: [coded('interview.clash_candidate')] });
  }
  const { candidate_name, time_zone } = await applicationParties(db, found.application_id);
  const when = formatEventTime(found.starts_at, time_zone, reader);
  throw Refusal.ofFields({ despite_clash: [coded('interview.clash_own', { name: candidate_name, when })] });
}
