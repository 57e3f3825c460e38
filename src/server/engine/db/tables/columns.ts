import { bigint, customType, doublePrecision, integer, jsonb, timestamp } from 'drizzle-orm/pg-core';

/**
 * The column types of this database. A column has the name of the form or API field it stores, so rows are
 * split and joined without a list of names (see ../record.ts).
 */

/** A primary key. bigint, so that an oversized id finds no row instead of failing. */
export const identity = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();

/** The same within a key of several columns, of tables that a cluster would spread by another of them. */
export const identityPart = () => bigint({ mode: 'number' }).generatedByDefaultAsIdentity();

/** The id of another table's row. */
export const reference = () => bigint({ mode: 'number' });

/** The id of a user or a file. */
export const accountReference = () => integer();

/** A number typed by a person: any JSON number, limited only by the form's rules. */
export const quantity = () => doublePrecision();

/** Binary data: a hash, a key, a salt. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** When a row last changed, to the millisecond: a version that callers name. */
export const changed = () =>
  timestamp({ withTimezone: true, mode: 'date', precision: 3 }).notNull().defaultNow();

export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** Form fields without a column of their own, by name; every table written by forms has it. */
export const extra = () => jsonb().$type<Record<string, unknown>>().notNull().default({});

/** A row's position in its list. */
export const position = () => integer().notNull().default(0);
