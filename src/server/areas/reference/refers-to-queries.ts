import { or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { adminLists, type ListName } from './admin-list-queries.ts';
import { ownersOf, qualified, referencesTo } from './usage-queries.ts';

/** The filter for records that refer to an item of a maintained list. */
export type ReferredItem = { used_list?: ListName; used_id?: number };

/**
 * Whether a record, or a row that belongs to it, refers to the item; false if no such reference is possible.
 * With only one of the two parameters it filters nothing.
 */
export function refersTo(
  records: PgTable,
  id: AnyPgColumn,
  { used_list, used_id }: ReferredItem,
): SQL | undefined {
  if (used_list === undefined || used_id === undefined) return undefined;
  const record = qualified(records, id);
  const ways = referencesTo(adminLists[used_list].kind.table)
    .filter(({ table }) => ownersOf(table) === records)
    .map(({ table, owner, item, rows }) => {
      const owning = owner ? qualified(table, owner) : record;
      return sql`${record} in (select ${owning} ${rows} where ${item} = ${used_id})`;
    });
  return or(...ways) ?? sql`false`;
}

/** The two filters of a list that can be searched for references to an item. */
export const referenceFilters = (records: PgTable, id: AnyPgColumn) => ({
  used_list: () => undefined,
  used_id: (_id: number, { asked }: { asked: ReferredItem }) => refersTo(records, id, asked),
});
