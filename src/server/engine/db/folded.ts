import { or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { searchPatterns } from './like-pattern.ts';

/**
 * A text without what searches ignore, as a function of the database (migration 0046): case, diacritics, and in
 * Arabic the forms of alef and hamza, ta marbuta, alef maksura and tatweel.
 */
export const folded = (text: AnyPgColumn | SQL | string): SQL => sql`folded(${text})`;

/** Whether a folded text has the words of a search, so that its text index can tell (`searchPatterns`). */
export const isLike = (key: AnyPgColumn | SQL, words: string): SQL =>
  or(...searchPatterns(words).map((pattern) => sql`${key} like folded(${pattern})`))!;
