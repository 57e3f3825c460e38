import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { folded } from '../../../engine/db/folded.ts';

/**
 * The distinct words of vacancy titles and of the names of schools, subjects and roles: misspelt words of a search are
 * corrected against these few rows instead of every title. Triggers keep it current (migrations 0039 and 0046).
 */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (table) => [
  index('search_words_similar').using('gin', sql`${folded(table.word)} gin_trgm_ops`),
]);
