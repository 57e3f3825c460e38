import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Sorts text as people expect, independent of the database's locale: Åland sorts with A, case is ignored. */
export function alphabetical(text: AnyPgColumn | SQL): SQL {
  return sql`lower(unaccent(${text}))`;
}
