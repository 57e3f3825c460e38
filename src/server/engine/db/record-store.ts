import { and, asc, eq, getTableColumns, getTableName, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';
import { inOrder } from './in-order.ts';
import { isAmong } from './is-among.ts';
import { reportMissingChoice } from './missing-choice.ts';
import { inOneStatement } from './one-statement.ts';
import { preparedFor } from './prepared.ts';
import { type Fields, join, split, withoutNulls } from './record.ts';
import { isCurrent, type RecordKind, type RowKind } from './record-kind.ts';
import { hasLists, keptRows, listsToDelete, listsToInsert } from './record-lists.ts';
import type { ChoiceTable } from './tables/owned.ts';
import { CHANGED, changeOnce, changeTogether, writeTogether } from './write-together.ts';

/** Inserts a record with everything that belongs to it and follows from it, in one statement, and returns its id. */
export async function insertRecord(
  db: Db,
  kind: RecordKind,
  serverValues: Readonly<Fields>,
  fields: Readonly<Fields>,
  following: readonly SQLWrapper[] = [],
): Promise<number> {
  const table: PgTable = kind.table;
  const { columns, extra } = split(table, scalarsOf(kind, withoutNulls(fields)), kind.serverColumns);
  const row = db
    .insert(table)
    .values({ ...columns, ...serverValues, extra })
    .returning({ id: kind.id });
  const owner = sql`(select ${sql.identifier(kind.id.name)} from changed)`;
  return reportMissingChoice(kind, async () => {
    const lists = listsToInsert(db, kind, owner, fields);
    const [inserted] = await changeTogether<Fields>(db, row, [...lists, ...following]);
    return Number(inserted![kind.id.name]);
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
  const { row, lists } = await changesOf(tx, kind, id, fields, serverValues);
  // The row's lock comes first: until then, the lists may change.
  const write = () =>
    inOrder(
      () => row,
      () => writeTogether(tx, lists),
    );
  await reportMissingChoice(kind, write);
}

/**
 * Prepares the same change of a locked record; the returned function makes it, and the writes that follow from it (which
 * may read `changed`), in one statement, sent at once.
 */
export async function changeOfLocked(
  tx: Db,
  kind: RecordKind,
  id: number,
  fields: Readonly<Fields>,
  serverValues: Readonly<Fields> = {},
  following: readonly SQLWrapper[] = [],
): Promise<() => Promise<void>> {
  const { row, lists } = await changesOf(tx, kind, id, fields, serverValues);
  const change = row.returning({ id: kind.id });
  return async () => {
    await reportMissingChoice(kind, () => changeOnce(tx, change, [...lists, ...following]));
  };
}

/** A record after a change; null where its lists have changed and have to be read again. */
export type Written = { record: StoredRecord | null };

/**
 * Makes the same change of a record that is not locked, unless somebody has changed its row since it was read: returns
 * null then, and nothing is written. The writes that follow have the condition `CHANGED`.
 */
export async function changeOfRead(
  db: Db,
  kind: RecordKind,
  read: StoredRecord,
  fields: Readonly<Fields>,
  serverValues: Readonly<Fields>,
  following: readonly SQLWrapper[],
): Promise<Written | null> {
  const id = read.row[kind.id.name] as number;
  const { version } = read.row;
  const isSame = sql`${kind.table}.xmin = ${version}::xid`;
  const change = rowChange(db, kind, fields, serverValues)
    .where(and(eq(kind.id, id), isSame))
    .returning();
  const lists = [
    ...listsToDelete(db, kind, id, fields, {}, CHANGED),
    ...listsToInsert(db, kind, id, fields, {}, CHANGED),
  ];
  const [row] = await reportMissingChoice(kind, () => changeOnce(db, change, [...lists, ...following]));
  if (!row) return null;
  if (hasLists(kind, fields)) return { record: null };
  const columns = Object.entries(getTableColumns<PgTable>(kind.table));
  const written = Object.fromEntries(
    columns.map(([name, column]) => {
      const value = row[column.name];
      return [name, value === null ? null : column.mapFromDriverValue(value)];
    }),
  );
  const own = Object.entries(read.fields).filter(([name]) => name in kind.choices || name in kind.rows);
  const after = { ...join(kind.table, written, kind.serverColumns), ...Object.fromEntries(own) };
  return { record: { row: written, fields: after } };
}

async function changesOf(
  tx: Db,
  kind: RecordKind,
  id: number,
  fields: Readonly<Fields>,
  serverValues: Readonly<Fields>,
) {
  const row = rowChange(tx, kind, fields, serverValues).where(eq(kind.id, id));
  const kept = await keptRows(tx, kind, id, fields);
  const lists = [...listsToDelete(tx, kind, id, fields, kept), ...listsToInsert(tx, kind, id, fields, kept)];
  return { row, lists };
}

/** The update of a record's own row; the caller supplies the condition. */
function rowChange(db: Db, kind: RecordKind, fields: Readonly<Fields>, serverValues: Readonly<Fields>) {
  const table: PgTable = kind.table;
  const { columns, extra } = split(table, scalarsOf(kind, fields), kind.serverColumns);
  const emptied = Object.keys(columns).filter((name) => columns[name] === null);
  for (const name of emptied) columns[name] = sql`default`;
  const cleared = Object.keys(extra).filter((name) => extra[name] === null);
  const merged = sql`(${kind.table.extra} || ${JSON.stringify(withoutNulls(extra))}::jsonb) - ${textArray(cleared)}`;
  return db.update(table).set({ ...columns, ...serverValues, extra: merged });
}

/** A record's row, and its fields as forms name them. A row that was read also has its `version`. */
export type StoredRecord = { row: Fields; fields: Fields };

/** These records by id, in one statement; the caller supplies condition and order. */
export async function readRecords(
  db: Db,
  kind: RecordKind,
  ids: readonly number[],
): Promise<Map<number, StoredRecord>> {
  if (ids.length === 0) return new Map();
  const read = async <List>(
    lists: Readonly<Record<string, List>>,
    rowsOf: (list: List) => PromiseLike<{ owner: number; value: unknown }[]>,
  ) => Promise.all(Object.entries(lists).map(async ([field, list]) => [field, await rowsOf(list)] as const));
  const [rows, choices, lists] = await inOneStatement(db, (one) => [
    records(one, kind).execute({ ids }) as Promise<Fields[]>,
    read(kind.choices, (table) => chosenItems(one, table).execute({ ids })),
    read(kind.rows, async (rowKind) => {
      const found: Fields[] = await listedRows(one, rowKind).execute({ ids });
      return found.map((row) => ({ owner: row.owner_id as number, value: fieldsOfRow(rowKind, row) }));
    }),
  ]);
  return new Map(
    rows.map((row) => {
      const id = row[kind.id.name] as number;
      const own = [...choices, ...lists].map(([field, values]) => [
        field,
        values.filter(({ owner }) => owner === id).map(({ value }) => value),
      ]);
      return [
        id,
        { row, fields: { ...join(kind.table, row, kind.serverColumns), ...Object.fromEntries(own) } },
      ];
    }),
  );
}

const records = preparedFor((db, { table, id }: RecordKind) =>
  db
    // Each change of a row gives it another version, whoever makes it.
    .select({ ...getTableColumns<PgTable>(table), version: sql<string>`${table}.xmin::text` })
    .from(table as PgTable)
    .where(isAmong(id))
    .prepare(`records_${getTableName(table)}`),
);

/** The chosen items' ids, in the order they were chosen. */
const chosenItems = preparedFor((db, table: ChoiceTable) =>
  db
    .select({ owner: table.owner_id, value: table.item_id })
    .from(table)
    .where(isAmong(table.owner_id))
    .orderBy(asc(table.position))
    .prepare(`chosen_${getTableName(table)}`),
);

const listedRows = preparedFor((db, kind: RowKind) =>
  db
    .select()
    .from(kind.table as PgTable)
    .where(and(isAmong(kind.table.owner_id), isCurrent(kind)))
    .orderBy(asc(kind.table.position))
    .prepare(`rows_${getTableName(kind.table)}`),
);

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
        from ${rowKind.table} where ${and(sql`${rowKind.table.owner_id} = ${id}`, isCurrent(rowKind))})`,
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
 * reference it. `along` is read in the same statement.
 */
export async function lockRecord(
  tx: Db,
  kind: RecordKind,
  id: number,
  along: (one: Db) => Promise<unknown> = async () => undefined,
): Promise<StoredRecord | null> {
  if (Object.keys({ ...kind.choices, ...kind.rows }).length === 0) {
    const [[row]] = await inOrder(
      () => lockedRow(tx, kind).execute({ id }) as Promise<Fields[]>,
      () => inOneStatement(tx, (one) => [along(one)]),
    );
    return row ? { row, fields: join(kind.table, row, kind.serverColumns) } : null;
  }
  const lock = tx
    .select({ id: kind.id })
    .from(kind.table as PgTable)
    .where(eq(kind.id, id))
    .for('no key update');
  const [, [found]] = await inOrder(
    () => lock,
    () => inOneStatement(tx, (one) => [readRecords(one, kind, [id]), along(one)]),
  );
  return found.get(id) ?? null;
}

/** The row of a record without lists, as it is once it is locked. */
const lockedRow = preparedFor((db, { table, id }: RecordKind) =>
  db
    .select()
    .from(table as PgTable)
    .where(eq(id, sql.placeholder('id')))
    .for('no key update')
    .prepare(`locked_${getTableName(table)}`),
);

function fieldsOfRow({ table, serverColumns, shown = [] }: RowKind, row: Readonly<Fields>): Fields {
  const known = Object.fromEntries(shown.map((name) => [name, row[name]]));
  return { ...known, ...join(table, row, serverColumns) };
}

function scalarsOf(kind: RecordKind, fields: Readonly<Fields>): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !(name in kind.choices) && !(name in kind.rows)),
  );
}

function textArray(texts: string[]): SQL {
  return sql`${sql.param(texts)}::text[]`;
}
