import { count, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import { schoolCurriculums, schools } from './tables/school.ts';

/** Counts the schools of a condition by country. */
export async function countByCountry(db: Db, where: SQL | undefined): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: schools.country_id, found: count() })
    .from(schools)
    .where(where)
    .groupBy(schools.country_id);
  return new Map(rows.map(({ id, found }) => [id, found]));
}

/** Counts the schools of a condition by curriculum; a school counts once for each that it offers. */
export async function countByCurriculum(db: Db, where: SQL | undefined): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: schoolCurriculums.item_id, found: count() })
    .from(schools)
    .innerJoin(schoolCurriculums, eq(schoolCurriculums.owner_id, schools.school_id))
    .where(where)
    .groupBy(schoolCurriculums.item_id);
  return new Map(rows.map(({ id, found }) => [Number(id), found]));
}
