import { inArray } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import { benefits } from '../reference/tables/reference.ts';

/** Returns the names of benefits, in the list's order. */
export async function benefitNames(db: Db, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: benefits.id, name: benefits.name })
    .from(benefits)
    .where(inArray(benefits.id, [...ids]));
  return ids.flatMap((id) => rows.find((row) => row.id === id)?.name ?? []);
}
