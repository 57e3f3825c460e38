import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { accountReference, bytes, moment } from './columns.ts';

/** What an authenticator app and we share; it counts once a code of it was shown (`users.second_factor_since`). */
export const secondFactors = pgTable('second_factors', {
  user_id: accountReference()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Base32: codes are computed from it, so it cannot be hashed. */
  secret: text().notNull(),
  /** The recovery codes, until it counts: then they are hashed. */
  shown_codes: text().array(),
  /** The interval whose code was used last: none of it or of an earlier one is taken again. */
  last_step: bigint({ mode: 'number' }).notNull().default(0),
  created_at: moment().notNull(),
  /** The session in which it was begun, hashed: until it counts, it is shown there and nowhere else. */
  begun_in: bytes(),
});

/** A code opens once, and is gone then. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** SHA-256 of 80 random bits. */
    code_hash: bytes().primaryKey(),
    user_id: accountReference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('recovery_codes_user').on(table.user_id)],
);
