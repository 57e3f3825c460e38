import { and, asc, desc, eq, gt, inArray, lt, lte, not, type SQL, sql } from 'drizzle-orm';
import { DAY } from '../../../../language/run/value/durations.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import { recruitersOfSchool } from '../../account/membership-queries.ts';
import { ROLE } from '../../account/user-queries.ts';
import { mailPreferences } from '../../news/tables/mail-preference.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { schools } from '../../schools/tables/school.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { shownName } from '../application/listed-application-queries.ts';
import { withSnapshots } from '../application-snapshot/application-snapshot-queries.ts';
import type { Side } from '../message/message-queries.ts';
import { isSeenBySchool } from '../message/thread-queries.ts';
import { applications, isOfApplication } from '../tables/application.ts';
import { messageThreads } from '../tables/message-thread.ts';

/** How many days back a mail reaches at most, if the last one is older. */
const DAYS_BACK = 7;

export type DueReader = {
  user_id: number;
  side: Side;
  /** Messages after this moment, up to this morning, are new. */
  since: Date;
};

/**
 * Claims people who do not want a mail for each message and have had no daily one this morning. Those claimed by
 * another process are skipped.
 */
export async function claimReaders(tx: Db, morning: Date, atMost: number): Promise<DueReader[]> {
  const due = await tx
    .select({
      user_id: mailPreferences.user_id,
      role_id: users.role_id,
      digested_until: mailPreferences.digested_until,
    })
    .from(mailPreferences)
    .innerJoin(users, eq(users.id, mailPreferences.user_id))
    .where(
      and(
        eq(mailPreferences.kind, 'messages'),
        not(mailPreferences.is_wanted),
        lt(mailPreferences.digested_until, morning),
      ),
    )
    .orderBy(asc(mailPreferences.user_id))
    .limit(atMost)
    .for('no key update', { of: mailPreferences, skipLocked: true });
  const ids = due.map(({ user_id }) => user_id);
  if (ids.length > 0)
    await tx
      .update(mailPreferences)
      .set({ digested_until: morning })
      .where(and(eq(mailPreferences.kind, 'messages'), inArray(mailPreferences.user_id, ids)));
  const furthest = new Date(morning.getTime() - DAYS_BACK * DAY);
  return due.map(({ user_id, role_id, digested_until }) => ({
    user_id,
    side: role_id === ROLE.School ? 'school' : 'candidate',
    since: digested_until > furthest ? digested_until : furthest,
  }));
}

export type UnreadConversation = {
  /** Of this and `invitation_id`, exactly one is set. */
  application_id: number | null;
  invitation_id: number | null;
  vacancy_title: string;
  /** The other side's name. */
  with: string;
  /** The number of unread messages. */
  n: number;
};

/**
 * Returns a person's conversations with unread messages, the newest of them written between two moments; the latest
 * first, without muted ones.
 */
export async function unreadConversations(
  tx: Db,
  { user_id, side, since }: DueReader,
  until: Date,
): Promise<UnreadConversation[]> {
  const unread = messageThreads[`${side}_unread`];
  const isReader: SQL =
    side === 'school'
      ? sql`${user_id}::bigint = any(${recruitersOfSchool})`
      : eq(candidates.user_id, user_id);
  const rows = tx
    .select({
      application_id: messageThreads.application_id,
      invitation_id: messageThreads.invitation_id,
      vacancy_title: vacancies.vacancy_title,
      with: side === 'school' ? shownName : sql<string>`${schools.school_name}`,
      n: unread,
    })
    .from(messageThreads)
    .leftJoin(applications, isOfApplication(messageThreads))
    .innerJoin(candidates, eq(candidates.candidate_id, messageThreads.candidate_id))
    .innerJoin(vacancies, eq(vacancies.vacancy_id, messageThreads.vacancy_id))
    .innerJoin(schools, eq(schools.school_id, messageThreads.school_id))
    .$dynamic();
  return withSnapshots(rows)
    .where(
      and(
        isReader,
        side === 'school' ? isSeenBySchool : undefined,
        gt(unread, 0),
        not(messageThreads[`${side}_muted`]),
        gt(messageThreads.last_message_at, since),
        lte(messageThreads.last_message_at, until),
      ),
    )
    .orderBy(desc(messageThreads.last_message_at), desc(messageThreads.last_message_id));
}
