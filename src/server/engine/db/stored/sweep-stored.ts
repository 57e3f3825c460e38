import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../connect.ts';
import { storedChanges, storedChangeValues } from '../tables/stored-definitions.ts';
import { type StoredRecord, storedPlace } from './stored-place.ts';

/** Deletes values from before an edit of definitions that are old, or whose record is gone. */
export async function sweepStoredValues(
  db: Db,
  records: Readonly<Record<string, StoredRecord>>,
  before: Date,
): Promise<void> {
  const old = sql`select ${storedChanges.change_id} from ${storedChanges} where ${lt(storedChanges.at, before)}`;
  await db.delete(storedChangeValues).where(sql`${storedChangeValues.change_id} in (${old})`);
  for (const { change_id, work } of await db.select().from(storedChanges)) {
    const stored = records[work.record];
    const place = stored && storedPlace(stored, work.path);
    if (!place) continue;
    await db
      .delete(storedChangeValues)
      .where(
        sql`${eq(storedChangeValues.change_id, change_id)} and not exists (select from ${place.table} where ${place.id} = ${storedChangeValues.row_id})`,
      );
  }
}
