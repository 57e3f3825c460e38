import { getTableColumns, getTableName, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RecordKind } from '../record-kind.ts';
import type { FileTable } from '../tables/owned.ts';

/** A kind of record as definitions name it (`x-stores`), with where its fields are stored. */
export type StoredRecord = {
  kind: Omit<RecordKind, 'table'> & { table: PgTable & { extra?: AnyPgColumn } };
  files?: FileTable;
  /** Which rows of the table they are, if it has others. */
  among?: SQL;
};

/** `counts` are the rows that count, `own` those that may be changed at all. */
type InTable = {
  table: PgTable;
  id: AnyPgColumn;
  /** The jsonb column with the fields that have no column of their own. */
  bag: AnyPgColumn | undefined;
  counts: SQL | undefined;
  own?: SQL | undefined;
};

/** Where the values of a field are. */
export type StoredPlace =
  | (InTable & { is: 'column'; column: AnyPgColumn; name: string })
  | (InTable & { is: 'extra'; bag: AnyPgColumn; name: string })
  /** Rows of another table, which are the field's value: chosen items, rows of a list, files. */
  | (InTable & { is: 'rows'; rows: PgTable; owner: AnyPgColumn; among: SQL | undefined; item?: AnyPgColumn });

/** Returns where a field is stored; null when it is within a value, where no statement reaches it. */
export function storedPlace(
  { kind, files, among }: StoredRecord,
  path: string,
  isFile = false,
): StoredPlace | null {
  const [name = '', inner, ...deeper] = path.split(/\[\*\]\.|\./);
  if (deeper.length) return null;
  const own = { table: kind.table, id: kind.id, bag: kind.table.extra, counts: among, own: among };
  if (inner !== undefined) {
    const list = kind.rows[name];
    if (!list) {
      const group = path.includes('[*]') ? undefined : columnOf(own, kind.serverColumns, name);
      return group?.getSQLType() === 'jsonb' ? { ...own, is: 'extra', bag: group, name: inner } : null;
    }
    const id =
      list.key ?? Object.values(getTableColumns(list.table as PgTable)).find((column) => column.primary);
    const counts = list.retired && isNull(list.retired);
    return id
      ? fieldPlace(
          { table: list.table, id: id as AnyPgColumn, bag: list.table.extra, counts },
          list.serverColumns,
          inner,
        )
      : null;
  }
  const choice = kind.choices[name];
  if (choice)
    return {
      ...own,
      is: 'rows',
      rows: choice,
      owner: choice.owner_id,
      among: undefined,
      item: choice.item_id,
    };
  const list = kind.rows[name];
  if (list)
    return {
      ...own,
      is: 'rows',
      rows: list.table,
      owner: list.table.owner_id,
      among: list.retired && isNull(list.retired),
    };
  if (isFile && files)
    return { ...own, is: 'rows', rows: files, owner: files.owner_id, among: sql`${files.field} = ${name}` };
  return fieldPlace(own, kind.serverColumns, name);
}

function fieldPlace(own: InTable, serverColumns: readonly string[], name: string): StoredPlace | null {
  const column = columnOf(own, serverColumns, name);
  if (column) return { ...own, is: 'column', column, name };
  return own.bag ? { ...own, is: 'extra', bag: own.bag, name } : null;
}

function columnOf(
  { table, bag }: InTable,
  serverColumns: readonly string[],
  name: string,
): AnyPgColumn | undefined {
  const column = serverColumns.includes(name) ? undefined : getTableColumns(table)[name];
  return column === bag ? undefined : column;
}

/** A field's value as jsonb, null when it is empty. */
export function storedValue(place: StoredPlace): SQL {
  if (place.is === 'rows') {
    const what = place.item ? sql`${place.item}` : sql`true`;
    return sql`(select jsonb_agg(${what}) from ${place.rows} where ${place.owner} = ${place.id}${place.among ? sql` and ${place.among}` : sql``})`;
  }
  const kept = place.bag ? sql`${place.bag} -> ${place.name}` : sql`null`;
  const value = place.is === 'extra' ? kept : sql`coalesce(to_jsonb(${place.column}), ${kept})`;
  return sql`nullif(nullif(nullif(${value}, 'null'), '""'), '[]')`;
}

/** Names a place for people who look into the database. */
export const placeName = (place: StoredPlace): string =>
  place.is === 'rows'
    ? getTableName(place.rows)
    : place.is === 'column'
      ? `${getTableName(place.table)}.${place.name}`
      : `${getTableName(place.table)}.${place.bag.name}`;
