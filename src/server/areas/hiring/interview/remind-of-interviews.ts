import { zoned } from '../../../../language/run/value/zoned-time.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { eachAlone, type OnFailure } from '../../../engine/db/each-alone.ts';
import type { Posting } from '../../news/mail-preference/post-news.ts';
import { notifyParty } from '../application/application-notifications.ts';
import { applicationParties } from '../application/application-party-queries.ts';
import { mailReminder } from './interview-mail.ts';
import { claimReminders, type StoredInterview } from './interview-queries.ts';

const AT_ONCE = 50;

/**
 * Reminds both sides of interviews within the next day, once, which is recorded in the same transaction. Parallel
 * servers do not wait for each other. A failed reminder is reported and not repeated.
 */
export async function remindOfInterviews(
  db: Db,
  posting: Posting,
  now: Date,
  onFailure: OnFailure<StoredInterview> = () => {},
): Promise<void> {
  let count = AT_ONCE;
  while (count === AT_ONCE) {
    count = await db.transaction(async (tx) => {
      const coming = await claimReminders(tx, now, AT_ONCE);
      await eachAlone(tx, coming, (own, interview) => remind(own, posting, interview, now), onFailure);
      return coming.length;
    });
  }
}

async function remind(tx: Db, posting: Posting, interview: StoredInterview, now: Date): Promise<void> {
  const parties = await applicationParties(tx, interview.application_id);
  const starts_at = zoned(interview.starts_at, parties.time_zone);
  for (const whom of ['candidate', 'school'] as const) {
    await notifyParty(tx, whom, 'interview_reminder', parties, now, { starts_at });
    await mailReminder(tx, posting, whom, interview, parties);
  }
}
