import { and, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { siteDay } from '../../../language/run/value/site-day.ts';
import type { Db } from '../../engine/db/connect.ts';
import { deleteUnreferencedFiles } from '../../engine/db/record-files.ts';
import { applicationHistory, applications } from '../hiring/tables/application.ts';
import { filesOfApplications, filesOfInvitations } from '../hiring/tables/application-file-queries.ts';
import { messageThreads } from '../hiring/tables/message-thread.ts';
import { notifications } from '../news/tables/notification.ts';
import { profileReads } from '../schools/tables/candidate-reach.ts';
import { vacancies } from '../vacancies/tables/vacancy.ts';

/** The most applications, or conversations about invitations, deleted by one transaction. */
const AT_ONCE = 500;

export async function sweepNotifications(db: Db, before: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.created_at, before));
}

export async function sweepProfileReads(db: Db, before: Date): Promise<void> {
  await db.delete(profileReads).where(lt(profileReads.read_at, before));
}

/**
 * Deletes applications to vacancies that ended before a moment, and messages about invitations to them. Both sides keep their statistics; files are
 * deleted later, when no row refers to them (`FileStore.sweep`).
 */
export async function sweepApplications(db: Db, before: Date): Promise<void> {
  for (const sweepSome of [sweepSomeApplications, sweepSomeInvitationMessages])
    for (;;) {
      const found = await db.transaction((tx) => sweepSome(tx, before));
      if (found < AT_ONCE) break;
    }
}

function endedBefore(tx: Db, before: Date) {
  const isOver = or(
    and(isNotNull(vacancies.closed_at), lt(vacancies.closed_at, before)),
    lt(vacancies.application_deadline, siteDay(before)),
  );
  return tx.select({ id: vacancies.vacancy_id }).from(vacancies).where(isOver);
}

async function sweepSomeApplications(tx: Db, before: Date): Promise<number> {
  const found = await tx
    .select({ id: applications.application_id })
    .from(applications)
    .where(inArray(applications.vacancy_id, endedBefore(tx, before)))
    .orderBy(applications.application_id)
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const held = await filesOfApplications(tx, ids);
  for (const side of ['vacancy_id', 'candidate_id'])
    await tx.execute(sql`
      insert into former_applications (${sql.identifier(side)}, status, application_date, viewed_at)
      select ${sql.identifier(side)}, status, application_date, viewed_at
      from applications where ${inArray(applications.application_id, ids)}`);
  await tx.delete(applications).where(inArray(applications.application_id, ids));
  await deleteUnreferencedFiles(tx, held);
  return ids.length;
}

async function sweepSomeInvitationMessages(tx: Db, before: Date): Promise<number> {
  const { vacancy_id, invitation_id } = messageThreads;
  const found = await tx
    .select({ id: invitation_id })
    .from(messageThreads)
    .where(and(isNotNull(invitation_id), inArray(vacancy_id, endedBefore(tx, before))))
    .orderBy(invitation_id)
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  const ids = found.map(({ id }) => id!);
  if (ids.length === 0) return 0;
  const held = await filesOfInvitations(tx, inArray(invitation_id, ids));
  await tx.delete(applicationHistory).where(inArray(applicationHistory.invitation_id, ids));
  await tx.delete(messageThreads).where(inArray(invitation_id, ids));
  await deleteUnreferencedFiles(tx, held);
  return ids.length;
}
