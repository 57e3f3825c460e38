import { type GetColumnData, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

type Shape = Readonly<Record<string, AnyPgColumn | SQL>>;
type Value<Part> =
  Part extends SQL<infer Type> ? Type : Part extends AnyPgColumn ? GetColumnData<Part> : never;
/** A row as JSON returns it: timestamps are text. */
type Row<Of extends Shape> = { [Name in keyof Of]: Value<Of[Name]> extends Date ? string : Value<Of[Name]> };

/**
 * Selects a row of another table as one value. `from` is the SQL after FROM; it must find at most one row,
 * and the value is null without one.
 */
export function jsonObjectFrom<const Of extends Shape>(shape: Of, from: SQL): SQL<Row<Of>> {
  return sql<Row<Of>>`(select ${object(shape)} from ${from})`;
}

/** Selects all rows of `from` as a list, in this order. */
export function jsonArrayFrom<const Of extends Shape>(
  shape: Of,
  from: SQL,
  order: AnyPgColumn,
): SQL<Row<Of>[]> {
  return sql<
    Row<Of>[]
  >`(select coalesce(json_agg(${object(shape)} ${sql`order by ${order}`}), '[]') from ${from})`;
}

function object(shape: Shape): SQL {
  const pairs = Object.entries(shape).map(([name, part]) => sql`${sql.raw(`'${name}'`)}, ${part}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}
