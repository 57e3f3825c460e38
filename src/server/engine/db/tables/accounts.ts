import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { beginning, folded } from '../folded.ts';
import { moment } from './columns.ts';

/** Columns are named like the API's fields, so rows and answers need no mapping. */

export const roles = pgTable('roles', {
  role_id: integer().primaryKey(),
  role_name: text().notNull().unique(),
});

/** The text that user searches look in. */
export const searchedText = ({ full_name, user_name }: Record<'full_name' | 'user_name', AnyPgColumn>): SQL =>
  folded(sql`${full_name} || E'\\n' || ${user_name}`);

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The e-mail address, as the person typed it. */
    user_name: text().notNull(),
    full_name: text().notNull(),
    role_id: integer()
      .notNull()
      .references(() => roles.role_id),
    password_hash: text().notNull(),
    /** Null while the registration is unconfirmed: it then owns nothing, and is deleted after a day. */
    email_verified_at: moment(),
    /** When and why an Admin suspended the account. */
    suspended_at: moment(),
    suspended_reason: text(),
    /** Since when signing in also requires a code (`second_factors`). */
    second_factor_since: moment(),
    /** The IANA time zone last reported by the person's browser, for times in mails. */
    time_zone: text(),
    /** The person's language, for answers and mails; null while the browser's decides. */
    language: text(),
    /** Last use, accurate to a few minutes; it outlives sessions. */
    last_seen_at: moment(),
    created_at: moment().notNull().defaultNow(),
    updated_at: moment().notNull().defaultNow(),
    /** Registration form fields without a column. */
    extra: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    // An address belongs to the account that has verified it; several pending registrations may name the
    // same one.
    uniqueIndex('users_user_name_unique')
      .on(sql`lower(${table.user_name})`)
      .where(sql`${table.email_verified_at} is not null`),
    index('users_pending')
      .on(sql`lower(${table.user_name})`, table.created_at)
      .where(sql`${table.email_verified_at} is null`),
    index('users_role').on(table.role_id),
    index('users_name').on(sql`lower(${table.full_name})`, table.id),
    index('users_address').on(sql`lower(${table.user_name})`, table.id),
    index('users_seen').on(sql`coalesce(${table.last_seen_at}, 'epoch')`, table.id),
    index('users_suspended').on(table.id).where(sql`${table.suspended_at} is not null`),
    index('users_created').on(table.created_at, table.id),
    index('users_beginning').on(sql`${beginning(searchedText(table))} text_pattern_ops`),
    index('users_search').using('gin', sql`${searchedText(table)} gin_trgm_ops`),
  ],
);
