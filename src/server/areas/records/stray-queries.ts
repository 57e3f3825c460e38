import { count } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import type { StrayRecords } from '../../engine/db/stored/settle-definitions.ts';
import { kinds } from './kinds.ts';
import { records } from './tables/record.ts';

/** Returns what is stored of kinds that the definitions lack; `stored` is what they call those that they have. */
export async function strayRecords(db: Db, stored: ReadonlySet<string>): Promise<StrayRecords[]> {
  const known = new Set(kinds.filter((kind) => stored.has(kind.stored)).map(({ name }) => name));
  const found = await db.select({ kind: records.kind, count: count() }).from(records).groupBy(records.kind);
  return found.filter(({ kind }) => !known.has(kind));
}
