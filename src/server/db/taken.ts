import { and, getTableColumns, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { type LookupName, lookups } from './lookups.ts';

/** Whether an item of a reference list other than `exceptId` has this text in a column, whatever its capitals. */
export async function isTaken(
  db: Db,
  list: string,
  column: string,
  text: string,
  exceptId: number | null,
): Promise<boolean> {
  const { table, value } = lookups[list as LookupName];
  const same: SQL = sql`lower(${getTableColumns(table)[column]}) = lower(${text})`;
  const rows = await db
    .select({ id: value })
    .from(table)
    .where(and(same, exceptId === null ? undefined : ne(value, exceptId)))
    .limit(1);
  return rows.length > 0;
}
