import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Values by the name of the form field. */
export type Fields = Record<string, unknown>;

/**
 * Divides a form's fields by a table's columns: what has a column of its name goes there, everything else into the
 * table's `extra`. So a field that a form gains is stored without a migration, and a migration that adds its column
 * is all that promotes it. A form's field with the name of a column that the server fills goes to `extra`.
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
 * Puts a stored row's fields together again, as `split` got them; fields that are not filled are left out. A column
 * that is still empty yields to a value that `extra` kept from before the field was promoted.
 */
export function join(table: PgTable, row: Readonly<Fields>, serverColumns: readonly string[]): Fields {
  const filled = [...formColumns(table, serverColumns)].filter(
    (name) => row[name] !== null && row[name] !== undefined,
  );
  return { ...(row.extra as Fields), ...Object.fromEntries(filled.map((name) => [name, row[name]])) };
}

function formColumns(table: PgTable, serverColumns: readonly string[]): Set<string> {
  return new Set(
    Object.keys(getTableColumns(table)).filter((name) => name !== 'extra' && !serverColumns.includes(name)),
  );
}
