import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Values by form field name. */
export type Fields = Record<string, unknown>;

/**
 * Divides a form's fields by a table's columns: a field with a column goes there, any other into `extra`. So
 * a new form field needs no migration, and adding its column is all it takes to promote it. A form's field
 * named like a column that the server fills goes to `extra`.
 */
export function split(
  table: PgTable,
  fields: Readonly<Fields>,
  serverColumns: readonly string[],
): { columns: Fields; extra: Fields } {
  const columns: Fields = {};
  const extra: Fields = {};
  const known = formColumns(table, serverColumns);
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) (known.has(name) ? columns : extra)[name] = value;
  }
  return { columns, extra };
}

/**
 * Restores a stored row's fields as `split` received them, without empty ones. If a column is empty, a value
 * that `extra` kept from before the promotion is used.
 */
export function join(table: PgTable, row: Readonly<Fields>, serverColumns: readonly string[]): Fields {
  const fields: Fields = { ...(row.extra as Fields) };
  for (const name of formColumns(table, serverColumns)) {
    const value = row[name];
    if (value !== null && value !== undefined) fields[name] = value;
  }
  return fields;
}

/** The columns of forms, by table and by the columns that the server fills: every row that is read asks for them. */
const columnsOfForms = new WeakMap<PgTable, WeakMap<readonly string[], ReadonlySet<string>>>();

function formColumns(table: PgTable, serverColumns: readonly string[]): ReadonlySet<string> {
  const ofTable = columnsOfForms.get(table) ?? new WeakMap<readonly string[], ReadonlySet<string>>();
  columnsOfForms.set(table, ofTable);
  const known = ofTable.get(serverColumns);
  if (known) return known;
  const columns = new Set(
    Object.keys(getTableColumns(table)).filter((name) => name !== 'extra' && !serverColumns.includes(name)),
  );
  ofTable.set(serverColumns, columns);
  return columns;
}

/** The fields without those that are cleared. */
export function withoutNulls(fields: Readonly<Fields>): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
