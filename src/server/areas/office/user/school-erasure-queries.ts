import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { unreferencedFiles } from '../../../engine/db/record-files.ts';
import { applications } from '../../hiring/tables/application.ts';
import { filesOfApplications, filesOfInvitations } from '../../hiring/tables/application-file-queries.ts';
import { messageThreads } from '../../hiring/tables/message-thread.ts';
import { keepCandidateStatistics } from '../../people/former-application-queries.ts';
import { vacancies, vacancyFiles } from '../../vacancies/tables/vacancy.ts';

/** An applicant of a school that is being deleted. */
export type Applicant = Pick<typeof applications.$inferSelect, 'application_id' | 'status'>;

/**
 * Returns the applications to a school whose vacancies are locked, and locks them until the transaction ends.
 */
export async function lockApplicants(tx: Db, schoolId: number): Promise<Applicant[]> {
  return tx
    .select({ application_id: applications.application_id, status: applications.status })
    .from(applications)
    .innerJoin(vacancies, eq(vacancies.vacancy_id, applications.vacancy_id))
    .where(eq(vacancies.school_id, schoolId))
    .orderBy(applications.application_id)
    .for('update', { of: applications });
}

/**
 * Deletes a school's vacancies with their applications, whose counts candidates keep. Returns the ids of
 * files that no record refers to any more, for the caller to discard.
 */
export async function deleteVacanciesOf(tx: Db, schoolId: number): Promise<number[]> {
  const schoolVacancies = tx
    .select({ id: vacancies.vacancy_id })
    .from(vacancies)
    .where(eq(vacancies.school_id, schoolId));
  const received = tx
    .select({ id: applications.application_id })
    .from(applications)
    .where(inArray(applications.vacancy_id, schoolVacancies));
  const held = await filesOfApplications(tx, received);
  const written = await filesOfInvitations(tx, eq(messageThreads.school_id, schoolId));
  const shown = await tx
    .select({ id: vacancyFiles.file_id })
    .from(vacancyFiles)
    .where(inArray(vacancyFiles.owner_id, schoolVacancies));
  await keepCandidateStatistics(tx, schoolId);
  await tx.delete(applications).where(inArray(applications.vacancy_id, schoolVacancies));
  await tx.delete(vacancies).where(eq(vacancies.school_id, schoolId));
  return unreferencedFiles(tx, [...held, ...written, ...shown.map(({ id }) => id)]);
}
