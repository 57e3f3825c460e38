import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Words for which a vacancy search found nothing, by day, without the searcher. */
export const emptySearches = pgTable(
  'empty_searches',
  {
    words: text().notNull(),
    on_day: date().notNull(),
    searches: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ name: 'empty_searches_pkey', columns: [table.words, table.on_day] }),
    index('empty_searches_day').on(table.on_day),
  ],
);
