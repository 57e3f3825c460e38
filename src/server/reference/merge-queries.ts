import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect.ts';
import { cities } from '../db/schema/reference.ts';
import { savedSearches } from '../db/schema/saved-search.ts';
import { schools } from '../db/schema/school.ts';
import { vacancies } from '../db/schema/vacancy.ts';
import type { AdminList } from './admin-list-queries.ts';
import { keysTo, qualified } from './usage-queries.ts';

/** Two items of which nobody changes or chooses either until the transaction ends; how many of them are there. */
export async function lockBoth(tx: Db, { kind }: AdminList, ids: readonly number[]): Promise<number> {
  const found = await tx
    .select({ id: kind.id })
    .from(kind.table as PgTable)
    .where(inArray(kind.id, [...ids]))
    .orderBy(asc(kind.id))
    .for('update');
  return found.length;
}

/** Lets everything refer to another item that refers to this one, and takes this one out of its list. */
export async function mergeRows(tx: Db, list: AdminList, id: number, into: number): Promise<void> {
  const { table } = list.kind;
  for (const key of keysTo(table)) await moveKey(tx, key, id, into);
  if (table === cities) await moveNamed(tx, id, into);
  await moveSearched(tx, list.kind.id.name, id, into);
  await tx.delete(table).where(eq(list.kind.id, id));
}

async function moveKey(
  tx: Db,
  { table, column }: { table: PgTable; column: AnyPgColumn },
  id: number,
  into: number,
): Promise<void> {
  const item = sql.identifier(column.name);
  // Who has chosen both keeps one.
  if (column.name === 'item_id')
    await tx.execute(
      sql`delete from ${table} as one where one.${item} = ${id} and exists (select 1 from ${table} as other where other.${item} = ${into} and other.owner_id = one.owner_id)`,
    );
  await tx.execute(sql`update ${table} set ${item} = ${into} where ${qualified(table, column)} = ${id}`);
}

/** People write a city as they like; where they wrote this one of the list, they get the other's name. */
async function moveNamed(tx: Db, id: number, into: number): Promise<void> {
  const rows = await tx
    .select({ id: cities.city_id, country_id: cities.country_id, name: cities.name })
    .from(cities)
    .where(inArray(cities.city_id, [id, into]));
  const [from, to] = [id, into].map((one) => rows.find((row) => row.id === one)!);
  for (const table of [vacancies, schools])
    await tx
      .update(table)
      .set({ city: to!.name, country_id: to!.country_id })
      .where(and(eq(table.country_id, from!.country_id), sql`lower(${table.city}) = lower(${from!.name})`));
  await moveSearched(tx, 'city', from!.name, to!.name);
}

/** Searches that people keep name what they search for as their forms do: by the name of the list's id. */
async function moveSearched(
  tx: Db,
  field: string,
  from: number | string,
  into: number | string,
): Promise<void> {
  const { saved_search_id, filters } = getTableColumns(savedSearches);
  const named = sql`${filters} -> ${field}::text`;
  const found = await tx
    .select({ saved_search_id, filters })
    .from(savedSearches)
    .where(sql`${named} @> ${JSON.stringify(from)}::jsonb or ${named} @> ${JSON.stringify([from])}::jsonb`)
    .for('update');
  for (const row of found) {
    const value = row.filters[field];
    const moved = (one: unknown) => (one === from ? into : one);
    const changed = Array.isArray(value) ? [...new Set(value.map(moved))] : moved(value);
    await tx
      .update(savedSearches)
      .set({ filters: { ...row.filters, [field]: changed } })
      .where(eq(saved_search_id, row.saved_search_id));
  }
}
