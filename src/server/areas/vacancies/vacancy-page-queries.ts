import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import { afterCursor, type Cursor, cursorOf, type Key, orderBy } from '../../engine/db/keyset.ts';
import type { Page, Total } from '../../engine/db/page.ts';
import { vacancies } from './tables/vacancy.ts';
import { isListedOn } from './tables/vacancy-state-queries.ts';
import { conditions, type VacancyFilter } from './vacancy-filter-queries.ts';
import { mentionsById } from './vacancy-text-queries.ts';

/**
 * Finds a page of vacancy ids in a time independent of the size of the market. First, the newest vacancies in
 * the list's order are scanned in an index with all columns of the search. Frequent matches fill the page by
 * then; rare ones are found quickly by an index of their own.
 */

/** The number of vacancies that are scanned; a market up to this size is searched and counted completely. */
export const NEAR = 10_000;
/** With fewer matches among them, finding and counting all is cheap. */
const RARE = 50;

export type FoundIds = { ids: number[]; total: Total; last: Cursor | null };

type Search = {
  filter: VacancyFilter;
  keys: readonly Key[];
  page: Page;
  /** The date in Riyadh. */
  today: string;
};

export async function findListed(db: Db, search: Search): Promise<FoundIds> {
  const { filter, keys, page, today } = search;
  // Listed vacancies are open.
  if (filter.status && filter.status !== 'open') return { ids: [], total: exactly(0), last: null };
  const { status: _, ...sought } = filter;
  const fits = and(...conditions(sought, today)) ?? sql`true`;
  const where = and(isListedOn(today), fits)!;
  // A single school's vacancies are few, and may be anywhere in the order.
  if (filter.school_id !== undefined) return findAll(db, where, keys, page);
  if (page.after) {
    const near = await located(
      db,
      keys,
      page,
      sql`select array(select vacancy_id from ${walk(keys, today, page.after.place)} where ${fits} limit ${page.per_page + 1}) as ids`,
    );
    return near.last ? { ...near, total: page.after.total } : findBehind(db, where, keys, page, page.after);
  }

  const from = (page.page - 1) * page.per_page;
  const near = await located<{ seen: number; matched: number }>(
    db,
    keys,
    page,
    sql`select count(*)::int as seen, count(*) filter (where fits)::int as matched,
      (array_agg(vacancy_id) filter (where fits))[${from + 1}:${from + page.per_page + 1}] as ids
      from (select vacancy_id, coalesce(${fits}, false) as fits from ${walk(keys, today)} offset 0) near`,
  );
  const { seen, matched } = near;
  if (seen < NEAR) return { ...near, total: exactly(matched) };
  if (matched <= RARE) {
    const { words = [], corrections = {} } = sought;
    const mentioned = await mentionsById(db, [...words, ...Object.values(corrections).flat()]);
    return findAll(db, and(isListedOn(today), ...conditions(sought, today, mentioned))!, keys, page);
  }
  const found = near.last ? near : await findDeep(db, { keys, page, today }, fits);
  const reached = from + found.ids.length;
  // Counting all would read the whole market; beyond the walked part there are more, up to the last page.
  const total = found.last ? { rows: Math.max(matched, reached), isCapped: true } : exactly(reached);
  return { ...found, total };
}

/** Finds the vacancies of a condition, counting all. */
async function findAll(db: Db, where: SQL, keys: readonly Key[], page: Page): Promise<FoundIds> {
  if (page.after) return findBehind(db, where, keys, page, page.after);
  const found = await located<{ total: number }>(
    db,
    keys,
    page,
    sql`with vacancies as materialized (select vacancy_id, featured_in, created_at, application_deadline, title_key, open_reports from ${vacancies} where ${where})
      select (select count(*)::int from vacancies) as total, array(${byKeys(keys, page)}) as ids`,
  );
  return { ...found, total: exactly(found.total) };
}

const findBehind = async (
  db: Db,
  where: SQL,
  keys: readonly Key[],
  page: Page,
  { place, total }: NonNullable<Page['after']>,
): Promise<FoundIds> => ({
  ...(await located(
    db,
    keys,
    page,
    sql`select array(${byKeys(keys, { ...page, page: 1 }, and(where, afterCursor(keys, place)))}) as ids`,
  )),
  total,
});

/**
 * Finds a deep page by walking to it from position to position. Each statement reads as many rows as a first
 * page does, so that none exceeds the visitors' statement timeout, regardless of depth and order.
 */
async function findDeep(
  db: Db,
  { keys, page, today }: Omit<Search, 'filter'>,
  fits: SQL,
): Promise<Pick<FoundIds, 'ids' | 'last'>> {
  let before = (page.page - 1) * page.per_page;
  const ids: string[] = [];
  for (let place: Cursor | undefined; ; ) {
    const wanted = page.per_page + 1 - ids.length;
    const { rows } = await db.execute(
      sql`select part.*, (select ${cursorOf(keys)} from ${vacancies} where vacancy_id = last_id) as place
        from (select count(*)::int as seen, count(*) filter (where fits)::int as matched,
          (array_agg(vacancy_id) filter (where fits))[${before + 1}:${before + wanted}] as ids,
          (array_agg(vacancy_id))[count(*)] as last_id
          from (select vacancy_id, coalesce(${fits}, false) as fits from ${walk(keys, today, place)} offset 0) walked) part`,
    );
    const part = rows[0] as { seen: number; matched: number; ids: string[] | null; place: Cursor };
    ids.push(...(part.ids ?? []));
    before = Math.max(0, before - part.matched);
    place = part.place;
    if (ids.length > page.per_page || part.seen < NEAR)
      return located(db, keys, page, sql`select ${sql.param(ids)}::bigint[] as ids`);
  }
}

/** Returns the ids of a page by its number, and of the row after it. */
const byKeys = (keys: readonly Key[], { page, per_page }: Page, where: SQL = sql`true`): SQL =>
  sql`select vacancy_id from vacancies where ${where} order by ${list(orderBy(keys))}
    limit ${per_page + 1} offset ${(page - 1) * per_page}`;

/** The first rows of the list, or those after a position, aliased as the table. */
export const walk = (keys: readonly Key[], today: string, place?: Cursor): SQL =>
  sql`(select vacancy_id, title_key, country_id, city, curriculum_id, position_type, salary_range_min, salary_range_max,
    show_salary_range, subject_id, candr_id, school_id from ${vacancies} where ${and(isListedOn(today), place && afterCursor(keys, place))}
    order by ${list(orderBy(keys))} limit ${NEAR}) as vacancies`;

/**
 * Adds the last row's position to a query for the `ids` of a page and of the row after it, and removes that
 * row.
 */
async function located<Row = unknown>(
  db: Db,
  keys: readonly Key[],
  { per_page }: Page,
  query: SQL,
): Promise<Row & Pick<FoundIds, 'ids' | 'last'>> {
  const { rows } = await db.execute(
    sql`select *, (select ${cursorOf(keys)} from ${vacancies} where vacancy_id = ids[${per_page}] and cardinality(ids) > ${per_page}) as last
      from (${query}) page`,
  );
  const row = rows[0] as Row & { ids: string[] | null; last: Cursor | null };
  return { ...row, ids: (row.ids ?? []).slice(0, per_page).map(Number) };
}

const exactly = (rows: number): Total => ({ rows, isCapped: false });

/** Returns the planner's estimate of the whole list's length. */
export async function listedRows(db: Db, today: string): Promise<number> {
  const { rows } = await db.execute(
    sql`explain (format json) select from ${vacancies} where ${isListedOn(today)}`,
  );
  const [{ Plan }] = rows[0]!['QUERY PLAN'] as [{ Plan: { 'Plan Rows': number } }];
  return Math.max(NEAR, Plan['Plan Rows']);
}

const list = (parts: SQL[]): SQL => sql.join(parts, sql`, `);
