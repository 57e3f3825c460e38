import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Values by the name of the form field. */
export type Fields = Record<string, unknown>;

/**
 * Divides a form's fields by a table's columns: what has a column of its name goes there, everything else into the
 * table's `extra`. So a field that a form gains is stored without a migration, and a migration that adds its column
 * is all that promotes it. `own` are the columns that the server fills; a form's field of such a name goes to `extra`.
 */
export function split(
  table: PgTable,
  fields: Readonly<Fields>,
  own: readonly string[],
): { columns: Fields; extra: Fields } {
  const columns: Fields = {};
  const extra: Fields = {};
  const known = formColumns(table, own);
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) (known.has(name) ? columns : extra)[name] = value;
  }
  return { columns, extra };
}

/**
 * Puts a stored row's fields together again, as `split` got them; fields that are not filled are left out. A column
 * that is still empty yields to a value that `extra` kept from before the field was promoted.
 */
export function join(table: PgTable, row: Readonly<Fields>, own: readonly string[]): Fields {
  const filled = [...formColumns(table, own)].filter((name) => row[name] !== null && row[name] !== undefined);
  return { ...(row.extra as Fields), ...Object.fromEntries(filled.map((name) => [name, row[name]])) };
}

function formColumns(table: PgTable, own: readonly string[]): Set<string> {
  return new Set(
    Object.keys(getTableColumns(table)).filter((name) => name !== 'extra' && !own.includes(name)),
  );
}
