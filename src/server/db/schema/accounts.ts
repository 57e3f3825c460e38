import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.ts';

/** Columns are named like the API's fields, so that rows and answers need no mapping. */

const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
export const roles = pgTable('roles', {
  role_id: integer().primaryKey(),
  role_name: text().notNull().unique(),
});

/** The text that a search for users looks in. */
export const searchedText = ({ full_name, user_name }: Record<'full_name' | 'user_name', AnyPgColumn>): SQL =>
  sql`(${full_name} || E'\\n' || ${user_name})`;

export const users = pgTable(
  'users',
  {
    id: id(),
    /** The e-mail address, as the person wrote it. */
    user_name: text().notNull(),
    full_name: text().notNull(),
    role_id: integer()
      .notNull()
      .references(() => roles.role_id),
    password_hash: text().notNull(),
    /** Null while the registration waits for its code: then it owns nothing, and is deleted after a day. */
    email_verified_at: moment(),
    /** When and why an Admin suspended the account. */
    suspended_at: moment(),
    suspended_reason: text(),
    /** Since when signing in also asks for a code (`second_factors`). */
    second_factor_since: moment(),
    /** The IANA time zone that the person's browser last told, for the times in mails. */
    time_zone: text(),
    /** When it was last used, accurate to a few minutes; it outlives sessions. */
    last_seen_at: moment(),
    created_at: moment().notNull().defaultNow(),
    updated_at: moment().notNull().defaultNow(),
    /** Fields of the registration forms that have no column. */
    extra: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    // An address belongs to the account that has verified it; several waiting registrations may name the same one.
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
    index('users_search').using('gin', sql`${searchedText(table)} gin_trgm_ops`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the bearer token, which only its owner has. */
    token_hash: bytes().primaryKey(),
    /** The id by which its owner can end it. */
    id: integer().notNull().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The device in words: `Firefox on Windows`. */
    device: text(),
    /** When a second factor was last given in it. */
    second_factor_at: moment(),
    created_at: moment().notNull(),
    /** Accurate to a few minutes: not every call writes it. */
    last_seen_at: moment().notNull().defaultNow(),
    expires_at: moment().notNull(),
  },
  (table) => [
    index('sessions_user').on(table.user_id),
    index('sessions_expiry').on(table.expires_at),
    uniqueIndex('sessions_id').on(table.id),
  ],
);

/** The code that proves an e-mail address: one for each waiting registration, replaced by a fresh one. */
export const emailCodes = pgTable('email_codes', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Argon2, because a million codes are quickly tried against anything faster. */
  code_hash: text().notNull(),
  expires_at: moment().notNull(),
  /** The network that registered, hashed. */
  asked_from: text(),
  /** The registering browser, by a cookie of this registration only, hashed. */
  browser: text(),
});

/**
 * The salt shared by all waiting registrations of one address, so that one computation checks a password or a code
 * against all of them.
 */
export const registrationSalts = pgTable(
  'registration_salts',
  {
    /** In lower case. */
    address: text().primaryKey(),
    salt: bytes().notNull(),
    used_at: moment().notNull(),
  },
  (table) => [index('registration_salts_use').on(table.used_at)],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    token_hash: bytes().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expires_at: moment().notNull(),
  },
  (table) => [index('password_resets_user').on(table.user_id)],
);

/** Counters of fixed windows, shared by all server processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The subject of the limit, such as `sign-in:account:…`; addresses of people are hashed. */
    key: text().primaryKey(),
    count: integer().notNull(),
    resets_at: moment().notNull(),
  },
  (table) => [index('rate_limits_reset').on(table.resets_at)],
);

export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** See `mail-priorities.ts`. */
    priority: text({ enum: ['code', 'normal', 'bulk'] })
      .notNull()
      .default('normal'),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Emptied once sent, because mails hold codes and links that sign in. */
    body_text: text().notNull(),
    body_html: text().notNull(),
    /** The one-click link that stops mails of this kind; null for mails about the account itself. */
    unsubscribe_url: text(),
    /** An attached appointment (RFC 5545). */
    calendar: text(),
    /** The users named in it, with whom it is deleted. */
    concerns: integer().array().notNull().default([]),
    created_at: moment().notNull().defaultNow(),
    tries: integer().notNull().default(0),
    /** When it may be tried (again); postponed while a worker has claimed it. */
    due_at: moment().notNull().defaultNow(),
    sent_at: moment(),
    error: text(),
  },
  (table) => [
    index('mail_outbox_due').on(table.priority, table.due_at).where(sql`${table.sent_at} is null`),
    index('mail_outbox_failed')
      .on(table.id)
      .where(sql`${table.sent_at} is null and ${table.error} is not null`),
  ],
);

export const files = pgTable(
  'files',
  {
    id: id(),
    owner_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    visibility: text({ enum: ['public', 'private'] }).notNull(),
    storage_name: text().notNull().unique(),
    original_name: text().notNull(),
    media_type: text().notNull(),
    bytes: integer().notNull(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [index('files_owner').on(table.owner_id)],
);
