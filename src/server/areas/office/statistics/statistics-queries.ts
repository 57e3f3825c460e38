import { count, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { schools } from '../../schools/tables/school.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';

export type Statistics = { open_vacancies: number; schools: number; candidates: number };

/** Returns the totals; `counted` says which vacancies count as open: for visitors, those that they can find. */
export async function countAll(db: Db, counted: SQL): Promise<Statistics> {
  const of = (table: typeof schools | typeof candidates) =>
    sql<number>`(${db.select({ total: count() }).from(table)})::int`;
  const [row] = await db
    .select({ open_vacancies: count(), schools: of(schools), candidates: of(candidates) })
    .from(vacancies)
    .where(counted);
  return row!;
}
