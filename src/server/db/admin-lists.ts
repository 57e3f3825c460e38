import type { PgTable } from 'drizzle-orm/pg-core';
import { tables } from '../../../generated/tables.ts';
import { type LookupName, lookups } from './lookups.ts';
import type { Fields } from './record.ts';
import type { RecordKind } from './record-store.ts';
import { questionTypeItems } from './reference/list-items.ts';

/** A list that Admins maintain. What is searched, sorted and counted follows from its table and what refers to it. */
export type AdminList = {
  kind: RecordKind;
  /** Names of one item and of several, as operationIds have them. */
  Name: string;
  Names: string;
  /** What follows from the fields that an Admin fills in. */
  derived?: (fields: Readonly<Fields>) => Fields;
  /** Fields that stay as they are while something refers to the item. */
  fixedInUse?: readonly string[];
};

export type ListName = keyof typeof tables.reference;
export const listNames = Object.keys(tables.reference) as ListName[];

/** The lookup that offers a list has the list's name, but for one. */
export const lookupOf = (list: ListName): LookupName =>
  list === 'application-question-types' ? 'question-types' : list;

/** What is particular about a list. */
const PARTICULARS: { [List in ListName]?: { own: string[] } & Pick<AdminList, 'derived' | 'fixedInUse'> } = {
  // The forms with which questions are asked and answered go by the key; what it means is no Admin's choice.
  'application-question-types': {
    own: ['has_options', 'has_rating_scale'],
    derived: ({ type_key }) => {
      const { has_options, has_rating_scale } = questionTypeItems.find((item) => item.type_key === type_key)!;
      return { has_options, has_rating_scale };
    },
    fixedInUse: ['type_key'],
  },
};

export const adminLists = Object.fromEntries(listNames.map((list) => [list, adminList(list)])) as Record<
  ListName,
  AdminList
>;

function adminList(list: ListName): AdminList {
  const { table, value } = lookups[lookupOf(list)];
  const { own = [], ...particulars } = PARTICULARS[list] ?? {};
  const { Name, Names } = tables.reference[list];
  const kind = {
    table: table as PgTable as RecordKind['table'],
    id: value,
    own: [value.name, 'position', ...own],
  };
  return { kind: { ...kind, choices: {}, rows: {} }, Name, Names, ...particulars };
}
