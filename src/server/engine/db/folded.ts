import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { folded as foldedText } from '../../../language/run/value/folded.ts';
import { likePattern, shortPattern, startPattern } from './like-pattern.ts';

/**
 * A text without what searches ignore, as a function of the database (migrations 0046 and 0055): case, diacritics, and in
 * Arabic the forms of alef and hamza, ta marbuta, alef maksura and tatweel.
 */
export const folded = (text: AnyPgColumn | SQL | string): SQL => sql`folded(${text})`;

/** So many letters of a folded text an index holds, by which texts that begin with others are found. */
const BEGINNING = 60;

/** The beginning of a folded text, for an index with `text_pattern_ops`. */
export const beginning = (key: AnyPgColumn | SQL): SQL => sql`left(${key}, ${sql.raw(String(BEGINNING))})`;

/** Whether a folded text is this one, as that index finds it. */
export const isText = (key: AnyPgColumn | SQL, text: string): SQL =>
  sql`(${key} = folded(${text}) and ${beginning(key)} = ${beginning(folded(text))})`;

/** Whether a folded text begins with this one. */
export const beginsWith = (key: AnyPgColumn | SQL, text: string): SQL =>
  sql`(${key} like folded(${startPattern(text)}) and ${beginning(key)} like ${startPattern(foldedText(text).slice(0, BEGINNING))})`;

/** Whether a search is for words of one or two letters, which many texts have. */
export const isShortSearch = (words: string): boolean => shortPattern(foldedText(words)) !== null;

/** Whether a folded text has the words of a search, so that its text index can tell (`like-pattern.ts`). */
export function isLike(key: AnyPgColumn | SQL, words: string): SQL {
  const short = shortPattern(foldedText(words));
  return short ? sql`${key} ~ ${short}` : sql`${key} like folded(${likePattern(words)})`;
}
