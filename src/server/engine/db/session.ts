import { Column, is, SQL, Subquery } from 'drizzle-orm';
import { NodePgSession } from 'drizzle-orm/node-postgres/session';
import type { PgPreparedQuery, PreparedQueryConfig } from 'drizzle-orm/pg-core';

export type Prepare = NodePgSession<Record<string, never>, Record<string, never>>['prepareQuery'];
/** The columns that a query selects, in order. */
export type Fields = Parameters<Prepare>[1];
type Field = NonNullable<Fields>[number];

/**
 * Drizzle's session, which reads rows by a plan: Drizzle itself asks for each value of each row anew what kind of column
 * it comes from.
 */
export class Session extends NodePgSession<Record<string, never>, Record<string, never>> {
  override prepareQuery<T extends PreparedQueryConfig>(
    ...[query, fields, name, isArray, readRows = rowReader(fields), ...rest]: Parameters<Prepare>
  ): PgPreparedQuery<T> {
    return super.prepareQuery<T>(query, fields, name, isArray, readRows, ...rest);
  }
}

/** Undefined where only Drizzle knows what a row looks like: for nested objects, and rows without known columns. */
function rowReader(fields: Fields): ((rows: unknown[][]) => never) | undefined {
  if (!fields || fields.some(({ path }) => path.length > 1)) return undefined;
  let plan: { name: string; decoder: Decoder }[] | undefined;
  const readRow = (row: unknown[]) => {
    plan ??= fields.map(({ path, field }) => ({ name: path[0]!, decoder: decoderOf(field) }));
    const values: Record<string, unknown> = {};
    plan.forEach(({ name, decoder }, index) => {
      const value = row[index];
      values[name] = value === null ? null : decoder.mapFromDriverValue(value);
    });
    return values;
  };
  return (rows) => rows.map(readRow) as never;
}

type Decoder = { mapFromDriverValue: (value: unknown) => unknown };

// Drizzle does not declare the decoders of expressions.
function decoderOf(field: Field['field']): Decoder {
  if (is(field, Column)) return field;
  if (is(field, SQL)) return Reflect.get(field, 'decoder');
  const { sql } = is(field, Subquery) ? field._ : (field as SQL.Aliased);
  return Reflect.get(sql, 'decoder');
}
