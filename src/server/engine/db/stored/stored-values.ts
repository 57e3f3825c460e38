import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connect.ts';
import { type StoredPlace, storedValue } from './stored-place.ts';

/** A row's id, and the value of one of its fields. */
export type StoredRow = { id: number; value: unknown };

/** Rows read and written at once. */
const BATCH = 2_000;

/** Calls `work` with all rows that have a value, locked, in batches; it must leave their ids alone. */
export async function eachValue(
  tx: Db,
  place: StoredPlace,
  work: (rows: StoredRow[]) => Promise<void>,
  among?: SQL,
): Promise<void> {
  for (let last = -1; ; ) {
    const { rows } = await tx.execute<{ id: string; value: unknown }>(sql`
      select ${place.id} as id, ${storedValue(place)} as value from ${place.table}
      where ${place.id} > ${last} and ${storedValue(place)} is not null ${among ? sql`and ${among}` : sql``}
      ${place.own ? sql`and ${place.own}` : sql``}
      order by ${place.id} limit ${BATCH} for no key update`);
    if (rows.length > 0) await work(rows.map(({ id, value }) => ({ id: Number(id), value })));
    if (rows.length < BATCH) return;
    last = Number(rows.at(-1)!.id);
  }
}

/** Writes a value of each row, null to empty it, and removes it from the name that it had before. */
export async function writeValues(
  tx: Db,
  from: StoredPlace,
  to: StoredPlace,
  rows: readonly StoredRow[],
): Promise<void> {
  if (rows.length === 0 || from.is === 'rows' || to.is === 'rows') return;
  const { table, id, bag } = to;
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id bigint, value jsonb)`;
  const isEmpty = sql`coalesce(given.value, 'null') = 'null'`;
  const kept = bag ? sql`${bag} - ${from.name}::text` : undefined;
  if (to.is === 'column') {
    const type = sql.raw(to.column.getSQLType());
    const rest = bag ? sql`, ${sql.identifier(bag.name)} = ${kept}` : sql``;
    await tx.execute(sql`update ${table} set ${sql.identifier(to.column.name)} = (given.value #>> '{}')::${type}${rest}
      from ${given} where ${id} = given.id`);
    return;
  }
  await tx.execute(sql`update ${table} set ${sql.identifier(to.bag.name)} = case when ${isEmpty} then ${kept}
    else (${kept}) || jsonb_build_object(${to.name}::text, given.value) end
    from ${given} where ${id} = given.id`);
}
