import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../../../engine/db/tables/accounts.ts';
import { bytes, moment } from '../../../engine/db/tables/columns.ts';

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
    index('sessions_id').on(table.id),
  ],
);

/** The code that proves an e-mail address: one per pending registration, replaced by a fresh one. */
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
 * The salt shared by all pending registrations of one address, so that one computation checks a password or a
 * code against all of them.
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
