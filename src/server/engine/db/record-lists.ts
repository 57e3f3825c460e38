import { and, eq, getTableColumns, notInArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';
import { type Fields, split, withoutNulls } from './record.ts';
import { isCurrent, type RecordKind, type RowKind, type RowTable } from './record-kind.ts';
import type { ChoiceTable } from './tables/owned.ts';
import { rowsToInsert } from './write-together.ts';

/** The ids of rows that stay, by the field of their list. */
export type KeptRows = Readonly<Record<string, ReadonlySet<unknown>>>;

/** The fields that are sent, with their lists; null stands for an empty one. */
const sentLists = <List, Value>(lists: Readonly<Record<string, List>>, fields: Readonly<Fields>) =>
  Object.entries(lists)
    .filter(([field]) => fields[field] !== undefined)
    .map(([field, list]) => [field, list, (fields[field] ?? []) as Value[]] as const);

/** Those of the sent rows that are updated in place. */
export async function keptRows(
  tx: Db,
  kind: RecordKind,
  owner: number,
  fields: Readonly<Fields>,
): Promise<KeptRows> {
  const kept: Record<string, ReadonlySet<unknown>> = {};
  for (const [field, rowKind, rows] of sentLists<RowKind, Fields>(kind.rows, fields))
    if (rowKind.key && rows.length > 0) kept[field] = await keysOf(tx, rowKind, rowKind.key, owner, rows);
  return kept;
}

/** Deletes what a change leaves out of the lists that it sends. */
export function listsToDelete(
  tx: Db,
  kind: RecordKind,
  owner: number,
  fields: Readonly<Fields>,
  kept: KeptRows,
): SQLWrapper[] {
  const choices = sentLists<ChoiceTable, number>(kind.choices, fields).map(
    ([, table, sent]) =>
      sql`delete from ${table} where ${eq(table.owner_id, owner)} and ${table.item_id} <> all(${sql.param(sent)}::bigint[])`,
  );
  const rows = sentLists(kind.rows, fields).map(([field, rowKind]) => {
    const staying = [...(kept[field] ?? [])];
    const isLeftOut = rowKind.key && staying.length > 0 ? notInArray(rowKind.key, staying) : undefined;
    return tx
      .delete(rowKind.table)
      .where(and(eq(rowKind.table.owner_id, owner), isCurrent(rowKind), isLeftOut));
  });
  return [...choices, ...rows];
}

/** Inserts what is sent of lists, at its position. */
export function listsToInsert(
  tx: Db,
  kind: RecordKind,
  owner: number | SQL,
  fields: Readonly<Fields>,
  kept: KeptRows = {},
): SQLWrapper[] {
  const choices = sentLists<ChoiceTable, number>(kind.choices, fields).flatMap(([, table, sent]) => {
    const items = [...new Set(sent)];
    if (items.length === 0) return [];
    const chosen = items.map((item_id, position) => ({ item_id, position }));
    const rows = rowsToInsert(table, chosen, undefined, { owner_id: sql`${owner}` });
    // An item that stays is not deleted in the same statement.
    return sql`${rows} on conflict (owner_id, item_id) do update set position = excluded.position`;
  });
  const rows = sentLists<RowKind, Fields>(kind.rows, fields).flatMap(([field, rowKind, sent]) =>
    sent.length > 0 ? listRowsToInsert(tx, rowKind, owner, sent, kept[field] ?? new Set()) : [],
  );
  return [...choices, ...rows];
}

function listRowsToInsert(
  tx: Db,
  { table, serverColumns, key }: RowKind,
  owner: number | SQL,
  rows: readonly Fields[],
  kept: ReadonlySet<unknown>,
): SQLWrapper {
  const values = rows.map((row, index) => {
    const { [key?.name ?? '']: id, ...written } = row;
    const { columns, extra } = split(table, withoutNulls(written), serverColumns);
    return {
      ...columns,
      extra,
      owner_id: owner,
      position: index,
      ...(key && kept.has(id) && { [key.name]: id }),
    };
  });
  const insert = tx.insert<PgTable>(table).values(values);
  return key
    ? insert.onConflictDoUpdate({ target: [key, table.owner_id], set: asInserted(table, key) })
    : insert;
}

/** Those of the sent ids that are rows of this record. */
async function keysOf(
  tx: Db,
  kind: RowKind,
  key: AnyPgColumn,
  owner: number,
  rows: readonly Fields[],
): Promise<Set<unknown>> {
  const found = await tx
    .select({ id: key })
    .from(kind.table as PgTable)
    .where(and(eq(kind.table.owner_id, owner), isCurrent(kind)));
  const sent = new Set(rows.map((row) => row[key.name]));
  return new Set(found.map(({ id }) => id).filter((id) => sent.has(id)));
}

/** Every column, with the value that an insert of the row would give it. */
function asInserted(table: RowTable, key: AnyPgColumn): Record<string, SQL> {
  const names = Object.entries(getTableColumns(table)).filter(([, column]) => column !== key);
  return Object.fromEntries(
    names.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  );
}
