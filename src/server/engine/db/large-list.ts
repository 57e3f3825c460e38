import { and, Column, getTableName, is, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';
import { cacheKeyOf, type Db } from './connect.ts';
import { keptTotal } from './kept-totals.ts';
import { afterCursor, type Cursor, cursorAndCount, cursorOf, type Key, orderBy } from './keyset.ts';
import type { Expected } from './list-condition.ts';
import { inOneStatement } from './one-statement.ts';
import { dropExtraRow, EMPTY_PAGE, type Page, type PageOfRows, type Total } from './page.ts';

/**
 * A list whose table may hold a million rows. The total is counted up to `COUNTED`. How rows are found depends on how
 * many are expected, by a sample of rows. PostgreSQL's statistics are not asked: they may be old.
 */
export type LargeList = {
  table: PgTable;
  /** A number that identifies a row or its owner. */
  id: AnyPgColumn;
  /** Joins the condition's other tables, each with exactly one row per row of the list. */
  joined?: ((query: PgSelect) => PgSelect) | undefined;
  /** The condition, phrased for few or for many expected matches. */
  where: (expected: Expected) => SQL | undefined;
  /** Whether the condition only names columns of the list's own table, so that checking it needs no join. */
  isOwn?: boolean;
  /** Whether the condition only says whose rows they are, which an index has in the list's order. */
  isOwned?: boolean;
};
/** The most rows that are counted. */
export const COUNTED = 10_000;
/** Ids sampled to estimate the share of matches. */
const SAMPLE = 250;
/** The fewest sampled matches to base an estimate on; fewer may be chance. */
const TELLING = 8;
/** Up to this many matches are fast to find. */
const FEW = 1000;
/** Up to this many rows before a page are fast to skip. */
const NEAR = 1000;

/**
 * Reads the requested page of a list; `select` builds the query for the rows of a condition, with their
 * positions.
 */
export async function pageOfLarge<Row extends { place: Cursor }>(
  db: Db,
  list: LargeList,
  { page, per_page, after, keys }: Page & { keys: readonly Key[] },
  select: (db: Db, where: SQL | undefined, place: SQL<string[]>) => Rows<Row>,
): Promise<PageOfRows<Omit<Row, 'place'>>> {
  const skipped = after ? 0 : (page - 1) * per_page;
  const read: Read<Row> = async (one, expected, shown = cursorOf(keys)) => {
    const where = list.where(expected);
    const isDeep = skipped > NEAR && expected === 'many';
    const place = isDeep ? await cursorOfRow(one, list, where, keys, skipped) : after?.place;
    if (isDeep && !place) return [];
    return select(one, and(where, place && afterCursor(keys, place)), shown)
      .orderBy(...orderBy(expected === 'few' ? keys.map(sorted) : keys))
      .limit(per_page + 1)
      .offset(isDeep ? 0 : skipped);
  };
  const kept = after ? undefined : keptTotal(db, list.table, list.where('many'));
  const known = after?.total ?? kept?.total;
  const { total, found } = known ? { total: known } : await countAndRead(db, list, read, { keys, skipped });
  if (!known) kept?.keep(total);
  if (total.rows === 0) return EMPTY_PAGE;
  const rest = found ?? (await read(db, total.isCapped || total.rows > FEW ? 'many' : 'few'));
  const { rows, last } = dropExtraRow(rest, per_page);
  return { rows: rows.map(({ place: _, ...row }) => row), last, total };
}

/**
 * The position of the row with this number. Rows are skipped by their keys alone, which an index may hold:
 * the list's own select would read, join and count for each of them.
 */
async function cursorOfRow(
  db: Db,
  { table, joined = same, isOwn = false }: LargeList,
  where: SQL | undefined,
  keys: readonly Key[],
  number: number,
): Promise<Cursor | undefined> {
  const named = keys.map(({ by }, index) => [`key_${index}`, sql`${by}`.as(`key_${index}`)] as const);
  const all = db.select(Object.fromEntries(named)).from(table).$dynamic();
  const needsNoOther = (!where || isOwn) && keys.every(({ by }) => is(by, Column) && by.table === table);
  const skipping = (needsNoOther ? all : joined(all))
    .where(where)
    .orderBy(...orderBy(keys))
    .limit(1)
    .offset(number - 1);
  const [row] = await db
    .select({ place: cursorOf(keys.map((key, index) => ({ ...key, by: sql.identifier(`key_${index}`) }))) })
    .from(skipping.as('skipped'));
  return row?.place;
}

/**
 * A key that no index is ordered by, so that the planner finds the few rows by their condition and sorts
 * them.
 */
const sorted = (key: Key): Key => ({ ...key, by: sql`coalesce(${key.by}, ${key.by})` });

/** A query that accepts an order, a limit and an offset. */
export type Rows<Row> = {
  orderBy(...keys: SQL[]): { limit(rows: number): { offset(rows: number): PromiseLike<Row[]> } };
};

/** Reads the page; `shown` replaces the position that each row has. */
type Read<Row> = (db: Db, expected: Expected, shown?: SQL<string[]>) => Promise<Row[]>;

/** Returns the total, and the page where it could be read at the same time. */
async function countAndRead<Row extends { place: Cursor }>(
  db: Db,
  list: LargeList,
  read: Read<Row>,
  { keys, skipped }: { keys: readonly Key[]; skipped: number },
): Promise<{ total: Total; found?: Row[] }> {
  const fits = list.where('many');
  if (!fits || list.isOwned) {
    const [some, found] = await inOneStatement(db, (one) => [
      countSome(one, list, 'many'),
      read(one, 'many'),
    ]);
    return { total: upToCounted(some), found };
  }
  if (await isSmall(db, list.table)) {
    // Counted in passing: finding the matches twice takes twice as long.
    const counted = await read(db, 'few', cursorAndCount(keys));
    const count = counted[0]?.place.at(-1);
    // A page beyond the last has no row that tells the total.
    const some = count ?? (skipped === 0 ? 0 : await countSome(db, list, 'few'));
    const found = counted.map((row) => ({ ...row, place: row.place.slice(0, -1) }));
    return { total: upToCounted(Number(some)), found };
  }
  const { rows, seen, fitting } = await sample(db, list, fits);
  const expected = seen > 0 ? (rows * fitting) / seen : 0;
  if (fitting >= TELLING && expected > FEW)
    return {
      total: isSurelyCapped(expected, fitting) ? CAPPED : upToCounted(await countSome(db, list, 'many')),
    };
  const count = (one: Db) => countSome(one, list, 'few');
  // In a larger table, too many rows may match even though the sample had few.
  if ((rows * TELLING) / SAMPLE > COUNTED) return { total: upToCounted(await count(db)) };
  const [some, found] = await inOneStatement(db, (one) => [count(one), read(one, 'few')]);
  return { total: upToCounted(some), ...(some <= COUNTED && { found }) };
}

/** With so many expected by a sample, there are more than are counted. */
const SURELY = 10 * COUNTED;
/** So many standard deviations less than expected are hardly ever found: once in a thousand samples. */
const DEVIATIONS = 3;

/** A sample with n matches deviates by the root of n. */
export const isSurelyCapped = (expected: number, sampled: number): boolean =>
  expected > SURELY || expected * (1 - DEVIATIONS / Math.sqrt(sampled)) > COUNTED;

export const CAPPED: Total = { rows: COUNTED, isCapped: true };

/** Matches counted up to one beyond the limit. */
export const upToCounted = (some: number): Total =>
  some > COUNTED ? CAPPED : { rows: some, isCapped: false };

/** Checks rows with evenly spread ids, each of which stands for as many rows. */
async function sample(
  db: Db,
  { table, id, joined = same, isOwn = false }: LargeList,
  fits: SQL,
): Promise<{ rows: number; seen: number; fitting: number }> {
  const ids = sql`array(select 1 + n * (select last from ids) / ${sql.raw(String(SAMPLE))} from generate_series(0::bigint, ${sql.raw(String(SAMPLE - 1))}) as n)`;
  const sampled = sql`(select * from ${table} where ${id} = any(${ids})) as ${sql.identifier(getTableName(table))}`;
  const checking = db
    .select({ fits: sql<boolean>`${fits}`.as('fits') })
    .from(sampled as unknown as PgTable)
    .$dynamic();
  const found = await db.execute<{ rows: number; seen: number; fitting: number }>(
    sql`with ids as materialized (select max(${id}) as last from ${table})
    select (count(*) * (select last from ids) / ${sql.raw(`${SAMPLE}.0`)})::float8 as rows, count(*)::int as seen, count(*) filter (where fits)::int as fitting
    from (${isOwn ? checking : joined(checking)}) as checked`,
  );
  return found.rows[0]!;
}

/** Milliseconds for which the size of a table is kept. */
const SIZE_KEPT = 5_000;
const keptSizes = new WeakMap<object, Map<string, { until: number; isSmall: boolean }>>();

/** Whether a table is so small that a page and its total take one statement. */
async function isSmall(db: Db, table: PgTable): Promise<boolean> {
  const key = cacheKeyOf(db);
  const kept = keptSizes.get(key) ?? new Map<string, { until: number; isSmall: boolean }>();
  keptSizes.set(key, kept);
  const name = getTableName(table);
  const known = kept.get(name);
  if (known && performance.now() < known.until) return known.isSmall;
  const found = !(await areLarge(db, [table]));
  kept.set(name, { until: performance.now() + SIZE_KEPT, isSmall: found });
  return found;
}

/** Whether tables together have more rows than are counted exactly. */
export async function areLarge(db: Db, tables: readonly PgTable[]): Promise<boolean> {
  if (tables.length === 0) return false;
  const limit = sql.raw(String(COUNTED + 1));
  const counts = tables.map(
    (table) => sql`(select count(*)::int from (select from ${table} limit ${limit}) as first)`,
  );
  const { rows } = await db.execute<{ rows: number }>(sql`select ${sql.join(counts, sql` + `)} as rows`);
  return rows[0]!.rows > COUNTED;
}

const same = <Query>(query: Query) => query;

/** Counts the matches up to one beyond the limit. */
async function countSome(
  db: Db,
  { table, joined = same, where, isOwn = false }: LargeList,
  expected: Expected,
): Promise<number> {
  const fits = where(expected);
  const all = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .$dynamic();
  const fitting = (fits && !isOwn ? joined(all) : all).where(fits).limit(COUNTED + 1);
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${fitting}) as bounded`,
  );
  return rows[0]!.total;
}
