import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Whether a column has one of the values of a placeholder: the same statement for any number of them. */
export const isAmong = (column: AnyPgColumn, placeholder = 'ids'): SQL =>
  sql`${column} = any(${sql.placeholder(placeholder)}::${sql.raw(column.getSQLType())}[])`;
