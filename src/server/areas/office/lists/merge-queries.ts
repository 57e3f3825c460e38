import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../engine/db/connect.ts';
import type { Fields } from '../../../engine/db/record.ts';
import type { AdminList } from '../../reference/admin-list-queries.ts';
import { cities, locations } from '../../reference/tables/reference.ts';
import { keysTo, qualified } from '../../reference/usage-queries.ts';
import { schools } from '../../schools/tables/school.ts';
import { savedSearches } from '../../vacancies/tables/saved-search.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { vacancyDrafts } from '../../vacancies/tables/vacancy-draft.ts';

/**
 * Locks two items until the transaction ends, so that nobody changes or chooses them; returns how many of
 * them exist.
 */
export async function lockBoth(tx: Db, { kind }: AdminList, ids: readonly number[]): Promise<number> {
  const found = await tx
    .select({ id: kind.id })
    .from(kind.table as PgTable)
    .where(inArray(kind.id, [...ids]))
    .orderBy(asc(kind.id))
    .for('update');
  return found.length;
}

/** Moves all references from one item to another, and deletes the first. */
export async function mergeRows(tx: Db, list: AdminList, id: number, into: number): Promise<void> {
  const { table } = list.kind;
  for (const key of keysTo(table)) await moveKey(tx, key, id, into);
  if (table === cities) await moveNamed(tx, id, into);
  await moveKept(tx, list.kind.id.name, id, into);
  // Forms name preferred locations differently from the list's id.
  if (table === locations) await moveKept(tx, 'preferred_locations', id, into);
  await tx.delete(table).where(eq(list.kind.id, id));
}

async function moveKey(
  tx: Db,
  { table, column }: { table: PgTable; column: AnyPgColumn },
  id: number,
  into: number,
): Promise<void> {
  const item = sql.identifier(column.name);
  // If a record has chosen both, one choice is kept.
  if (column.name === 'item_id')
    await tx.execute(
      sql`delete from ${table} as one where one.${item} = ${id} and exists (select 1 from ${table} as other where other.${item} = ${into} and other.owner_id = one.owner_id)`,
    );
  await tx.execute(sql`update ${table} set ${item} = ${into} where ${qualified(table, column)} = ${id}`);
}

/** Replaces the city's name where it was typed as text. */
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
  await moveKept(tx, 'city', from!.name, to!.name, from!.country_id);
}

/**
 * Updates saved searches and vacancy drafts, which store their forms' values under the name of the list's id.
 * A city's name means the item only with its country, or without any.
 */
async function moveKept(
  tx: Db,
  field: string,
  from: number | string,
  into: number | string,
  country?: number,
): Promise<void> {
  const isMeant = (kept: Fields[]) => {
    const countries = kept.flatMap(({ country_id }) => country_id ?? []);
    return country === undefined || countries.length === 0 || countries.includes(country);
  };
  const move = (fields: Fields): Fields =>
    field in fields ? { ...fields, [field]: moved(fields[field], from, into) } : fields;
  const names = (column: AnyPgColumn) =>
    sql`exists (select from jsonb_path_query(${column}, ${`$.${JSON.stringify(field)}[*]`}::jsonpath) as one where lower(one #>> '{}') = lower(${String(from)}))`;
  const { saved_search_id, filters } = savedSearches;
  const searches = await tx
    .select({ saved_search_id, filters })
    .from(savedSearches)
    .where(names(filters))
    .for('update');
  for (const row of searches.filter((one) => isMeant([one.filters])))
    await tx
      .update(savedSearches)
      .set({ filters: move(row.filters) })
      .where(eq(saved_search_id, row.saved_search_id));
  const { vacancy_draft_id, steps } = vacancyDrafts;
  const drafts = await tx
    .select({ vacancy_draft_id, steps })
    .from(vacancyDrafts)
    .where(names(steps))
    .for('update');
  for (const row of drafts.filter((one) => isMeant(one.steps)))
    await tx
      .update(vacancyDrafts)
      .set({ steps: row.steps.map(move) })
      .where(eq(vacancy_draft_id, row.vacancy_draft_id));
}

const norm = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);

/** Replaces one item by another in a choice or a list of choices. */
function moved(value: unknown, from: number | string, into: number | string): unknown {
  const one = (chosen: unknown) => (norm(chosen) === norm(from) ? into : chosen);
  return Array.isArray(value) ? [...new Set(value.map(one))] : one(value);
}
