import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { accountReference, bytes } from './columns.ts';

/** Which mails a person has chosen to get or not to get; without a row it is as the kind says (`mail-kinds.ts`). */
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

/** Keys that all server processes sign with; made when first wanted. */
export const signingKeys = pgTable('signing_keys', {
  name: text().primaryKey(),
  key: bytes().notNull(),
});
