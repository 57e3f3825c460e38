import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { accountReference, bytes, moment } from './columns.ts';

/** Mailed links that give an account another address: the one that is to be its own, or the one that it had before. */
export const emailLinks = pgTable(
  'email_links',
  {
    /** SHA-256 of what stands in the link. */
    token_hash: bytes().primaryKey(),
    kind: text({ enum: ['confirm', 'undo'] }).notNull(),
    user_id: accountReference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address that the account has once the link was used. */
    user_name: text().notNull(),
    /** The session in which it was asked for, hashed: it goes on. */
    session_hash: bytes(),
    /** Whether an Admin has asked for it, so that the former address cannot take it back. */
    by_admin: boolean().notNull().default(false),
    created_at: moment().notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [
    index('email_links_user').on(table.user_id, table.kind),
    index('email_links_expiry').on(table.kind, table.expires_at),
  ],
);
