import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import { registrationSalts } from '../../account/tables/session.ts';
import { applications } from '../../hiring/tables/application.ts';
import { bulkTaskRows } from '../../hiring/tables/bulk-task.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { schools } from '../../schools/tables/school.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { reports } from '../tables/report.ts';

export async function addressOf(tx: Db, id: number): Promise<string> {
  const [row] = await tx.select({ user_name: users.user_name }).from(users).where(eq(users.id, id));
  return row!.user_name;
}

/** Deletes data that is stored under the e-mail address only. */
export async function deleteAddressTraces(tx: Db, user_name: string): Promise<void> {
  await tx.delete(registrationSalts).where(eq(registrationSalts.address, sql`lower(${user_name})`));
}

/**
 * Locks a user's records, before the account itself, in the lock order of applying and changing a profile, to
 * avoid deadlocks.
 */
export async function lockOwnedRecords(tx: Db, userId: number): Promise<void> {
  // The rows of jobs first: a job locks its row before the application, and skips a locked one.
  await tx.execute(sql`
    select 1 from ${bulkTaskRows} r
    join ${applications} a on a.application_id = r.application_id and a.vacancy_id = r.vacancy_id
    join ${vacancies} v on v.vacancy_id = a.vacancy_id
    join ${schools} s on s.school_id = v.school_id
    join ${candidates} c on c.candidate_id = a.candidate_id
    where r.done_at is null and (s.user_id = ${userId} or c.user_id = ${userId})
    order by r.job_id, r.application_id for update of r`);
  await tx
    .select({ id: candidates.candidate_id })
    .from(candidates)
    .where(eq(candidates.user_id, userId))
    .for('update');
  const [school] = await tx
    .select({ id: schools.school_id })
    .from(schools)
    .where(eq(schools.user_id, userId))
    .for('update');
  if (!school) return;
  await tx
    .select({ id: vacancies.vacancy_id })
    .from(vacancies)
    .where(eq(vacancies.school_id, school.id))
    .orderBy(vacancies.vacancy_id)
    .for('update');
}

/** Deletes the texts the person wrote in reports, and those Admins wrote about it; the reports stay. */
export async function redactReportsOf(tx: Db, userId: number): Promise<void> {
  await tx
    .update(reports)
    .set({ reporter_id: null, text: null, note: null })
    .where(eq(reports.reporter_id, userId));
}
