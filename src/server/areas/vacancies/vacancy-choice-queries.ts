import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import { vacancies } from './tables/vacancy.ts';
import { isListedOn } from './tables/vacancy-state-queries.ts';
import type { Share } from './vacancy-choices.ts';
import type { VacancyFilter } from './vacancy-filter-queries.ts';
import {
  eachNewest,
  fitting,
  frequency,
  isLarge,
  isNewest,
  keep,
  listedRows,
  NEAR,
  walk,
  wordsOf,
} from './vacancy-page-queries.ts';
import { correctedIfNeeded, vacancyKeys } from './vacancy-search-queries.ts';

/** The columns by which vacancies are counted, individually or combined. */
const SPREAD = ['country_id', 'city', 'curriculum_id', 'subject_id', 'candr_id'] as const;

/**
 * Counts the vacancies of a search by place, curriculum, subject and role, ignoring choices of these four. In
 * a market of more than `NEAR` vacancies, many are estimated from the newest, to two digits, and kept for some seconds.
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
  const words = await wordsOf(db, filter);
  const search = { filter, keys, today, page: { page: 1, per_page: 1 }, words };
  const among = (condition: SQL | undefined) =>
    sql`(select * from ${vacancies} where ${and(condition, isListedOn(today))}) as vacancies`;
  if (!(await isLarge(db, today)))
    return counted(db, words ? among(words.where('few')) : walk(keys, today), fitting(search, 'few'), 1);
  if (words && (await frequency(db, search)).isRare)
    return counted(db, among(words.where('few')), fitting(search, 'few'), 1);
  const fits = fitting(search, 'many');
  return keep(db, JSON.stringify(['spread', filter, today]), async () =>
    words
      ? counted(db, among(isNewest), fits, await eachNewest(db))
      : counted(db, walk(keys, today), fits, (await listedRows(db, today)) / NEAR),
  );
}

/** Counts vacancies by all columns together; each of these vacancies stands for so many. */
async function counted(db: Db, some: SQL, fits: SQL, each: number): Promise<Share[]> {
  const { rows } = await db.execute<Share>(
    sql`select country_id::int, city, curriculum_id::int, subject_id::int, candr_id::int, count(*)::int as open_vacancies
      from ${some} where ${fits} group by country_id, city, curriculum_id, subject_id, candr_id`,
  );
  return each === 1
    ? rows
    : rows.map((row) => ({ ...row, open_vacancies: Number((row.open_vacancies * each).toPrecision(2)) }));
}
