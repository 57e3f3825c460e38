import { and, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { siteDay } from '../../../language/run/value/site-day.ts';
import type { Db } from '../../engine/db/connect.ts';
import { unreferencedFiles } from '../../engine/db/record-files.ts';
import { files } from '../../engine/db/tables/file.ts';
import { applications } from '../hiring/tables/application.ts';
import { filesOfApplications } from '../hiring/tables/application-file-queries.ts';
import { notifications } from '../news/tables/notification.ts';
import { profileReads } from '../schools/tables/candidate-reach.ts';
import { vacancies } from '../vacancies/tables/vacancy.ts';

/** The most applications deleted by one transaction. */
const AT_ONCE = 500;

export async function sweepNotifications(db: Db, before: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.created_at, before));
}

export async function sweepProfileReads(db: Db, before: Date): Promise<void> {
  await db.delete(profileReads).where(lt(profileReads.read_at, before));
}

/**
 * Deletes applications to vacancies that ended before a moment. Both sides keep their statistics; files are
 * deleted later, when no row refers to them (`FileStore.sweep`).
 */
export async function sweepApplications(db: Db, before: Date): Promise<void> {
  for (;;) {
    const found = await db.transaction((tx) => sweepSomeApplications(tx, before));
    if (found < AT_ONCE) return;
  }
}

async function sweepSomeApplications(tx: Db, before: Date): Promise<number> {
  const isOver = or(
    and(isNotNull(vacancies.closed_at), lt(vacancies.closed_at, before)),
    lt(vacancies.application_deadline, siteDay(before)),
  );
  const over = tx.select({ id: vacancies.vacancy_id }).from(vacancies).where(isOver);
  const found = await tx
    .select({ id: applications.application_id })
    .from(applications)
    .where(inArray(applications.vacancy_id, over))
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
  const free = await unreferencedFiles(tx, held);
  if (free.length > 0) await tx.delete(files).where(inArray(files.id, free));
  return ids.length;
}
