import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { folded as foldedText } from '../../../language/run/value/folded.ts';
import { likePattern, shortPattern } from './like-pattern.ts';

/**
 * A text without what searches ignore, as a function of the database (migrations 0046 and 0055): case, diacritics, and in
 * Arabic the forms of alef and hamza, ta marbuta, alef maksura and tatweel.
 */
export const folded = (text: AnyPgColumn | SQL | string): SQL => sql`folded(${text})`;

/** Whether a folded text has the words of a search, so that its text index can tell (`like-pattern.ts`). */
export function isLike(key: AnyPgColumn | SQL, words: string): SQL {
  const short = shortPattern(foldedText(words));
  return short ? sql`${key} ~ ${short}` : sql`${key} like folded(${likePattern(words)})`;
}
