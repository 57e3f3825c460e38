import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Sorts texts as a person would, whatever the database's locale: Åland among A, no capitals first. */
export function alphabetical(text: AnyPgColumn | SQL): SQL {
  return sql`lower(unaccent(${text}))`;
}

/** The same for a generated column, by functions whose results never change; unaccent reads a dictionary that may. */
export function alphabeticalKey(text: SQL): SQL {
  return sql`lower(regexp_replace(normalize(${text}, nfd), '[\\u0300-\\u036f]', '', 'g'))`;
}
