import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../connect.ts';
import { storedChanges, storedChangeValues, storedDefinitions } from '../tables/stored-definitions.ts';
import { placeOf } from './carry-out.ts';
import { inWords } from './settle-definitions.ts';
import type { StoredRecord } from './stored-place.ts';
import { eachValue, type StoredRow, writeValues } from './stored-values.ts';

/** What undoing did, in sentences; empty when there was nothing to undo. */
export async function revertStored(
  db: Db,
  records: Readonly<Record<string, StoredRecord>>,
  now: Date,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const [newest] = await tx
      .select()
      .from(storedChanges)
      .where(isNull(storedChanges.undone_at))
      .orderBy(desc(storedChanges.change_id))
      .limit(1);
    if (!newest) return [];
    const batch = await tx
      .select()
      .from(storedChanges)
      .where(
        and(
          isNull(storedChanges.undone_at),
          eq(storedChanges.digest, newest.digest),
          eq(storedChanges.at, newest.at),
        ),
      )
      .orderBy(desc(storedChanges.change_id));
    const said: string[] = [];
    for (const { change_id, work } of batch) {
      const { restored, newer } = await restore(tx, records, change_id, work);
      const rest =
        newer > 0 ? `; ${newer.toLocaleString('en')} that were written since stay as they are` : '';
      said.push(
        `Undone: ${inWords(work)}. ${restored.toLocaleString('en')} values in ${work.record} are as before${rest}.`,
      );
      await tx.update(storedChanges).set({ undone_at: now }).where(eq(storedChanges.change_id, change_id));
      await tx.delete(storedChangeValues).where(eq(storedChangeValues.change_id, change_id));
    }
    await tx.delete(storedDefinitions).where(eq(storedDefinitions.digest, newest.digest));
    return said;
  });
}

/** Puts back the values from before, but for those that somebody has written since. */
async function restore(
  tx: Db,
  records: Readonly<Record<string, StoredRecord>>,
  changeId: number,
  { record, path, renamedTo }: (typeof storedChanges.$inferSelect)['work'],
): Promise<{ restored: number; newer: number }> {
  const old = placeOf(records, record, path);
  const place = renamedTo === undefined ? old : placeOf(records, record, renamedTo);
  let restored = 0;
  let newer = 0;
  const seen = new Set<number>();
  await eachValue(tx, place, async (rows) => {
    const ids = rows.map(({ id }) => id);
    const noted = await notedOf(tx, changeId, ids);
    const written: StoredRow[] = [];
    for (const { id, value } of rows) {
      const one = noted.get(id);
      seen.add(id);
      if (one && isDeepStrictEqual(one.after, value)) {
        written.push({ id, value: one.before });
        restored += 1;
      } else if (one || renamedTo !== undefined) {
        newer += 1;
        // Under its old name, it is found again.
        if (renamedTo !== undefined) written.push({ id, value });
      }
    }
    await writeValues(tx, place, old, written);
  });
  const emptied = await emptiedOf(tx, changeId);
  const missing = emptied.filter(({ id }) => !seen.has(id));
  await writeValues(tx, place, old, missing);
  return { restored: restored + missing.length, newer };
}

async function notedOf(
  tx: Db,
  changeId: number,
  ids: readonly number[],
): Promise<Map<number, { before: unknown; after: unknown }>> {
  const { rows } = await tx.execute<{ id: string; before: unknown; after: unknown }>(sql`
    select row_id as id, before, after from ${storedChangeValues}
    where change_id = ${changeId} and row_id = any(${sql.param(ids)}::bigint[])`);
  return new Map(rows.map(({ id, before, after }) => [Number(id), { before, after }]));
}

/** Returns the values that the change emptied. */
async function emptiedOf(tx: Db, changeId: number): Promise<StoredRow[]> {
  const { rows } = await tx.execute<{ id: string; before: unknown }>(sql`
    select row_id as id, before from ${storedChangeValues} where change_id = ${changeId} and after = 'null'`);
  return rows.map(({ id, before }) => ({ id: Number(id), value: before }));
}
