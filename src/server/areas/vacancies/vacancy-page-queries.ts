import { and, Column, is, type SQL, sql } from 'drizzle-orm';
import { cacheKeyOf, type Db } from '../../engine/db/connect.ts';
import { afterCursor, type Cursor, cursorOf, type Key, orderBy } from '../../engine/db/keyset.ts';
import { COUNTED, upToCounted } from '../../engine/db/large-list.ts';
import type { Expected } from '../../engine/db/list-condition.ts';
import type { Page, Total } from '../../engine/db/page.ts';
import { vacancies } from './tables/vacancy.ts';
import { isListedOn } from './tables/vacancy-state-queries.ts';
import { conditions, type VacancyFilter } from './vacancy-filter-queries.ts';
import { type Sought, soughtBy } from './vacancy-text-queries.ts';

/**
 * Finds a page of vacancy ids in a time independent of the size of the market. Frequent matches are read in the list's
 * order until the page is full; rare ones are found by an index of their own, and counted. The newest vacancies tell
 * which they are.
 */

/** The number of vacancies that are scanned; a market up to this size is searched and counted completely. */
export const NEAR = 10_000;
/** With fewer matches among them, finding and counting all is cheap. */
const RARE = 50;
/** Words are frequent when one of so many new vacancies has them: a page is then soon full. */
const FREQUENT = 100;
/** Words are common when one of so many new vacancies has them, and at that rate so many vacancies do. */
const COMMON = { oneOf: 20, matches: 5 * COUNTED };
/**
 * Up to this many matches are sorted by relevance. More would take too long on every call, a search for "teacher" the
 * whole market, so they come in the list's other order, newest first.
 */
const COMPARED = 1000;
/** Milliseconds for which the size of the market and of a large list is kept. */
const KEPT = 5_000;

/** Stands for the relevance to a search's words, which only the search itself can tell. */
export const RELEVANCE: Omit<Key, 'descending'> = { by: sql`0::bigint`, kind: 'number' };
const isRelevance = (key: Key): boolean => key.by === RELEVANCE.by;

export type FoundIds = { ids: number[]; total: Total; last: Cursor | null };

type Search = {
  filter: VacancyFilter;
  /** Of which the first may be the relevance. */
  keys: readonly Key[];
  page: Page;
  /** The date at the site. */
  today: string;
};
/** A search whose words have been resolved. */
type Resolved = Search & {
  words: Sought | undefined;
  /** If it has been counted. */
  total?: Total;
};

export async function findListed(db: Db, search: Search): Promise<FoundIds> {
  const { status, ...filter } = search.filter;
  // Listed vacancies are open.
  if (status && status !== 'open') return { ids: [], total: exactly(0), last: null };
  const words = await wordsOf(db, filter);
  const resolved: Resolved = { ...search, filter, words };
  const { after } = search.page;
  if (after)
    return after.total.rows > COMPARED || after.total.isCapped
      ? withoutRelevance(db, resolved, findOnward)
      : findAll(db, resolved);
  // A single school's vacancies are few, and may be anywhere in the order.
  if (filter.school_id !== undefined) return findAll(db, resolved);
  if (!(await isLarge(db, search.today))) return findInSmall(db, resolved);
  const { isRare } = await frequency(db, resolved);
  return isRare ? findAll(db, resolved) : withoutRelevance(db, resolved, findInOrder);
}

/** Searches a small market completely; many matches are not counted again for some seconds. */
async function findInSmall(db: Db, search: Resolved): Promise<FoundIds> {
  const name = `total ${nameOf(search)}`;
  const total = await recall<Total>(db, name);
  if (total) return { ...(await withoutRelevance(db, { ...search, total }, findInOrder)), total };
  const found = await (search.words ? findAll : findAmongFew)(db, search);
  if (found.total.rows > COMPARED) await keep(db, name, async () => found.total);
  return found;
}

/** Resolves the words of a filter. */
export async function wordsOf(
  db: Db,
  { words = [], corrections = {} }: VacancyFilter,
): Promise<Sought | undefined> {
  if (words.length === 0) return undefined;
  return soughtBy(
    db,
    words.map((word) => [word, ...(Object.hasOwn(corrections, word) ? corrections[word]! : [])]),
  );
}

/** The condition of a search, apart from being listed. */
export const fitting = (
  { filter, today, words }: Pick<Resolved, 'filter' | 'today' | 'words'>,
  expected: Expected,
): SQL => and(words?.where(expected), ...conditions(filter, today)) ?? sql`true`;

const listed = (search: Resolved, expected: Expected): SQL =>
  and(isListedOn(search.today), fitting(search, expected))!;

type Kept = { until: number; found: Promise<unknown> };
const kept = new WeakMap<object, Map<string, Kept>>();

/** Keeps for some seconds what was found in a database. */
export async function keep<T>(db: Db, name: string, find: () => Promise<T>): Promise<T> {
  const all = kept.get(cacheKeyOf(db)) ?? new Map<string, Kept>();
  kept.set(cacheKeyOf(db), all);
  const now = performance.now();
  for (const [old, { until }] of all) {
    if (until > now) break;
    all.delete(old);
  }
  const known = all.get(name);
  if (known) return known.found as Promise<T>;
  const found = find();
  all.set(name, { until: now + KEPT, found });
  found.catch(() => all.delete(name));
  return found;
}

const recall = async <T>(db: Db, name: string): Promise<T | undefined> => {
  const known = kept.get(cacheKeyOf(db))?.get(name);
  return known && known.until > performance.now() ? (known.found as Promise<T>) : undefined;
};

/** Whether `NEAR` vacancies or more are listed. */
export const isLarge = (db: Db, today: string): Promise<boolean> =>
  keep(db, `size ${today}`, async () => {
    const { rows } = await db.execute<{ listed: number }>(
      sql`select count(*)::int as listed from (select from ${vacancies} where ${isListedOn(today)} limit ${NEAR}) as first`,
    );
    return rows[0]!.listed >= NEAR;
  });

/** Names a search, without its page. */
const nameOf = ({ filter, today, keys }: Resolved): string =>
  JSON.stringify([filter, today, keys.map(({ by, descending }) => [is(by, Column) && by.name, descending])]);

const NEWEST = sql`(select max(vacancy_id) as id, greatest(0, (max(vacancy_id) >> 10) - 1) as part from ${vacancies})`;
/**
 * The condition for the newest vacancies, one or two thousand, which the index of the words answers: each vacancy has
 * the number of its thousand as a word. The index skips what else has the searched words.
 */
export const isNewest = sql`${vacancies.search} @@ (select ('''#n' || part || ''' | ''#n' || part + 1 || '''')::tsquery from ${NEWEST} as newest)`;
/** The number of the newest vacancies, in any state. */
const NEWEST_COUNT = sql`(select (id - part * 1024 + 1)::int from ${NEWEST} as newest)`;

/**
 * Counts a search's matches in a large market: those with its words among the newest vacancies or, without words, those
 * among the list's first.
 */
export function frequency(
  db: Db,
  search: Resolved,
): Promise<{ matched: number; isRare: boolean; isCommon: boolean }> {
  const { today, words } = search;
  const keys = search.keys.filter((key) => !isRelevance(key));
  const fits = fitting(search, 'many');
  return keep(db, nameOf(search), async () => {
    const { rows } = await db.execute<{ matched: number; seen: number; last: number }>(
      words
        ? sql`select count(*)::int as matched, ${NEWEST_COUNT} as seen, (select id::float8 from ${NEWEST} as newest) as last from ${vacancies} where ${and(isNewest, listed(search, 'many'))}`
        : sql`select count(*) filter (where ${fits})::int as matched, count(*)::int as seen, 0 as last from ${walk(keys, today)}`,
    );
    const { matched, seen, last } = rows[0]!;
    return {
      matched,
      isRare: words ? matched * FREQUENT < seen : matched <= RARE,
      isCommon: matched * COMMON.oneOf > seen && (matched / seen) * last > COMMON.matches,
    };
  });
}

/** Reads and counts the matches in a small market: PostgreSQL finds them by the filter or in the list's order. */
async function findAmongFew(db: Db, search: Resolved): Promise<FoundIds> {
  const { keys, page } = search;
  const from = (page.page - 1) * page.per_page;
  const { matched, ...found } = await located<{ matched: number }>(
    db,
    keys,
    page,
    sql`select count(*)::int as matched, (array_agg(vacancy_id))[${from + 1}:${from + page.per_page + 1}] as ids
      from (select vacancy_id from ${vacancies} where ${listed(search, 'many')} order by ${list(orderBy(keys))} offset 0) near`,
  );
  return { ...found, total: exactly(matched) };
}

/** Reads a list with frequent matches in its order until the page is full. */
async function findInOrder(db: Db, search: Resolved): Promise<FoundIds> {
  const { keys, page, today } = search;
  const from = (page.page - 1) * page.per_page;
  const fits = fitting(search, 'many');
  const near = await located(
    db,
    keys,
    page,
    sql`select array(select vacancy_id from ${walk(keys, today)} where ${fits} limit ${page.per_page + 1} offset ${from}) as ids`,
  );
  const found = near.last ? near : await findDeep(db, { keys, page, today }, fits);
  const reached = from + found.ids.length;
  if (!found.last) return { ...found, total: exactly(reached) };
  return { ...found, total: search.total ?? (await totalOf(db, search)) };
}

/**
 * Counts the matches up to `COUNTED`, and keeps the total for some seconds. Those of common words are counted in the
 * list's order: the index of the words would first collect all of them.
 */
const totalOf = (db: Db, search: Resolved): Promise<Total> =>
  keep(db, `counted ${nameOf(search)}`, async () => {
    const { isCommon } = await frequency(db, search);
    const matches = isCommon
      ? sql`${walk(search.keys, search.today, undefined, sql`offset 0`)} where ${fitting(search, 'many')}`
      : sql`${vacancies} where ${listed(search, 'few')}`;
    const { rows } = await db.execute<{ some: number }>(
      sql`select count(*)::int as some from (select from ${matches} limit ${COUNTED + 1}) as matches`,
    );
    return upToCounted(rows[0]!.some);
  });

/** Continues a list with frequent matches after a position. */
async function findOnward(db: Db, search: Resolved): Promise<FoundIds> {
  const { keys, page, today } = search;
  const { place, total } = page.after!;
  const near = await located(
    db,
    keys,
    page,
    sql`select array(select vacancy_id from ${walk(keys, today, place)} where ${fitting(search, 'many')} limit ${page.per_page + 1}) as ids`,
  );
  return near.last ? { ...near, total } : findAll(db, search);
}

/** Finds a page where there are too many matches to compare their relevance: it takes part in their positions only. */
async function withoutRelevance(
  db: Db,
  search: Resolved,
  find: (db: Db, search: Resolved) => Promise<FoundIds>,
): Promise<FoundIds> {
  const { keys, page } = search;
  if (!isRelevance(keys[0]!)) return find(db, search);
  const after = page.after && { ...page.after, place: page.after.place.slice(1) };
  const found = await find(db, { ...search, keys: keys.slice(1), page: { ...page, after } });
  return { ...found, last: found.last && ['0', ...found.last] };
}

/** Finds the matches by indexes and sorts them, counting all. */
async function findAll(db: Db, search: Resolved): Promise<FoundIds> {
  const { page, words } = search;
  const { after } = page;
  const relevance = sql`(${words?.relevance ?? sql`0`})::bigint`;
  const withRelevance = (by: SQL) => search.keys.map((key) => (isRelevance(key) ? { ...key, by } : key));
  const keys = withRelevance(relevance);
  const where = listed(search, 'few');
  if (after) {
    const onward = sql`select array(${byKeys(keys, { ...page, page: 1 }, and(where, afterCursor(keys, after.place)))}) as ids`;
    return { ...(await located(db, keys, page, onward)), total: after.total };
  }
  const compared = withRelevance(
    sql`case when (select count(*) from vacancies) <= ${COMPARED} then (select ${relevance} from public.vacancies where vacancy_id = found_id) else 0 end`,
  );
  const found = await located<{ total: number }>(
    db,
    keys,
    page,
    sql`with vacancies as materialized (select vacancy_id, vacancy_id as found_id, featured_in, created_at, application_deadline, title_key, open_reports from ${vacancies} where ${where})
      select (select count(*)::int from vacancies) as total, array(${byKeys(compared, page)}) as ids`,
  );
  return { ...found, total: exactly(found.total) };
}

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

/** The first rows of the list, or those after a position, aliased as the table; `rows` says how many. */
export const walk = (
  keys: readonly Key[],
  today: string,
  place?: Cursor,
  rows: SQL = sql`limit ${NEAR}`,
): SQL =>
  sql`(select vacancy_id, title_key, country_id, city, curriculum_id, position_type, salary_range_min, salary_range_max,
    show_salary_range, subject_id, candr_id, school_id, search from ${vacancies} where ${and(isListedOn(today), place && afterCursor(keys, place))}
    order by ${list(orderBy(keys))} ${rows}) as vacancies`;

/**
 * Adds the last row's position to a query for the `ids` of a page and of the row after it, and removes that
 * row. With `offset 0`, the query is not run again for each mention of its columns.
 */
async function located<Row = unknown>(
  db: Db,
  keys: readonly Key[],
  { per_page }: Page,
  query: SQL,
): Promise<Row & Pick<FoundIds, 'ids' | 'last'>> {
  const { rows } = await db.execute(
    sql`select *, (select ${cursorOf(keys)} from ${vacancies} where vacancy_id = ids[${per_page}] and cardinality(ids) > ${per_page}) as last
      from (${query} offset 0) page`,
  );
  const row = rows[0] as Row & { ids: string[] | null; last: Cursor | null };
  return { ...row, ids: (row.ids ?? []).slice(0, per_page).map(Number) };
}

const exactly = (rows: number): Total => ({ rows, isCapped: false });

/** How many vacancies each of the newest stands for. */
export async function eachNewest(db: Db): Promise<number> {
  const { rows } = await db.execute<{ each: number }>(
    sql`select (id / ${NEWEST_COUNT}::float8) as each from ${NEWEST} as newest`,
  );
  return rows[0]!.each;
}

/** Estimates a long list's length from the newest vacancies. */
export async function listedRows(db: Db, today: string): Promise<number> {
  const { rows } = await db.execute<{ listed: number }>(
    sql`select count(*)::int as listed from ${vacancies} where ${and(isNewest, isListedOn(today))}`,
  );
  return Math.max(NEAR, rows[0]!.listed * (await eachNewest(db)));
}

const list = (parts: SQL[]): SQL => sql.join(parts, sql`, `);
