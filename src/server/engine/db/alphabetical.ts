import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Sorts text as people expect, independent of the database's locale: Åland sorts with A, case is ignored. */
export function alphabetical(text: AnyPgColumn | SQL): SQL {
  return sql`lower(unaccent(${text}))`;
}

/**
 * The same for a generated column, which needs immutable functions; unaccent is not, because its dictionary
 * may change.
 */
export function alphabeticalKey(text: SQL): SQL {
  return sql`lower(regexp_replace(normalize(${text}, nfd), '[\\u0300-\\u036f]', '', 'g'))`;
}
