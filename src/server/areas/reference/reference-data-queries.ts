import { getTableColumns, inArray, sql } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import arabicItems from '../../data/arabic-items.json' with { type: 'json' };
import cvWords from '../../data/cv-words.json' with { type: 'json' };
import cities from '../../data/reference/cities.json' with { type: 'json' };
import countries from '../../data/reference/countries.json' with { type: 'json' };
import experienceLevels from '../../data/reference/experience-levels.json' with { type: 'json' };
import languages from '../../data/reference/languages.json' with { type: 'json' };
import questionTypes from '../../data/reference/question-types.json' with { type: 'json' };
import ratingScales from '../../data/reference/rating-scales.json' with { type: 'json' };
import type { Db } from '../../engine/db/connect.ts';
import { type LookupName, lookups } from './lookup-queries.ts';
import * as tables from './tables/reference.ts';
import { textLists } from './text-lists.ts';

type Row = Record<string, unknown>;
/** Rows of a table; `key` identifies each row that this database has loaded before. */
type List = { table: PgTable; rows: Row[]; key: string };

const inOrder = (rows: Row[]): Row[] => rows.map((row, index) => ({ ...row, position: index }));

const LISTS: List[] = [
  { table: tables.countries, rows: countries.items, key: 'iso2' },
  { table: tables.languages, rows: languages.items, key: 'lang_desc' },
  ...Object.entries(textLists).map(([name, texts]) => {
    const { table, label } = lookups[name as LookupName];
    return { table, key: label.name, rows: inOrder(texts.map((text) => ({ [label.name]: text }))) };
  }),
  {
    table: tables.experienceLevels,
    key: 'expl_desc',
    rows: inOrder(experienceLevels.items.map(({ expl_desc, ...extra }) => ({ expl_desc, extra }))),
  },
  { table: tables.questionTypes, key: 'type_key', rows: inOrder(questionTypes.items) },
  { table: tables.ratingScales, key: 'name', rows: inOrder(ratingScales.items) },
];

/**
 * Loads the reference data that this database has never had. Safe at every start, and in concurrent
 * processes.
 */
export async function loadReferenceData(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    for (const list of LISTS) await load(tx, list);
    await load(tx, { table: tables.cities, key: 'name', rows: await citiesOfCountries(tx) });
    for (const [name, texts] of Object.entries(arabicItems.items))
      await loadTexts(tx, name as LookupName, 'name_ar', texts);
    await loadTexts(tx, 'countries', 'also', otherCountryNames());
  });
}

/** What else people call a country and its nationals, by its English name. */
function otherCountryNames(): Record<string, string> {
  const names = Object.entries({ ...cvWords.countries, ...cvWords.nationalities });
  const byCountry = Object.groupBy(names, ([, country]) => country);
  return Object.fromEntries(
    Object.entries(byCountry).map(([country, own]) => [country, own!.map(([name]) => name).join(', ')]),
  );
}

/**
 * Adds the texts that this database has never had to a property of the items with these English names, unless
 * an Admin has written another.
 */
async function loadTexts(
  tx: Db,
  name: LookupName,
  property: string,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  const { table, label } = lookups[name];
  const list = `${getTableConfig(table).name}.${property}`;
  const fresh = await tx
    .insert(tables.loadedItems)
    .values(Object.keys(texts).map((key) => ({ list, key })))
    .onConflictDoNothing()
    .returning({ key: tables.loadedItems.key });
  if (fresh.length === 0) return;
  const added = JSON.stringify(Object.fromEntries(fresh.map(({ key }) => [key, texts[key]])));
  await tx.execute(
    sql`update ${table} set extra = jsonb_build_object(${property}::text, ${added}::jsonb ->> ${label}) || extra
      where ${added}::jsonb ? ${label}`,
  );
}

async function load(tx: Db, { table, rows, key }: List): Promise<void> {
  const { name } = getTableConfig(table);
  const candidates = new Map(rows.map((row) => [String(row[key]), row]));
  const fresh = await tx
    .insert(tables.loadedItems)
    .values([...candidates.keys()].map((itemKey) => ({ list: name, key: itemKey })))
    .onConflictDoNothing()
    .returning({ key: tables.loadedItems.key });
  if (fresh.length === 0) return;
  const missing = fresh.map((item) => candidates.get(item.key)!);
  const taken = await takenIds(tx, table, missing);
  const [late, others] = [
    missing.filter(({ id }) => taken.has(id)),
    missing.filter(({ id }) => !taken.has(id)),
  ];
  if (others.length) await tx.insert(table).values(others).onConflictDoNothing();
  if (missing.some((row) => 'id' in row)) await continueAfterGivenIds(tx, table);
  if (late.length)
    await tx
      .insert(table)
      .values(late.map(({ id: _, ...row }) => row))
      .onConflictDoNothing();
}

/** The ids of this release's items that an Admin's own items have taken meanwhile. */
async function takenIds(tx: Db, table: PgTable, rows: Row[]): Promise<Set<unknown>> {
  const ids = rows.flatMap((row) => ('id' in row ? [row.id] : []));
  if (ids.length === 0) return new Set();
  const { id }: Record<string, AnyPgColumn> = getTableColumns(table);
  const found = await tx.select({ id: id! }).from(table).where(inArray(id!, ids));
  return new Set(found.map((row) => row.id));
}

/** Moves the sequence past the rows with fixed ids, so that the next item does not collide with them. */
async function continueAfterGivenIds(tx: Db, table: PgTable): Promise<void> {
  const { name } = getTableConfig(table);
  const { id } = getTableColumns(table);
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(${id}) from ${table}))`,
  );
}

async function citiesOfCountries(tx: Db): Promise<Row[]> {
  const { country_id, iso2 } = tables.countries;
  const countryIds = new Map(
    (await tx.select({ country_id, iso2 }).from(tables.countries)).map((row) => [row.iso2, row.country_id]),
  );
  return cities.items
    .filter((city) => countryIds.has(city.iso2))
    .map(({ iso2: code, ...city }, index) => ({
      ...city,
      country_id: countryIds.get(code),
      position: index,
    }));
}
