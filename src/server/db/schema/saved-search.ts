import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { candidates } from './candidate.ts';
import { identity, moment, reference } from './columns.ts';

/** A search that a candidate keeps under a name. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    saved_search_id: identity(),
    candidate_id: reference()
      .notNull()
      .references(() => candidates.candidate_id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** As the search form wrote them. */
    filters: jsonb().$type<Record<string, unknown>>().notNull(),
    created_at: moment().notNull().defaultNow(),
    visited_at: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('saved_searches_name_key').on(table.candidate_id, sql`lower(${table.name})`)],
);
