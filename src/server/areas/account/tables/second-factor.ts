import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../../../engine/db/tables/accounts.ts';
import { accountReference, bytes, moment } from '../../../engine/db/tables/columns.ts';

/**
 * The secret shared with an authenticator app; it takes effect once a code was given
 * (`users.second_factor_since`).
 */
export const secondFactors = pgTable('second_factors', {
  user_id: accountReference()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Base32: codes are computed from it, so it cannot be hashed. */
  secret: text().notNull(),
  /** The recovery codes in plain text until it takes effect; then only their hashes are stored. */
  shown_codes: text().array(),
  /** The time step of the last used code: codes of that or an earlier step are refused. */
  last_step: bigint({ mode: 'number' }).notNull().default(0),
  created_at: moment().notNull(),
  /** The session that began the setup, hashed: until it takes effect, only this session can see it. */
  begun_in: bytes(),
});

/** A recovery code works once, and is deleted then. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** SHA-256 of 80 random bits. */
    code_hash: bytes().notNull(),
    user_id: accountReference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ name: 'recovery_codes_pkey', columns: [table.user_id, table.code_hash] })],
);
