import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Sorts texts as a person would, whatever the database's locale: Åland among A, no capitals first. */
export function alphabetical(text: AnyPgColumn | SQL): SQL {
  return sql`lower(unaccent(${text}))`;
}
