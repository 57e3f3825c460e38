import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The single row that identifies this site; the files that it stores elsewhere carry its mark. */
export const sites = pgTable('sites', {
  site_id: integer().primaryKey(),
  mark: text().notNull(),
});
