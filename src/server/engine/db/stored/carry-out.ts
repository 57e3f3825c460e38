import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { treatedValue } from '../../../../language/run/change/carry-values.ts';
import type { StoredWork } from '../../../../language/run/change/change.ts';
import { UNCONVERTIBLE } from '../../../../language/run/change/conversions.ts';
import type { Db } from '../connect.ts';
import { storedChanges, storedChangeValues } from '../tables/stored-definitions.ts';
import { type StoredPlace, type StoredRecord, storedPlace } from './stored-place.ts';
import { eachValue, type StoredRow, writeValues } from './stored-values.ts';

type Records = Readonly<Record<string, StoredRecord>>;

/** Values that no conversion can take; nothing was changed. */
export class Unconvertible extends Error {
  constructor({ path, record }: StoredWork, values: readonly string[], count: number) {
    const shown = values.map((value) => JSON.stringify(value)).join(', ');
    const moves = values.map((value) => `${JSON.stringify(value)}: null`).join(', ');
    super(
      `${count} stored ${count === 1 ? 'value' : 'values'} of "${path}" in ${record} cannot become what the form asks for now, such as ${shown}. ` +
        `Say what they become, beside "convert": "movedOptions": { ${moves} }. null empties a value.`,
    );
    this.name = 'Unconvertible';
  }
}

/**
 * Treats the stored values of one field as its definition asks, notes those from before, and returns how many changed.
 * Call it in a transaction, and only for work that is in reach.
 */
export async function carryOut(
  tx: Db,
  records: Records,
  work: StoredWork,
  { digest, now }: { digest: string; now: Date },
): Promise<number> {
  const from = placeOf(records, work.record, work.path);
  const to = work.renamedTo === undefined ? from : placeOf(records, work.record, work.renamedTo);
  const [noted] = await tx
    .insert(storedChanges)
    .values({ digest, work, changed: 0, at: now })
    .returning({ id: storedChanges.change_id });
  const change_id = noted!.id;
  const refused = new Map<string, number>();
  let changed = 0;
  await eachValue(tx, from, async (rows) => {
    const taken = await filled(tx, from, to, rows);
    const moved: (StoredRow & { before: unknown })[] = [];
    for (const { id, value: before } of rows) {
      const value = treatedValue(before, work);
      if (value === UNCONVERTIBLE) refused.set(String(before), (refused.get(String(before)) ?? 0) + 1);
      else if (!taken.has(id) && (from !== to || !isDeepStrictEqual(value, before)))
        moved.push({ id, value, before });
    }
    await writeValues(tx, from, to, moved);
    await note(tx, change_id, moved);
    changed += moved.length;
  });
  if (refused.size > 0) {
    const count = [...refused.values()].reduce((sum, one) => sum + one, 0);
    throw new Unconvertible(work, [...refused.keys()].slice(0, 5), count);
  }
  await tx.execute(
    sql`update ${storedChanges} set changed = ${changed} where ${storedChanges.change_id} = ${change_id}`,
  );
  return changed;
}

export function placeOf(records: Records, record: string, path: string): StoredPlace {
  const place = records[record] && storedPlace(records[record], path);
  if (!place) throw new Error(`"${path}" of ${record} is stored nowhere.`);
  return place;
}

/** Returns those of the rows that have a value under the new name, which is newer. */
async function filled(
  tx: Db,
  from: StoredPlace,
  to: StoredPlace,
  rows: readonly StoredRow[],
): Promise<Set<number>> {
  const found = new Set<number>();
  if (from === to) return found;
  const ids = rows.map(({ id }) => id);
  const isAmong = sql`${to.id} = any(${sql.param(ids)}::bigint[])`;
  await eachValue(tx, to, async (some) => addAll(found, some), isAmong);
  return found;
}

function addAll(found: Set<number>, rows: readonly StoredRow[]): void {
  for (const { id } of rows) found.add(id);
}

async function note(
  tx: Db,
  change_id: number,
  moved: readonly (StoredRow & { before: unknown })[],
): Promise<void> {
  if (moved.length === 0) return;
  const values = moved.map(({ id, before, value }) => ({ id, before, after: value ?? null }));
  await tx.execute(sql`insert into ${storedChangeValues} (change_id, row_id, before, after)
    select ${change_id}, id, before, coalesce(after, 'null') from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
    as given (id bigint, before jsonb, after jsonb)`);
}
