import { count, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect.ts';
import { applications, formerApplications } from '../db/schema/application.ts';
import { vacancies } from '../db/schema/vacancy.ts';

const inState = (table: typeof applications | typeof formerApplications) => ({
  status: sql<string>`${table.status}`.as('status'),
  total: count().as('total'),
  viewed: sql<number>`count(${table.viewed_at})::int`.as('viewed'),
});

/**
 * How many applications of a candidate are in each state, and how many a school has opened; those to schools that are
 * gone count, too. A state may come twice.
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

/** How many have applied to a school, also those who are gone. */
export async function countApplicationsToSchool(db: Db, schoolId: number): Promise<number> {
  const [present, former] = [applications, formerApplications].map((table) =>
    db
      .select({ total: count().as('total') })
      .from(table)
      .innerJoin(vacancies, eq(vacancies.vacancy_id, table.vacancy_id))
      .where(eq(vacancies.school_id, schoolId)),
  );
  const rows = await unionAll(present!, former!);
  return rows.reduce((sum, { total }) => sum + total, 0);
}
