import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { folded } from '../../../engine/db/folded.ts';

/**
 * The distinct words of vacancy titles, cities, and of the names of schools, subjects and roles: words of a search are completed and
 * corrected against these few rows instead of every title. Triggers keep it current (migrations 0039, 0046 and 0051).
 */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (table) => [
  index('search_words_similar').using('gin', sql`${folded(table.word)} gin_trgm_ops`),
]);
