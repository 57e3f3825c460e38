import { and, count, eq } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import { type SchoolFilter, schoolConditions } from './school-search-queries.ts';
import { schoolCurriculums, schools } from './tables/school.ts';

/** Counts the schools of a search by country, whatever countries are chosen. */
export async function countByCountry(
  db: Db,
  { country_id: _, ...others }: SchoolFilter,
  today: string,
): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: schools.country_id, found: count() })
    .from(schools)
    .where(and(...schoolConditions(db, others, today)))
    .groupBy(schools.country_id);
  return new Map(rows.map(({ id, found }) => [id, found]));
}

/** Counts them by curriculum, whatever curricula are chosen; a school counts with each that it offers. */
export async function countByCurriculum(
  db: Db,
  { curriculum_offered: _, ...others }: SchoolFilter,
  today: string,
): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: schoolCurriculums.item_id, found: count() })
    .from(schools)
    .innerJoin(schoolCurriculums, eq(schoolCurriculums.owner_id, schools.school_id))
    .where(and(...schoolConditions(db, others, today)))
    .groupBy(schoolCurriculums.item_id);
  return new Map(rows.map(({ id, found }) => [Number(id), found]));
}
