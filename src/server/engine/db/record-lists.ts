import { isDeepStrictEqual } from 'node:util';
import { and, eq, getTableColumns, notInArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';
import { type Fields, split, withoutNulls } from './record.ts';
import { isCurrent, type RecordKind, type RowKind, type RowTable } from './record-kind.ts';
import type { ChoiceTable } from './tables/owned.ts';
import { ALWAYS, rowsToInsert } from './write-together.ts';

/** The ids of rows that stay, by the field of their list. */
export type KeptRows = Readonly<Record<string, ReadonlySet<unknown>>>;

/** The fields that are sent, with their lists; null stands for an empty one. */
const sentLists = <List, Value>(lists: Readonly<Record<string, List>>, fields: Readonly<Fields>) =>
  Object.entries(lists)
    .filter(([field]) => fields[field] !== undefined)
    .map(([field, list]) => [field, list, (fields[field] ?? []) as Value[]] as const);

/**
 * Those of the sent fields that differ from the stored ones. A list of which nothing has changed needs no writes, and its
 * rows keep their ids.
 */
export function changedFields(kind: RecordKind, fields: Readonly<Fields>, stored: Readonly<Fields>): Fields {
  const isChanged = ([name, value]: [string, unknown]): boolean => {
    if (value === undefined) return false;
    const rows = kind.rows[name];
    if (rows) return !areSameRows(rows, (value ?? []) as Fields[], (stored[name] ?? []) as Fields[]);
    if (name in kind.choices)
      return !isDeepStrictEqual([...new Set((value ?? []) as number[])], stored[name] ?? []);
    return !isDeepStrictEqual(value, stored[name] ?? null);
  };
  return Object.fromEntries(Object.entries(fields).filter(isChanged));
}

/** A stored row also has the columns that are shown, which need not be sent. */
function areSameRows({ shown = [] }: RowKind, sent: readonly Fields[], stored: readonly Fields[]): boolean {
  const isSame = (row: Fields, index: number) => {
    const given = Object.fromEntries(
      Object.entries(row).filter(([, value]) => value !== null && value !== undefined),
    );
    const known = Object.entries(stored[index]!).filter(
      ([name]) => !shown.includes(name) || given[name] !== undefined,
    );
    return isDeepStrictEqual(given, Object.fromEntries(known));
  };
  return sent.length === stored.length && sent.every(isSame);
}

/** The fields without those lists that are sent as they are stored. */
export const withoutSameLists = (
  kind: RecordKind,
  fields: Readonly<Fields>,
  changed: Readonly<Fields>,
): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name]) => name in changed || !(name in kind.choices || name in kind.rows),
    ),
  );

/** Whether any list is among the fields. */
export const hasLists = (kind: RecordKind, fields: Readonly<Fields>): boolean =>
  sentLists(kind.choices, fields).length + sentLists(kind.rows, fields).length > 0;

/** Whether rows of these fields are updated in place, which only the lock of the record makes safe. */
export const keepsRows = (kind: RecordKind, fields: Readonly<Fields>): boolean =>
  sentLists<RowKind, Fields>(kind.rows, fields).some(([, { key }]) => key);

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
  condition: SQL = ALWAYS,
): SQLWrapper[] {
  const choices = sentLists<ChoiceTable, number>(kind.choices, fields).map(
    ([, table, sent]) =>
      sql`delete from ${table} where ${eq(table.owner_id, owner)} and ${table.item_id} <> all(${sql.param(sent)}::bigint[]) and ${condition}`,
  );
  const rows = sentLists(kind.rows, fields).map(([field, rowKind]) => {
    const staying = [...(kept[field] ?? [])];
    const isLeftOut = rowKind.key && staying.length > 0 ? notInArray(rowKind.key, staying) : undefined;
    return tx
      .delete(rowKind.table)
      .where(and(eq(rowKind.table.owner_id, owner), isCurrent(rowKind), isLeftOut, condition));
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
  condition: SQL = ALWAYS,
): SQLWrapper[] {
  const choices = sentLists<ChoiceTable, number>(kind.choices, fields).flatMap(([, table, sent]) => {
    const items = [...new Set(sent)];
    if (items.length === 0) return [];
    const chosen = items.map((item_id, position) => ({ item_id, position }));
    const rows = rowsToInsert(table, chosen, condition, { owner_id: sql`${owner}` });
    // An item that stays is not deleted in the same statement.
    return sql`${rows} on conflict (owner_id, item_id) do update set position = excluded.position`;
  });
  const rows = sentLists<RowKind, Fields>(kind.rows, fields).flatMap(([field, rowKind, sent]) =>
    sent.length === 0
      ? []
      : rowKind.key
        ? keyedRows(tx, rowKind, rowKind.key, owner, sent, kept[field] ?? new Set())
        : rowsToInsert<RowTable>(
            rowKind.table,
            sent.map((row, position) => storedRow(rowKind, row, position)),
            condition,
            { owner_id: sql`${owner}` },
          ),
  );
  return [...choices, ...rows];
}

function storedRow({ table, serverColumns }: RowKind, row: Readonly<Fields>, position: number) {
  const { columns, extra } = split(table, withoutNulls(row), serverColumns);
  return { ...columns, extra, position };
}

function keyedRows(
  tx: Db,
  rowKind: RowKind,
  key: AnyPgColumn,
  owner: number | SQL,
  rows: readonly Fields[],
  kept: ReadonlySet<unknown>,
): SQLWrapper {
  const { table } = rowKind;
  const values = rows.map(({ [key.name]: id, ...row }, index) => ({
    ...storedRow(rowKind, row, index),
    owner_id: owner,
    ...(kept.has(id) && { [key.name]: id }),
  }));
  return tx
    .insert<PgTable>(table)
    .values(values)
    .onConflictDoUpdate({ target: [key, table.owner_id], set: asInserted(table, key) });
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
