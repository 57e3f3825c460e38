import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../../../engine/db/tables/accounts.ts';
import { accountReference, bytes, moment } from '../../../engine/db/tables/columns.ts';

/** Mailed links that change an account's address: to confirm the new one, or to restore the previous one. */
export const emailLinks = pgTable(
  'email_links',
  {
    /** SHA-256 of the link's token. */
    token_hash: bytes().primaryKey(),
    kind: text({ enum: ['confirm', 'undo'] }).notNull(),
    user_id: accountReference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The account's address once the link is used. */
    user_name: text().notNull(),
    /** The session that requested it, hashed: it stays open. */
    session_hash: bytes(),
    /** Whether an Admin requested it: the previous address then cannot undo it. */
    by_admin: boolean().notNull().default(false),
    created_at: moment().notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [
    index('email_links_user').on(table.user_id, table.kind),
    index('email_links_expiry').on(table.kind, table.expires_at),
  ],
);
