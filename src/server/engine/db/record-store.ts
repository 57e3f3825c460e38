import { and, asc, eq, getTableColumns, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';
import { inParallel } from './in-parallel.ts';
import { reportMissingChoice } from './missing-choice.ts';
import { type Fields, join, split } from './record.ts';
import type { ChoiceTable } from './tables/owned.ts';

/** A table for the rows of a repeatable list. */
export type RowTable = PgTable & {
  owner_id: AnyPgColumn;
  position: AnyPgColumn;
  extra: AnyPgColumn;
};

/**
 * How a kind of record is stored: a row of its table, link tables for lists of reference items, tables for
 * repeatable rows. A form's field is looked up by name in `choices`, then `rows`, then the table's columns;
 * any other field is stored in `extra`, whatever its type.
 */
export type RecordKind = {
  table: PgTable & { extra: AnyPgColumn };
  id: AnyPgColumn;
  /** Columns that the server fills, not a form. */
  serverColumns: readonly string[];
  choices: Readonly<Record<string, ChoiceTable>>;
  rows: Readonly<Record<string, RowKind>>;
};

export type RowKind = {
  table: RowTable;
  /** Columns that the server fills; those in `shown` are read with the row. */
  serverColumns: readonly string[];
  shown?: readonly string[];
  /**
   * The id column, if rows are updated in place: a row sent with its id is kept, and so are references to it.
   */
  key?: AnyPgColumn;
  /** The retirement timestamp column, if rows can be retired: a retired row is neither read nor replaced. */
  retired?: AnyPgColumn;
};

const counts = ({ retired }: RowKind) => retired && isNull(retired);

/** Inserts a record with everything that belongs to it and returns its id. Call it within a transaction. */
export async function insertRecord(
  tx: Db,
  kind: RecordKind,
  serverValues: Readonly<Fields>,
  fields: Readonly<Fields>,
): Promise<number> {
  const table: PgTable = kind.table;
  const { columns, extra } = split(table, scalarsOf(kind, withoutNulls(fields)), kind.serverColumns);
  return reportMissingChoice(kind, async () => {
    const [row] = await tx
      .insert(table)
      .values({ ...columns, ...serverValues, extra })
      .returning({ id: kind.id });
    const id = row!.id as number;
    await replaceLists(tx, kind, id, fields);
    return id;
  });
}

/**
 * Changes the given fields: null clears a field or restores its default, lists are replaced as a whole,
 * everything else is kept. Concurrent changes of different fields are both kept.
 */
export async function updateRecord(
  tx: Db,
  kind: RecordKind,
  id: number,
  fields: Readonly<Fields>,
  serverValues: Readonly<Fields> = {},
): Promise<void> {
  const table: PgTable = kind.table;
  const { columns, extra } = split(table, scalarsOf(kind, fields), kind.serverColumns);
  const emptied = Object.keys(columns).filter((name) => columns[name] === null);
  for (const name of emptied) columns[name] = sql`default`;
  const cleared = Object.keys(extra).filter((name) => extra[name] === null);
  const merged = sql`(${kind.table.extra} || ${JSON.stringify(withoutNulls(extra))}::jsonb) - ${textArray(cleared)}`;
  await reportMissingChoice(kind, async () => {
    await tx
      .update(table)
      .set({ ...columns, ...serverValues, extra: merged })
      .where(eq(kind.id, id));
    await replaceLists(tx, kind, id, fields);
  });
}

/** A record's row, and its fields as forms name them. */
export type StoredRecord = { row: Fields; fields: Fields };

/** These records by id; the caller supplies condition and order. */
export async function readRecords(
  db: Db,
  kind: RecordKind,
  ids: readonly number[],
): Promise<Map<number, StoredRecord>> {
  if (ids.length === 0) return new Map();
  const rows: Fields[] = await db
    .select()
    .from(kind.table as PgTable)
    .where(inArray(kind.id, [...ids]));
  const records = new Map(
    rows.map((row) => [
      row[kind.id.name] as number,
      { row, fields: join(kind.table, row, kind.serverColumns) },
    ]),
  );
  const found = [...records.keys()];
  await inParallel(db, [
    ...Object.entries(kind.choices).map(([field, table]) => async () => {
      for (const [id, items] of await readChoices(db, table, found)) records.get(id)!.fields[field] = items;
    }),
    ...Object.entries(kind.rows).map(([field, rowKind]) => async () => {
      for (const [id, list] of await readRows(db, rowKind, found)) records.get(id)!.fields[field] = list;
    }),
  ]);
  return records;
}

/** A record as one JSON value: its row, its chosen items' ids, and its lists' rows as stored. */
export type RecordJson = {
  row: Fields;
  choices: Record<string, number[]>;
  rows: Record<string, Fields[]>;
};

/** Selects a record as one value; null when it does not exist. */
export function recordAsJson(kind: RecordKind, id: SQL): SQL<RecordJson | null> {
  const choices = Object.entries(kind.choices).map(
    ([field, { item_id, owner_id, position }]) =>
      sql`${field}::text, (select coalesce(jsonb_agg(${item_id} order by ${position}), '[]') from ${item_id.table}
        where ${owner_id} = ${id})`,
  );
  const rows = Object.entries(kind.rows).map(
    ([field, rowKind]) =>
      sql`${field}::text, (select coalesce(jsonb_agg(to_jsonb(${rowKind.table}) order by ${rowKind.table.position}), '[]')
        from ${rowKind.table} where ${and(sql`${rowKind.table.owner_id} = ${id}`, counts(rowKind))})`,
  );
  const object = (pairs: SQL[]) => sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`;
  return sql<RecordJson | null>`(select jsonb_build_object('row', to_jsonb(${kind.table}),
    'choices', ${object(choices)}, 'rows', ${object(rows)}) from ${kind.table} where ${kind.id} = ${id})`;
}

/** The fields of a record selected as one value, as `readRecords` returns them. */
export function fieldsInJson(kind: RecordKind, { row, choices, rows }: RecordJson): Fields {
  const lists = Object.entries(kind.rows).map(([field, rowKind]) => [
    field,
    (rows[field] ?? []).map((one) => fieldsOfRow(rowKind, one)),
  ]);
  return { ...join(kind.table, row, kind.serverColumns), ...choices, ...Object.fromEntries(lists) };
}

/**
 * A record, locked until the transaction ends; null when it does not exist. Other transactions may still
 * reference it.
 */
export async function lockRecord(tx: Db, kind: RecordKind, id: number): Promise<StoredRecord | null> {
  await tx
    .select({ id: kind.id })
    .from(kind.table as PgTable)
    .where(eq(kind.id, id))
    .for('no key update');
  return (await readRecords(tx, kind, [id])).get(id) ?? null;
}

/** The chosen items' ids by record, in the order they were chosen; every record has a list. */
async function readChoices(
  db: Db,
  table: ChoiceTable,
  owners: readonly number[],
): Promise<Map<number, number[]>> {
  const lists = new Map<number, number[]>(owners.map((owner) => [owner, []]));
  if (owners.length === 0) return lists;
  const rows = await db
    .select({ owner: table.owner_id, item: table.item_id })
    .from(table)
    .where(inArray(table.owner_id, [...owners]))
    .orderBy(asc(table.position));
  for (const { owner, item } of rows) lists.get(owner)!.push(item);
  return lists;
}

async function readRows(db: Db, kind: RowKind, owners: readonly number[]): Promise<Map<number, Fields[]>> {
  const lists = new Map<number, Fields[]>(owners.map((owner) => [owner, []]));
  if (owners.length === 0) return lists;
  const rows: Fields[] = await db
    .select()
    .from(kind.table as PgTable)
    .where(and(inArray(kind.table.owner_id, [...owners]), counts(kind)))
    .orderBy(asc(kind.table.position));
  for (const row of rows) lists.get(row.owner_id as number)!.push(fieldsOfRow(kind, row));
  return lists;
}

function fieldsOfRow({ table, serverColumns, shown = [] }: RowKind, row: Readonly<Fields>): Fields {
  const known = Object.fromEntries(shown.map((name) => [name, row[name]]));
  return { ...known, ...join(table, row, serverColumns) };
}

async function replaceLists(
  tx: Db,
  kind: RecordKind,
  owner: number,
  fields: Readonly<Fields>,
): Promise<void> {
  for (const [field, table] of Object.entries(kind.choices)) {
    if (fields[field] === undefined) continue;
    await tx.delete(table).where(eq(table.owner_id, owner));
    const items = [...new Set((fields[field] ?? []) as number[])];
    if (items.length) {
      await tx
        .insert(table)
        .values(items.map((item, index) => ({ owner_id: owner, item_id: item, position: index })));
    }
  }
  for (const [field, rowKind] of Object.entries(kind.rows)) {
    if (fields[field] !== undefined) await replaceRows(tx, rowKind, owner, (fields[field] ?? []) as Fields[]);
  }
}

async function replaceRows(tx: Db, kind: RowKind, owner: number, rows: Fields[]): Promise<void> {
  const { table, serverColumns, key } = kind;
  const kept = key && rows.length ? await keysOf(tx, kind, key, owner, rows) : new Set<unknown>();
  const isLeftOut = key && kept.size ? notInArray(key, [...kept]) : undefined;
  await tx.delete(table).where(and(eq(table.owner_id, owner), counts(kind), isLeftOut));
  if (rows.length === 0) return;
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
  await (key ? insert.onConflictDoUpdate({ target: key, set: asInserted(table, key) }) : insert);
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
    .where(and(eq(kind.table.owner_id, owner), counts(kind)));
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

function scalarsOf(kind: RecordKind, fields: Readonly<Fields>): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !(name in kind.choices) && !(name in kind.rows)),
  );
}

function withoutNulls(fields: Readonly<Fields>): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

function textArray(texts: string[]): SQL {
  return sql`${sql.param(texts)}::text[]`;
}
