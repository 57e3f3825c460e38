import { and, Column, getTableName, is, type SQL, sql } from 'drizzle-orm';
import type { PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';
import { inParallel } from './in-parallel.ts';
import { behind, inOrder, type Key, type Place, placeOf } from './keyset.ts';
import type { Expected } from './list-condition.ts';
import { cut, type Found, NOTHING, type Page, type Total } from './page.ts';

/**
 * A list whose table may hold a million rows. The total is counted at each call if the table has up to `COUNTED` rows,
 * or if few of more match; else it is estimated from PostgreSQL's statistics of the table and a sample of its rows.
 */
export type LargeList = {
  table: PgTable;
  /** Joins the other tables of the condition, one row of each to every row of the list. */
  joined?: ((query: PgSelect) => PgSelect) | undefined;
  /** The condition for the rows if few or many of them are expected. */
  where: (expected: Expected) => SQL | undefined;
  /** Whether the condition names columns of the list's own table alone: then nothing is joined to check it. */
  isOwn?: boolean;
};
const COUNTED = 10_000;
/** Rows that are read to estimate which share of all matches. */
const SAMPLE = 250;
/** The fewest matches in a sample from which the share is estimated; fewer may be chance. */
const TELLING = 8;
/** Up to so many matches are quickly found and counted; of a large table, more are estimated. */
const FEW = 1000;
/** Up to so many rows before a page are quickly skipped. */
const NEAR = 1000;

/** Returns the requested page of a list; `select` makes the query for the rows of a condition, with their positions. */
export async function pageOfLarge<Row extends { place: Place }>(
  db: Db,
  list: LargeList,
  { page, per_page, after, keys }: Page & { keys: readonly Key[] },
  select: (where: SQL | undefined) => Rows<Row>,
): Promise<Found<Omit<Row, 'place'>>> {
  const read = async (expected: Expected) => {
    const where = list.where(expected);
    const skipped = after ? 0 : (page - 1) * per_page;
    const isDeep = skipped > NEAR && expected === 'many';
    const place = isDeep ? await placeOfRow(db, list, where, keys, skipped) : after?.place;
    if (isDeep && !place) return [];
    return select(and(where, place && behind(keys, place)))
      .orderBy(...inOrder(expected === 'few' ? keys.map(sorted) : keys))
      .limit(per_page + 1)
      .offset(isDeep ? 0 : skipped);
  };
  const { total, found } = after ? { total: after.total } : await countAndRead(db, list, read);
  if (total.rows === 0) return NOTHING;
  const rest = found ?? (await read(total.isEstimate || total.rows > FEW ? 'many' : 'few'));
  const { rows, last } = cut(rest, per_page);
  return { rows: rows.map(({ place: _, ...row }) => row), last, total };
}

/**
 * The position of the row of this number. Rows are skipped by their keys alone, which an index may hold: a list's own
 * select would read, join and count for each of them.
 */
async function placeOfRow(
  db: Db,
  { table, joined = same, isOwn = false }: LargeList,
  where: SQL | undefined,
  keys: readonly Key[],
  number: number,
): Promise<Place | undefined> {
  const named = keys.map(({ by }, index) => [`key_${index}`, sql`${by}`.as(`key_${index}`)] as const);
  const all = db.select(Object.fromEntries(named)).from(table).$dynamic();
  const needsNoOther = (!where || isOwn) && keys.every(({ by }) => is(by, Column) && by.table === table);
  const skipping = (needsNoOther ? all : joined(all))
    .where(where)
    .orderBy(...inOrder(keys))
    .limit(1)
    .offset(number - 1);
  const [row] = await db
    .select({ place: placeOf(keys.map((key, index) => ({ ...key, by: sql.identifier(`key_${index}`) }))) })
    .from(skipping.as('skipped'));
  return row?.place;
}

/** A key that no index is in the order of, so that the planner finds few rows by their condition and sorts them. */
const sorted = (key: Key): Key => ({ ...key, by: sql`coalesce(${key.by}, ${key.by})` });

/** A query that takes an order, a limit and an offset. */
export type Rows<Row> = {
  orderBy(...keys: SQL[]): { limit(rows: number): { offset(rows: number): PromiseLike<Row[]> } };
};

/** Returns the total, and the page where it could be read at the same time. */
async function countAndRead<Row>(
  db: Db,
  list: LargeList,
  read: (expected: Expected) => Promise<Row[]>,
): Promise<{ total: Total; found?: Row[] }> {
  const fits = list.where('many');
  // Of all rows, the page does not depend on the total.
  if (!fits) {
    const [total, found] = await inParallel(db, [() => totalOfAll(db, list), () => read('many')]);
    return { total, found };
  }
  const { rows, seen, fitting } = await sample(db, list, fits);
  if (rows <= COUNTED) return { total: upToCounted(await countSome(db, list, 'many')) };
  const expected = seen > 0 ? (rows * fitting) / seen : 0;
  if (fitting >= TELLING && expected > FEW) return { total: estimate(expected) };
  const count = () => countSome(db, list, 'few');
  // Of a larger table, too many may match although the sample had few.
  if ((rows * TELLING) / SAMPLE > COUNTED) return { total: upToCounted(await count(), expected) };
  const [some, found] = await inParallel(db, [count, () => read('few')]);
  return { total: upToCounted(some), ...(some <= COUNTED && { found }) };
}

async function totalOfAll(db: Db, list: LargeList): Promise<Total> {
  const rows = await rowsOf(db, [list.table]);
  return rows > COUNTED ? estimate(rows) : upToCounted(await countSome(db, list, 'many'));
}

/** Matches that were counted up to one more than are counted; if there are more, at least as many as expected. */
const upToCounted = (some: number, expected = 0): Total =>
  some > COUNTED ? estimate(Math.max(some, expected)) : { rows: some, isEstimate: false };

/** Estimates the rows of a table and, if they are not counted at each call, checks a sample of them. */
async function sample(
  db: Db,
  { table, joined = same, isOwn = false }: LargeList,
  fits: SQL,
): Promise<{ rows: number; seen: number; fitting: number }> {
  // In percent, and a quarter more than needed: the sample is of whole pages, which hold dozens of rows each.
  const share = sql`(select case when rows > ${sql.raw(String(COUNTED))} then least(100, ${sql.raw(String(SAMPLE * 125))} / rows) else 0 end from stored)`;
  const sampled = sql`(select * from ${table} tablesample system (${share}) repeatable (1) limit ${sql.raw(String(SAMPLE))}) as ${sql.identifier(getTableName(table))}`;
  const checking = db
    .select({ fits: sql<boolean>`${fits}`.as('fits') })
    .from(sampled as unknown as PgTable)
    .$dynamic();
  const found = await db.execute<{ rows: number; seen: number; fitting: number }>(
    sql`with stored as materialized (${storedIn([table])})
    select (select rows from stored) as rows, count(*)::int as seen, count(*) filter (where fits)::int as fitting
    from (${isOwn ? checking : joined(checking)}) as checked`,
  );
  return found.rows[0]!;
}

/** Whether tables together have more rows, by their statistics, than are counted at each call. */
export async function areLarge(db: Db, tables: readonly PgTable[]): Promise<boolean> {
  return (await rowsOf(db, tables)) > COUNTED;
}

async function rowsOf(db: Db, tables: readonly PgTable[]): Promise<number> {
  const found = await db.execute<{ rows: number }>(storedIn(tables));
  return found.rows[0]!.rows;
}

/** Estimates the rows of all tables together: their present pages, with as many rows on each as when last analyzed. */
const storedIn = (tables: readonly PgTable[]): SQL =>
  sql`select coalesce(sum(greatest(0, case when relpages > 0 then reltuples / relpages * (pg_relation_size(oid) / current_setting('block_size')::int) else reltuples end)), 0)::float8 as rows
    from pg_class where oid = any (${sql.param(tables.map(getTableName))}::regclass[])`;

const same = <Query>(query: Query) => query;

/** Counts the matches up to one more than are counted. */
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

/** Rounded to two digits: more would look exact. */
const estimate = (rows: number): Total => ({ rows: Number(rows.toPrecision(2)), isEstimate: true });
