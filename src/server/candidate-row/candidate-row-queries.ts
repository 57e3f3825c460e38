import { and, asc, count, desc, eq, getTableColumns, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect.ts';
import { likePattern } from '../db/like-pattern.ts';
import { pageOf } from '../db/list-query.ts';
import type { Page } from '../db/page.ts';
import type { Fields } from '../db/record.ts';
import { candidates, searchedText } from '../db/schema/candidate.ts';

/** Rows of candidates' profiles in one table. */
export type OwnedTable = PgTable & { owner_id: AnyPgColumn };

/** One whose rows have an id of their own. */
export type IdentifiedTable = OwnedTable & { id: AnyPgColumn };

export type RowSort = 'id' | '-id' | 'candidate' | '-candidate';

export type RowFilter = {
  /** Text in the candidate's name or designation, whatever the case. */
  search?: string | undefined;
  candidate_id?: number | undefined;
  /** The candidate's, one of these. */
  nationality?: number[] | undefined;
};

export type OwnedRow = { row: Fields; candidate_id: number; candidate: string };

const NAME = sql<string>`${candidates.first_name} || ' ' || ${candidates.last_name}`;

/**
 * A page of the rows of all candidates. `order` are the columns that tell rows apart: an index on them answers the list
 * as it stands; one by the candidate's name follows the index of names.
 */
export async function searchOwnedRows(
  db: Db,
  {
    table,
    order,
    where: more,
  }: { table: OwnedTable; order: readonly AnyPgColumn[]; where?: SQL | undefined },
  filter: RowFilter,
  { sort, ...page }: Page & { sort: RowSort },
): Promise<{ rows: OwnedRow[]; total: number }> {
  const where = and(more, ...conditions(db, table, filter));
  const direction = sort.startsWith('-') ? desc : asc;
  const names = [sql`lower(${candidates.first_name})`, candidates.candidate_id];
  const keys = sort.endsWith('candidate') ? [...names, ...order] : order;
  const owned = db
    .select({ row: getTableColumns(table), candidate_id: candidates.candidate_id, candidate: NAME })
    .from(table as PgTable)
    .innerJoin(candidates, eq(candidates.candidate_id, table.owner_id))
    .where(where)
    .orderBy(...keys.map((key) => direction(key)))
    .$dynamic();
  const counted = db
    .select({ total: count() })
    .from(table as PgTable)
    .where(where);
  const { rows, total } = await pageOf(owned, page, counted);
  return { rows: rows as OwnedRow[], total };
}

export async function findOwnedRow(db: Db, table: OwnedTable, where: SQL): Promise<OwnedRow | null> {
  const [row] = await db
    .select({ row: getTableColumns(table), candidate_id: candidates.candidate_id, candidate: NAME })
    .from(table as PgTable)
    .innerJoin(candidates, eq(candidates.candidate_id, table.owner_id))
    .where(where);
  return (row as OwnedRow | undefined) ?? null;
}

export const findRowById = (db: Db, table: IdentifiedTable, id: number): Promise<OwnedRow | null> =>
  findOwnedRow(db, table, eq(table.id, id));

/** Says whether it was there. */
export async function deleteRow(db: Db, table: IdentifiedTable, id: number): Promise<boolean> {
  const gone = await db.delete(table).where(eq(table.id, id)).returning({ id: table.id });
  return gone.length > 0;
}

/** Whether a row has one of these items in a column. */
export function namesOneOf(table: OwnedTable, name: string, items: number[] | undefined): SQL | undefined {
  const columns: Record<string, AnyPgColumn> = getTableColumns(table);
  return items?.length ? inArray(columns[name]!, items) : undefined;
}

/** The place behind the last row of a candidate. */
export const behindLast = (table: OwnedTable & { position: AnyPgColumn }, owner: number): SQL =>
  sql`(select coalesce(max(${table.position}) + 1, 0) from ${table} where ${table.owner_id} = ${owner})`;

export async function countOwnedRows(db: Db, table: OwnedTable, owner: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(table as PgTable)
    .where(eq(table.owner_id, owner));
  return row!.total;
}

function conditions(
  db: Db,
  table: OwnedTable,
  { search, candidate_id, nationality }: RowFilter,
): (SQL | undefined)[] {
  const owners = (where: SQL) =>
    inArray(table.owner_id, db.select({ id: candidates.candidate_id }).from(candidates).where(where));
  return [
    search ? owners(ilike(searchedText(candidates), likePattern(search))) : undefined,
    nationality?.length ? owners(inArray(candidates.country_id, nationality)) : undefined,
    candidate_id === undefined ? undefined : eq(table.owner_id, candidate_id),
  ];
}
