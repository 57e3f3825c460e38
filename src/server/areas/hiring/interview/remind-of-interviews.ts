import type { Db } from '../../../engine/db/connect.ts';
import { eachInSavepoint, type OnFailure } from '../../../engine/db/each-in-savepoint.ts';
import type { MailContext } from '../../news/tell.ts';
import { applicationParties } from '../application/application-party-queries.ts';
import { tellInterview } from './interview-news.ts';
import { claimReminders, type StoredInterview } from './interview-queries.ts';

const AT_ONCE = 50;

/**
 * Reminds both sides of interviews within the next day, once, which is recorded in the same transaction.
 * Concurrent servers do not wait for each other. A failed reminder is reported and not retried.
 */
export async function remindOfInterviews(
  db: Db,
  posting: MailContext,
  now: Date,
  onFailure: OnFailure<StoredInterview> = () => {},
): Promise<void> {
  let count = AT_ONCE;
  while (count === AT_ONCE) {
    count = await db.transaction(async (tx) => {
      const coming = await claimReminders(tx, now, AT_ONCE);
      await eachInSavepoint(tx, coming, (own, interview) => remind(own, posting, interview, now), onFailure);
      return coming.length;
    });
  }
}

async function remind(tx: Db, posting: MailContext, interview: StoredInterview, now: Date): Promise<void> {
  const parties = await applicationParties(tx, interview.application_id);
  await tellInterview(tx, posting, 'interview-reminder', interview, parties, now);
}
