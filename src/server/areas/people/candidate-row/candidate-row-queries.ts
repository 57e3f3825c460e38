import { count, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { OperationId } from '../../../../../generated/operations.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { isLike } from '../../../engine/db/folded.ts';
import { inOrder } from '../../../engine/db/in-order.ts';
import type { Cursor, Key } from '../../../engine/db/keyset.ts';
import type { Rows } from '../../../engine/db/large-list.ts';
import { anyOf, type Condition, equals } from '../../../engine/db/list-condition.ts';
import type { Fields } from '../../../engine/db/record.ts';
import { changeTogether } from '../../../engine/db/write-together.ts';
import { list } from '../../../engine/records/list-queries.ts';
import { staleOfCandidate } from '../../hiring/tables/stale-match.ts';
import { candidates, searchedText } from '../tables/candidate.ts';

/** A table with rows of candidates' profiles. */
export type OwnedTable = PgTable & { owner_id: AnyPgColumn };

/** A table whose rows have an id of their own. */
export type IdentifiedTable = OwnedTable & { id: AnyPgColumn };

export type RowSort = 'id' | '-id' | 'candidate' | '-candidate';

export type OwnedRow = { row: Fields; candidate_id: number; candidate: string };

const NAME = sql<string>`${candidates.first_name} || ' ' || ${candidates.last_name}`;

/**
 * Returns the keys of a sort order. `order` are the columns that identify a row: an index on them serves the
 * list by id; sorting by the candidate's name uses the index on names.
 */
function ownedRowKeys(sort: RowSort, order: readonly AnyPgColumn[]): Key[] {
  const descending = sort.startsWith('-');
  const names: Omit<Key, 'descending'>[] = [
    { by: sql`lower(${candidates.first_name})`, kind: 'text' },
    { by: candidates.candidate_id, kind: 'number' },
  ];
  const own = order.map((by) => ({ by, kind: 'number' as const }));
  return [...(sort.endsWith('candidate') ? names : []), ...own].map((key) => ({ ...key, descending }));
}

/**
 * The shared parts of lists of rows in candidates' profiles. `order` are the columns that identify a row. A
 * search finds text in the candidate's name or designation.
 */
export const ownedRows = (table: OwnedTable, order: readonly AnyPgColumn[]) => ({
  table,
  id: order[0]!,
  joined: (query: PgSelect) => query.innerJoin(candidates, eq(candidates.candidate_id, table.owner_id)),
  search: (text: string) => ownedBy(table, isLike(searchedText(candidates), text)),
  keys: (sort: RowSort) => ownedRowKeys(sort, order),
  select: (db: Db, place: SQL<string[]>) =>
    db
      .select({ row: getTableColumns(table), candidate_id: candidates.candidate_id, candidate: NAME, place })
      .from(table as PgTable)
      .innerJoin(candidates, eq(candidates.candidate_id, table.owner_id))
      .$dynamic() as unknown as { where(condition: SQL | undefined): Rows<OwnedRow & { place: Cursor }> },
});

/**
 * Limits rows to those of matching candidates: if few are expected, a subquery finds the candidates first.
 */
export const ownedBy =
  (table: OwnedTable, where: SQL): Condition =>
  (expected) =>
    expected === 'many'
      ? where
      : sql`${table.owner_id} in (select ${candidates.candidate_id} from ${candidates} where ${where})`;

/** Filters by the candidate that owns a row. */
export const byOwner = (table: OwnedTable) => ({
  candidate_id: equals(table.owner_id),
  nationality: (ids: readonly number[]): Condition =>
    ids.length > 0 ? ownedBy(table, inArray(candidates.country_id, [...ids])) : undefined,
});

/** The list of a table whose rows have ids; `item` is the column with a filter of its own. */
export const rowList = (of: OperationId, table: IdentifiedTable, item: string) =>
  list(of as 'listCandidateLanguages', {
    ...ownedRows(table, [table.id]),
    filters: {
      ...byOwner(table),
      ...({ [item]: anyOf(getTableColumns<PgTable>(table)[item]!) } as Record<
        'lang_id',
        ReturnType<typeof anyOf>
      >),
    },
  });

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

/** Returns whether the row existed. */
export async function deleteRow(db: Db, table: IdentifiedTable, id: number): Promise<boolean> {
  const removal = db.delete(table).where(eq(table.id, id)).returning({ owner_id: table.owner_id });
  const gone = await changeTogether(db, removal, [staleOfCandidate(sql`(select owner_id from changed)`)]);
  return gone.length > 0;
}

/** The position after a candidate's last row. */
export const nextPosition = (table: OwnedTable & { position: AnyPgColumn }, owner: number): SQL =>
  sql`(select coalesce(max(${table.position}) + 1, 0) from ${table} where ${table.owner_id} = ${owner})`;

/** Whether there is such a candidate, locked until the transaction ends. */
export async function lockOwner(tx: Db, owner: number): Promise<boolean> {
  const rows = await tx
    .select({ id: candidates.candidate_id })
    .from(candidates)
    .where(eq(candidates.candidate_id, owner))
    .for('no key update');
  return rows.length > 0;
}

/** Counts a candidate's rows, after locking the candidate; null without one. */
export async function lockOwnedCount(tx: Db, table: OwnedTable, owner: number): Promise<number | null> {
  const rows = tx
    .select({ total: count() })
    .from(table as PgTable)
    .where(eq(table.owner_id, owner));
  const [isThere, [row]] = await inOrder(
    () => lockOwner(tx, owner),
    () => rows,
  );
  return isThere ? row!.total : null;
}
