import { and, count, eq, getTableColumns, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../engine/db/connect.ts';
import { type Key, placeOf } from '../../../engine/db/keyset.ts';
import { pageOfLarge } from '../../../engine/db/large-list.ts';
import { likePattern } from '../../../engine/db/like-pattern.ts';
import type { Found, Page } from '../../../engine/db/page.ts';
import type { Fields } from '../../../engine/db/record.ts';
import { candidates, searchedText } from '../tables/candidate.ts';

/** A table with rows of candidates' profiles. */
export type OwnedTable = PgTable & { owner_id: AnyPgColumn };

/** One whose rows have an id of their own. */
export type IdentifiedTable = OwnedTable & { id: AnyPgColumn };

export type RowSort = 'id' | '-id' | 'candidate' | '-candidate';

export type RowFilter = {
  /** Text in the candidate's name or designation, ignoring case. */
  search?: string | undefined;
  candidate_id?: number | undefined;
  /** The candidate's nationality: any of these. */
  nationality?: number[] | undefined;
};

export type OwnedRow = { row: Fields; candidate_id: number; candidate: string };

const NAME = sql<string>`${candidates.first_name} || ' ' || ${candidates.last_name}`;

/**
 * Returns the keys of a sort. `order` are the columns that identify a row: an index on them serves the list by id;
 * sorting by the candidate's name uses the index on names.
 */
export function ownedRowKeys(sort: RowSort, order: readonly AnyPgColumn[]): Key[] {
  const descending = sort.startsWith('-');
  const names: Omit<Key, 'descending'>[] = [
    { by: sql`lower(${candidates.first_name})`, kind: 'text' },
    { by: candidates.candidate_id, kind: 'number' },
  ];
  const own = order.map((by) => ({ by, kind: 'number' as const }));
  return [...(sort.endsWith('candidate') ? names : []), ...own].map((key) => ({ ...key, descending }));
}

/** Returns a page of the rows of all candidates. */
export async function searchOwnedRows(
  db: Db,
  { table, where: more }: { table: OwnedTable; where?: SQL | undefined },
  filter: RowFilter,
  page: Page & { keys: readonly Key[] },
): Promise<Found<OwnedRow>> {
  const isOwner = eq(candidates.candidate_id, table.owner_id);
  const { rows, ...found } = await pageOfLarge(
    db,
    {
      table,
      joined: (query) => query.innerJoin(candidates, isOwner),
      where: (expected) => and(more, ...conditions(db, table, filter, expected)),
      isOwn: !filter.search && !filter.nationality?.length,
    },
    page,
    (where) =>
      db
        .select({
          row: getTableColumns(table),
          candidate_id: candidates.candidate_id,
          candidate: NAME,
          place: placeOf(page.keys),
        })
        .from(table as PgTable)
        .innerJoin(candidates, isOwner)
        .where(where)
        .$dynamic(),
  );
  return { ...found, rows: rows as OwnedRow[] };
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

/** Returns whether the row was there. */
export async function deleteRow(db: Db, table: IdentifiedTable, id: number): Promise<boolean> {
  const gone = await db.delete(table).where(eq(table.id, id)).returning({ id: table.id });
  return gone.length > 0;
}

/** Whether a row has one of these items in a column. */
export function namesOneOf(table: OwnedTable, name: string, items: number[] | undefined): SQL | undefined {
  const columns: Record<string, AnyPgColumn> = getTableColumns(table);
  return items?.length ? inArray(columns[name]!, items) : undefined;
}

/** The position after a candidate's last row. */
export const behindLast = (table: OwnedTable & { position: AnyPgColumn }, owner: number): SQL =>
  sql`(select coalesce(max(${table.position}) + 1, 0) from ${table} where ${table.owner_id} = ${owner})`;

export async function countOwnedRows(db: Db, table: OwnedTable, owner: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(table as PgTable)
    .where(eq(table.owner_id, owner));
  return row!.total;
}

/** For few expected rows, a subquery finds the matching candidates first; for many, each row's candidate is checked. */
function conditions(
  db: Db,
  table: OwnedTable,
  { search, candidate_id, nationality }: RowFilter,
  expected: 'few' | 'many',
): (SQL | undefined)[] {
  const owners = (where: SQL) =>
    expected === 'many'
      ? where
      : inArray(table.owner_id, db.select({ id: candidates.candidate_id }).from(candidates).where(where));
  return [
    search ? owners(ilike(searchedText(candidates), likePattern(search))) : undefined,
    nationality?.length ? owners(inArray(candidates.country_id, nationality)) : undefined,
    candidate_id === undefined ? undefined : eq(table.owner_id, candidate_id),
  ];
}
