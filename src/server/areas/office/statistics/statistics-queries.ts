import { count, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { schools } from '../../schools/tables/school.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { isListedOn } from '../../vacancies/tables/vacancy-state-queries.ts';

export type Statistics = { open_vacancies: number; schools: number; candidates: number };

/** Returns the public statistics; `today` is the date in Riyadh. */
export async function countAll(db: Db, today: string): Promise<Statistics> {
  const of = (table: typeof schools | typeof candidates) =>
    sql<number>`(${db.select({ total: count() }).from(table)})::int`;
  const [row] = await db
    .select({ open_vacancies: count(), schools: of(schools), candidates: of(candidates) })
    .from(vacancies)
    .where(isListedOn(today));
  return row!;
}
