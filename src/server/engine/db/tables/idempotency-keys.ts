import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { accountReference, bytes, moment } from './columns.ts';

/** Calls that carried an `Idempotency-Key`, with what they answered. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    user_id: accountReference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the key. */
    key_hash: bytes().notNull(),
    /** SHA-256 of the operation with all that was sent. */
    call_hash: bytes().notNull(),
    /** Encrypted with the key, which is stored nowhere; null until the call has been answered. */
    answer: bytes(),
    created_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ name: 'idempotency_keys_pkey', columns: [table.user_id, table.key_hash] }),
    index('idempotency_keys_created').on(table.created_at),
  ],
);
