import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * The distinct words of vacancy titles and of the names of schools, subjects and roles: misspelt words of a search are
 * corrected against these few rows instead of every title. Triggers keep it current (migration 0039).
 */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (table) => [
  index('search_words_similar').using('gin', sql`${table.word} gin_trgm_ops`),
]);
