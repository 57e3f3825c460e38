import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';

export const files = pgTable(
  'files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    owner_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    visibility: text({ enum: ['public', 'private'] }).notNull(),
    storage_name: text().notNull().unique(),
    original_name: text().notNull(),
    media_type: text().notNull(),
    bytes: integer().notNull(),
    /** Of the content, hexadecimal; null for files from before it was recorded. */
    sha256: text(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [index('files_owner').on(table.owner_id), index('files_created').on(table.created_at)],
);
