import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { tables } from '../../../../generated/tables.ts';
import type { LanguageName } from '../../../language/run/value/language.ts';
import { plainOf } from '../../engine/db/accompanied.ts';
import { cacheKeyOf, type Db } from '../../engine/db/connect.ts';
import type { ItemSchemas, NamedItems } from '../../engine/http/item-names.ts';
import { type ItemNames, languageNow, placeIn } from '../../engine/messages/call-language.ts';
import { lookupOf, referenceLists } from './admin-list-queries.ts';
import { type LookupName, lookups } from './lookup-queries.ts';
import { cities, countries, educationLevels } from './tables/reference.ts';

/** Milliseconds for which names are kept: so long it may take until an Admin's new name reaches all readers. */
const KEPT = 10_000;

const kept = new Map<LanguageName, WeakMap<object, { names: Promise<ItemNames>; until: number }>>();

/** The items' names in a language; English ones are in every answer already. */
async function namesIn(db: Db, language: LanguageName): Promise<ItemNames> {
  if (language === 'en') return new Map();
  const key = cacheKeyOf(db);
  const keptHere = kept.get(language) ?? new WeakMap();
  kept.set(language, keptHere);
  const known = keptHere.get(key);
  if (known && known.until > Date.now()) return known.names;
  const names = readNames(plainOf(db), language);
  keptHere.set(key, { names, until: Date.now() + KEPT });
  names.catch(() => keptHere.delete(key));
  return names;
}

type Named = { list: string; id: string; name: string };

/**
 * Reads all lists in one statement: together they have a few hundred names. Those in a language are in the column or
 * the further fact `name_<language>`.
 */
async function readNames(db: Db, language: LanguageName): Promise<ItemNames> {
  const own = `name_${language}`;
  const nameIn = (table: object): SQL => {
    if (own in table) return sql`${(table as Record<string, AnyPgColumn>)[own]}`;
    return 'extra' in table ? sql`${table.extra as AnyPgColumn} ->> ${own}::text` : sql`null::text`;
  };
  const lists = Object.entries(lookups).map(
    ([list, { table, value }]) =>
      sql`select ${list}::text as list, ${value}::text as id, ${nameIn(table)} as name from ${table}`,
  );
  const { level_name } = educationLevels;
  const byWords: SQL[] = [
    // A required qualification is a text, which may be that of a level.
    sql`select 'education-levels', lower(${level_name}), ${nameIn(educationLevels)} from ${educationLevels}`,
    sql`select 'places', lower(${cities.name}), ${nameIn(cities)} from ${cities}`,
    sql`select 'places', lower(${countries.name_en}), ${nameIn(countries)} from ${countries}`,
  ];
  const { rows } = await db.execute<Named>(
    sql`select * from (${sql.join([...lists, ...byWords], sql` union all `)}) as named where name <> ''`,
  );
  const names = new Map<string, Map<string, string>>();
  for (const { list, id, name } of rows) {
    if (!names.has(list)) names.set(list, new Map());
    names.get(list)!.set(id, name);
  }
  return names;
}

/** The name of a city or country in the language of the work under way. */
export const placeNow = async (db: Db, name: string): Promise<string> =>
  placeIn(await namesIn(db, languageNow()), name) ?? name;

const itemOf = (list: LookupName) => ({
  list,
  id: lookups[list].value.name,
  name: lookups[list].label.name,
});

const schemas: ItemSchemas = {
  ...Object.fromEntries(
    referenceLists.map((list) => [tables.reference[list].Name, itemOf(lookupOf(list))] as const),
  ),
  CountryName: itemOf('countries'),
};

/** The items of reference lists in answers. */
export const namedItems: NamedItems = { schemas, namesIn };
