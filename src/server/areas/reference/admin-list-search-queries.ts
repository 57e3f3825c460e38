import { and, asc, desc, eq, getTableColumns, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { alphabetical } from '../../engine/db/alphabetical.ts';
import { cacheWhileLarge } from '../../engine/db/cache-while-large.ts';
import type { Db } from '../../engine/db/connect.ts';
import { folded, isLike } from '../../engine/db/folded.ts';
import { areLarge } from '../../engine/db/large-list.ts';
import { inOneStatement } from '../../engine/db/one-statement.ts';
import { type Fields, join } from '../../engine/db/record.ts';
import type { RecordKind } from '../../engine/db/record-kind.ts';
import type { SeenVersions } from '../../engine/http/record-version.ts';
import { list as listOf } from '../../engine/records/list-queries.ts';
import { countsOf, isUsed, tablesCounted } from './admin-list-count-queries.ts';
import type { AdminList } from './admin-list-queries.ts';
import { qualified } from './usage-queries.ts';

/** A row as Admins see it: its fields, its id and its counts. */
export type AdminRow = Fields;

const columnsOf = ({ table }: RecordKind): Record<string, AnyPgColumn> => getTableColumns<PgTable>(table);

/** The texts that a search looks in. */
const textsOf = ({ kind, shown = {} }: AdminList): (AnyPgColumn | SQL)[] => [
  ...Object.values(columnsOf(kind)).filter((column) => column.dataType === 'string'),
  ...Object.values(shown).map(({ text }) => text),
];

/** The names by which a list can be sorted; the first is the default. */
const sortsOf = (list: AdminList): string[] => [
  ...Object.entries(columnsOf(list.kind)).flatMap(([name, { dataType }]) =>
    dataType === 'string' ? [name] : [],
  ),
  ...Object.keys(list.shown ?? {}),
  ...Object.keys(countsOf(list)),
];

/** The property that names an item. */
export const nameOf = (list: AdminList): string => sortsOf(list)[0]!;

/**
 * The items of a list with their counts, from `numbers` if these are already known. Sorts and filters of other
 * lists have no effect.
 */
export function itemsOf(list: AdminList, sort = '', numbers?: Numbers) {
  const { table, id } = list.kind;
  const columns = columnsOf(list.kind);
  const used = isUsed(list);
  const asked = sort.replace(/^-/, '');
  const name = sortsOf(list).includes(asked) ? asked : nameOf(list);
  const direction = name === asked && sort.startsWith('-') ? desc : asc;
  const counted = countsOf(list)[name];
  return listOf(['listAdminItems', 'exportAdminList'], {
    table,
    id,
    search: (text) => or(...textsOf(list).map((column) => isLike(folded(column), text))),
    filters: ({ in_use, ...chosen }) => [
      in_use === undefined ? undefined : used && (in_use ? used : not(used)),
      ...Object.entries(chosen).map(
        ([column, values]) => columns[column] && values && inArray(columns[column], [...values]),
      ),
    ],
    order: () => [direction(counted ? sql`coalesce(counted.records, 0)` : textKey(list, name)), asc(id)],
    select: (db) =>
      counted
        ? select(db, list).leftJoin(
            sql`(${numbers ? asRows(numbers.get(name)!) : counted()}) as counted`,
            sql`counted.item = ${qualified(table, id)}`,
          )
        : select(db, list),
    read: (rows, { db }) => present(db, list, rows, numbers),
  });
}

export async function findAdminRow(db: Db, list: AdminList, id: number): Promise<AdminRow | null> {
  const [rows, numbers] = await inOneStatement(db, (one) => [
    select(one, list).where(eq(list.kind.id, id)),
    numbersOf(one, list, [id]),
  ]);
  return (await present(db, list, rows, numbers))[0] ?? null;
}

/**
 * Returns whether the row existed in a version of `seen`.
 *
 * @throws a foreign key violation when something refers to it
 */
export async function deleteAdminRow(
  db: Db,
  list: AdminList,
  id: number,
  seen: SeenVersions,
): Promise<boolean> {
  const { updated_at } = columnsOf(list.kind);
  const rows = await db
    .delete(list.kind.table)
    .where(and(eq(list.kind.id, id), seen ? inArray(updated_at!, [...seen]) : undefined))
    .returning({ id: list.kind.id });
  return rows.length > 0;
}

function select(db: Db, list: AdminList) {
  const shown = Object.entries(list.shown ?? {}).map(([name, { value }]) => [name, value.as(name)]);
  return db
    .select({ ...getTableColumns(list.kind.table), ...Object.fromEntries(shown) })
    .from(list.kind.table as PgTable)
    .$dynamic();
}

function textKey(list: AdminList, name: string): SQL {
  return alphabetical(columnsOf(list.kind)[name] ?? list.shown![name]!.text);
}

/** The counts of each item, by the count's name. */
type Numbers = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** For lists whose counts are not shown. */
export const UNCOUNTED: Numbers = new Map();

/** Counts the records that refer to each item, or to those with these ids; returns the counts by name. */
const numbersOf = async (db: Db, list: AdminList, ids?: number[]): Promise<Numbers> =>
  new Map(
    await inOneStatement(db, (one) =>
      Object.entries(countsOf(list)).map(async ([name, of]) => {
        const found = await one.execute<{ item: number; records: number }>(of(ids));
        return [name, new Map(found.rows.map(({ item, records }) => [item, records]))] as const;
      }),
    ),
  );

const kept = cacheWhileLarge<{ numbers: Numbers; isLarge: boolean }>(60_000, ({ isLarge }) => isLarge);

/** The counts of all items, cached for a minute unless the tables are small enough to count on every call. */
export async function keptNumbers(db: Db, list: AdminList, now: Date): Promise<Numbers> {
  const found = await kept(db, now, list.listName, async () => {
    const [numbers, isLarge] = await inOneStatement(db, (one) => [
      numbersOf(one, list),
      areLarge(one, tablesCounted(list)),
    ]);
    return { numbers, isLarge };
  });
  return found.numbers;
}

const asRows = (numbers: ReadonlyMap<number, number>): SQL =>
  sql`select * from unnest(${sql.param([...numbers.keys()])}::bigint[], ${sql.param([...numbers.values()])}::int[]) as known (item, records)`;

/** Rows with their counts. Empty columns are null. */
async function present(db: Db, list: AdminList, rows: Fields[], known?: Numbers): Promise<AdminRow[]> {
  const idOf = (row: Fields) => row[list.kind.id.name] as number;
  const numbers = known ?? (await numbersOf(db, list, rows.map(idOf)));
  return rows.map((row) => {
    const { position, extra, ...columns } = row;
    const counted = [...numbers].map(([name, byId]) => [name, byId.get(idOf(row)) ?? 0]);
    return {
      ...columns,
      ...join(list.kind.table, row, list.kind.serverColumns),
      ...Object.fromEntries(counted),
    };
  });
}
