import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../../../engine/db/tables/accounts.ts';
import { accountReference, moment } from '../../../engine/db/tables/columns.ts';

/** Which mails a person has chosen; without a row the kind's default applies (`mail-kinds.ts`). */
export const mailPreferences = pgTable(
  'mail_preferences',
  {
    user_id: accountReference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    is_wanted: boolean().notNull(),
    /** Up to when daily mails have told what was not mailed at once; the choice at first. */
    digested_until: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.kind] })],
);
