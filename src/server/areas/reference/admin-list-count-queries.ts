import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { candidates } from '../people/tables/candidate.ts';
import { schools } from '../schools/tables/school.ts';
import { vacancies } from '../vacancies/tables/vacancy.ts';
import type { AdminList } from './admin-list-queries.ts';
import { cities } from './tables/reference.ts';
import { ownersOf, qualified, type Reference, referencesTo } from './usage-queries.ts';

/** The tables whose references to an item are counted, by the name of the count. */
const COUNTED = {
  city_count: cities.city_id,
  candidate_count: candidates.candidate_id,
  school_count: schools.school_id,
  vacancy_count: vacancies.vacancy_id,
};
export type CountName = keyof typeof COUNTED;

type Counting = Reference & { owner: AnyPgColumn };

/** The ways in which records of a kind refer to a list. */
function countingReferences({ kind }: AdminList, name: CountName): Counting[] {
  const record = COUNTED[name];
  return referencesTo(kind.table)
    .filter(({ table }) => ownersOf(table) === record.table)
    .map((reference) => ({ ...reference, owner: reference.owner ?? record }));
}

/** Whether a record of a kind refers to the list's row. */
export function referredBy(
  list: AdminList,
  name: CountName,
  more: (owner: SQL) => SQL = () => sql`true`,
): SQL | undefined {
  const items = countingReferences(list, name).map(
    ({ table, owner, item, rows }) => sql`select ${item} ${rows} where ${more(qualified(table, owner))}`,
  );
  return items.length
    ? sql`${qualified(list.kind.table, list.kind.id)} in (${sql.join(items, sql` union all `)})`
    : undefined;
}

/** Whether anything refers to the list's row; undefined for lists that nothing can refer to. */
export function isUsed({ kind }: AdminList): SQL | undefined {
  const items = referencesTo(kind.table).map(
    ({ item, rows }) => sql`select ${item} ${rows} where ${item} is not null`,
  );
  return items.length
    ? sql`${qualified(kind.table, kind.id)} in (${sql.join(items, sql` union all `)})`
    : undefined;
}

/** The tables that must be read to count the references to a list. */
export const tablesCounted = (list: AdminList): PgTable[] =>
  Object.keys(COUNTED).flatMap((name) =>
    countingReferences(list, name as CountName).map(({ table }) => table),
  );

/**
 * A list's counts by name, only for tables that can refer to it: the number of records that refer to each
 * item, or to those with these ids. A record with two references counts once.
 */
export function countsOf(list: AdminList): Record<string, (ids?: number[]) => SQL> {
  return Object.fromEntries(
    Object.keys(COUNTED).flatMap((name) => {
      const references = countingReferences(list, name as CountName);
      return references.length ? [[name, (ids?: number[]) => counted(references, ids)]] : [];
    }),
  );
}

export const countNames = (list: AdminList) => Object.keys(countsOf(list)) as CountName[];

function counted(references: Counting[], ids?: number[]): SQL {
  const rows = references.map(({ table, owner, item, rows: referring }) => {
    const where = ids ? sql` where ${item} = any(${sql.param(ids)}::bigint[])` : sql``;
    return sql`select ${item} as item, ${qualified(table, owner)} as owner ${referring}${where}`;
  });
  const isOnce = references.length === 1 && references[0]!.once;
  const number = isOnce ? sql`count(*)` : sql`count(distinct owner)`;
  return sql`select item::float8, ${number}::int as records from (${sql.join(rows, sql` union all `)}) as referring group by item`;
}
