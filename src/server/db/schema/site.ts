import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The one row that says which site this is: what it has written elsewhere bears its mark. */
export const sites = pgTable('sites', {
  site_id: integer().primaryKey(),
  mark: text().notNull(),
});
