import { and, sql } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import type { Share } from './vacancy-choices.ts';
import { conditions, type VacancyFilter } from './vacancy-filter-queries.ts';
import { listedRows, NEAR, walk } from './vacancy-page-queries.ts';
import { correctedIfNeeded, vacancyKeys } from './vacancy-search-queries.ts';

/** The columns by which vacancies are counted, individually or combined. */
const SPREAD = ['country_id', 'city', 'curriculum_id', 'subject_id', 'candr_id'] as const;

/**
 * Counts the vacancies of a search by place, curriculum, subject and role, ignoring choices of these four. In
 * a market of more than `NEAR` vacancies, the numbers are estimated from the newest, to two digits.
 */
export async function spreadOf(db: Db, filter: VacancyFilter, today: string): Promise<Share[]> {
  const others = { ...filter };
  for (const chosen of SPREAD) delete others[chosen];
  const exact = await spreadAsWritten(db, others, today);
  if (exact.length > 0) return exact;
  const corrected = await correctedIfNeeded(db, others, today);
  return corrected.corrections ? spreadAsWritten(db, corrected, today) : exact;
}

async function spreadAsWritten(db: Db, filter: VacancyFilter, today: string): Promise<Share[]> {
  const keys = vacancyKeys('-created_at', { featuredFirst: true });
  const fits = and(...conditions(filter, today)) ?? sql`true`;
  const { rows } = await db.execute<Share & { seen: number }>(
    sql`with near as materialized (select country_id, city, curriculum_id, subject_id, candr_id, coalesce(${fits}, false) as fits from ${walk(keys, today)} offset 0)
      select country_id::int, city, curriculum_id::int, subject_id::int, candr_id::int, count(*)::int as open_vacancies, (select count(*)::int from near) as seen
      from near where fits group by country_id, city, curriculum_id, subject_id, candr_id`,
  );
  const { seen = 0 } = rows[0] ?? {};
  const share = seen < NEAR ? 1 : (await listedRows(db, today)) / seen;
  return rows.map(({ seen: _, open_vacancies, ...place }) => ({
    ...place,
    open_vacancies: share === 1 ? open_vacancies : Number((open_vacancies * share).toPrecision(2)),
  }));
}
