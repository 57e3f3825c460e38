import type { Db } from '../../../engine/db/connect.ts';
import type { OnFailure } from '../../../engine/db/each-in-savepoint.ts';
import { eachMorning } from '../../../engine/mail/each-morning.ts';
import { type MailContext, tell } from '../../news/tell.ts';
import { claimDigests, type DueSchool, newApplicationsFor } from './application-digest-queries.ts';

/** The most vacancies that a mail lists; its last link leads to all of them. */
const NAMED = 10;

/**
 * Mails a school's owner and recruiters once a day, in the morning, the number of applications since the last
 * such mail, except those they were mailed about individually; no mail when there are none. It names no
 * applicant. A school whose mail fails is reported; its next mail covers later applications only.
 */
export async function mailApplicationDigests(
  db: Db,
  posting: MailContext,
  now: Date,
  onFailure: OnFailure<DueSchool> = () => {},
): Promise<void> {
  const send = (tx: Db, due: DueSchool, morning: Date) => mailSchool(tx, posting, due, morning);
  await eachMorning(db, now, claimDigests, send, onFailure);
}

async function mailSchool(tx: Db, posting: MailContext, school: DueSchool, until: Date): Promise<void> {
  for (const id of school.school_user_ids) {
    const found = await newApplicationsFor(tx, id, school, until);
    // All were mailed individually, or the last one was just withdrawn.
    if (found.length === 0) continue;
    const rest = found.length - NAMED;
    // Sent even to readers who have switched to individual mails, as they got none before the switch.
    await tell(tx, posting, 'application-digest', {
      to: { recruiter: id },
      facts: {
        n: found.reduce((sum, { total }) => sum + total, 0),
        vacancies: found.slice(0, NAMED).map(({ total, ...vacancy }) => ({ ...vacancy, n: total })),
        rest: rest > 0 ? [{ n: rest }] : [],
      },
    });
  }
}
