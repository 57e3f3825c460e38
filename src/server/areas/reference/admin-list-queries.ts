import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { tables } from '../../../../generated/tables.ts';
import shippedTypes from '../../data/reference/question-types.json' with { type: 'json' };
import type { Fields } from '../../engine/db/record.ts';
import type { RecordKind } from '../../engine/db/record-kind.ts';
import { type LookupName, lookups } from './lookup-queries.ts';
import { centres, cities, countries } from './tables/reference.ts';
import { qualified } from './usage-queries.ts';

/** A list that Admins maintain. Search, sorting and counts follow from its table and the references to it. */
export type AdminList = {
  listName: ListName;
  kind: RecordKind;
  /** The singular and plural names in operationIds. */
  Name: string;
  Names: string;
  /** Properties from other tables, with the text to search and sort by. */
  shown?: Record<string, { value: SQL; text: SQL }>;
  /** Derives columns from the form's fields. */
  derived?: (fields: Readonly<Fields>) => Fields;
  /** Fields that cannot change while something refers to the item. */
  fixedInUse?: readonly string[];
};

/** Lists that forms offer; everybody can read them. */
export type ReferenceList = keyof typeof tables.reference;
export type ListName = ReferenceList | keyof typeof tables.admin;

export const referenceLists = Object.keys(tables.reference) as ReferenceList[];
export const listNames = [...referenceLists, ...Object.keys(tables.admin)] as ListName[];

export const isAdminList = (name: string): name is ListName => listNames.some((list) => list === name);

/** The lookup of a list, which has the list's name, with one exception. */
export const lookupOf = (list: ReferenceList): LookupName =>
  list === 'application-question-types' ? 'question-types' : list;

type ListTable = Omit<AdminList, 'listName' | 'kind' | 'Name' | 'Names'> & {
  table: RecordKind['table'];
  id: AnyPgColumn;
  /** Columns that no form fills, besides id and position. */
  serverColumns?: string[];
};

const questionTypes = {
  // Forms for asking and answering questions depend on the key; Admins cannot change its meaning.
  serverColumns: ['has_options', 'has_rating_scale'],
  derived: ({ type_key }: Fields) => {
    const { has_options, has_rating_scale } = shippedTypes.items.find((item) => item.type_key === type_key)!;
    return { has_options, has_rating_scale };
  },
  fixedInUse: ['type_key'],
};

function tableOf(list: ListName): ListTable {
  if (list === 'cities') return { table: cities, id: cities.city_id, shown: { country: countryOf(cities) } };
  if (list === 'centres') return { table: centres, id: centres.id, shown: { country: countryOf(centres) } };
  const { table, value: id } = lookups[lookupOf(list)];
  return { table, id, ...(list === 'application-question-types' && questionTypes) };
}

export const adminLists = Object.fromEntries(
  listNames.map((list): [ListName, AdminList] => {
    const { table, id, serverColumns = [], ...part } = tableOf(list);
    const kind = {
      table,
      id,
      serverColumns: [id.name, 'position', 'updated_at', ...serverColumns],
    };
    const { Name, Names } = { ...tables.reference, ...tables.admin }[list];
    return [list, { listName: list, kind: { ...kind, choices: {}, rows: {} }, Name, Names, ...part }];
  }),
) as Record<ListName, AdminList>;

/** The country that a table's rows refer to. */
function countryOf(table: PgTable & { country_id: AnyPgColumn }): { value: SQL; text: SQL } {
  const [id, name_en] = [countries.country_id, countries.name_en].map((column) =>
    qualified(countries, column),
  );
  const from = sql`from ${countries} where ${id} = ${qualified(table, table.country_id)}`;
  return {
    value: sql`(select json_build_object('country_id', ${id}, 'name_en', ${name_en}) ${from})`,
    text: sql`(select ${name_en} ${from})`,
  };
}
