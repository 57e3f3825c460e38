import { bigint, customType, doublePrecision, integer, jsonb, timestamp } from 'drizzle-orm/pg-core';

/**
 * The column kinds of this database. A column is named as the form or the API names the field it holds, so that rows
 * are split and joined without a list of names (see ../record.ts).
 */

/** A primary key. bigint, so that an id that is too large finds no row instead of failing. */
export const identity = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();

/** The id of another table's row. */
export const reference = () => bigint({ mode: 'number' });

/** The id of a user or a file. */
export const accountReference = () => integer();

/** A number that a person typed. Any JSON number fits: the form's rules alone limit it. */
export const quantity = () => doublePrecision();

/** What is no text: a hash, a key, a salt. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** Fields of a form without a column of their own, by field name; every table that forms write to has it. */
export const extra = () => jsonb().$type<Record<string, unknown>>().notNull().default({});

/** A row's place in its list. */
export const position = () => integer().notNull().default(0);
