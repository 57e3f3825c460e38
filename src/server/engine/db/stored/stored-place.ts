import { getTableColumns, getTableName, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RecordKind } from '../record-store.ts';
import type { FileTable } from '../tables/owned.ts';

/** A kind of record as definitions name it (`x-stores`), with where its fields are stored. */
export type StoredRecord = { kind: RecordKind; files?: FileTable };

type InTable = { table: PgTable & { extra: AnyPgColumn }; id: AnyPgColumn; counts: SQL | undefined };

/** Where the values of a field are. */
export type StoredPlace =
  | (InTable & { is: 'column'; column: AnyPgColumn; name: string })
  | (InTable & { is: 'extra'; name: string })
  /** Rows of another table, which are the field's value: chosen items, rows of a list, files. */
  | (InTable & { is: 'rows'; rows: PgTable; owner: AnyPgColumn; among: SQL | undefined; item?: AnyPgColumn });

/** Returns where a field is stored; null when it is within a value, where no statement reaches it. */
export function storedPlace({ kind, files }: StoredRecord, path: string, isFile = false): StoredPlace | null {
  const [name = '', inner, ...deeper] = path.split(/\[\*\]\.|\./);
  if (deeper.length) return null;
  const own = { table: kind.table, id: kind.id, counts: undefined };
  if (inner !== undefined) {
    const list = kind.rows[name];
    if (!list) return null;
    const id =
      list.key ?? Object.values(getTableColumns(list.table as PgTable)).find((column) => column.primary);
    const counts = list.retired && isNull(list.retired);
    return id
      ? fieldPlace({ table: list.table, id: id as AnyPgColumn, counts }, list.serverColumns, inner)
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

function fieldPlace(own: InTable, serverColumns: readonly string[], name: string): StoredPlace {
  const column =
    serverColumns.includes(name) || name === 'extra'
      ? undefined
      : getTableColumns(own.table as PgTable)[name];
  return column
    ? { ...own, is: 'column', column: column as AnyPgColumn, name }
    : { ...own, is: 'extra', name };
}

/** A field's value as jsonb, null when it is empty. */
export function storedValue(place: StoredPlace): SQL {
  if (place.is === 'rows') {
    const what = place.item ? sql`${place.item}` : sql`true`;
    return sql`(select jsonb_agg(${what}) from ${place.rows} where ${place.owner} = ${place.id}${place.among ? sql` and ${place.among}` : sql``})`;
  }
  const kept = sql`${place.table.extra} -> ${place.name}`;
  const value = place.is === 'extra' ? kept : sql`coalesce(to_jsonb(${place.column}), ${kept})`;
  return sql`nullif(nullif(nullif(${value}, 'null'), '""'), '[]')`;
}

/** Names a place for people who look into the database. */
export const placeName = (place: StoredPlace): string =>
  place.is === 'rows'
    ? getTableName(place.rows)
    : place.is === 'column'
      ? `${getTableName(place.table as PgTable)}.${place.name}`
      : `${getTableName(place.table as PgTable)}.extra`;
