import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { accountReference, bytes, moment } from './columns.ts';

/** Which mails a person has chosen to receive; without a row the default of the kind applies (`mail-kinds.ts`). */
export const mailPreferences = pgTable(
  'mail_preferences',
  {
    user_id: accountReference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    is_wanted: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.kind] })],
);

/**
 * Keys with which all server processes sign; the first of a name is created when it is needed. The newest signs, what
 * older ones signed is valid until they are removed.
 */
export const signingKeys = pgTable(
  'signing_keys',
  {
    name: text().notNull(),
    id: integer().notNull().default(1),
    key: bytes().notNull(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.name, table.id] })],
);
