import { count, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../../engine/db/connect.ts';
import { prepared } from '../../../engine/db/prepared.ts';
import { applications, formerApplications } from '../../hiring/tables/application.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';

const inState = (table: typeof applications | typeof formerApplications) => ({
  status: sql<string>`${table.status}`.as('status'),
  total: count().as('total'),
  viewed: sql<number>`count(${table.viewed_at})::int`.as('viewed'),
});

/**
 * Counts a candidate's applications by state, and those that schools have opened, including those to deleted
 * schools. A state may occur twice.
 */
export async function countApplicationsOfCandidate(
  db: Db,
  candidateId: number,
): Promise<{ status: string; total: number; viewed: number }[]> {
  const [present, former] = [applications, formerApplications].map((table) =>
    db.select(inState(table)).from(table).where(eq(table.candidate_id, candidateId)).groupBy(table.status),
  );
  return unionAll(present!, former!);
}

const toSchool = prepared((db) => {
  const [present, former] = [applications, formerApplications].map((table) =>
    db
      .select({ total: count().as('total') })
      .from(table)
      .innerJoin(vacancies, eq(vacancies.vacancy_id, table.vacancy_id))
      .where(eq(vacancies.school_id, sql.placeholder('id'))),
  );
  return unionAll(present!, former!).prepare('applications_to_school');
});

/** Counts the applications to a school, including those of deleted candidates. */
export async function countApplicationsToSchool(db: Db, schoolId: number): Promise<number> {
  const rows = await toSchool(db).execute({ id: schoolId });
  return rows.reduce((sum, { total }) => sum + total, 0);
}
