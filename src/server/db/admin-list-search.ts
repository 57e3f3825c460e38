import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gte,
  ilike,
  inArray,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { capital, wordsOf } from '../../shared/words.ts';
import type { AdminList } from './admin-lists.ts';
import { alphabetical } from './alphabetical.ts';
import type { Db } from './connect.ts';
import { containing } from './containing.ts';
import { type Fields, join } from './record.ts';
import { candidates } from './schema/candidate.ts';
import { cities } from './schema/reference.ts';
import { schools } from './schema/school.ts';
import { vacancies } from './schema/vacancy.ts';
import { type Reference, referencesTo } from './usages.ts';
import type { Page } from './vacancy-search.ts';

/** A row as an Admin sees it: its fields, its id and its numbers. */
export type AdminRow = Fields;

/** Records that name items of lists, by the name under which an item's are counted. */
const COUNTED = {
  city_count: cities.city_id,
  candidate_count: candidates.candidate_id,
  school_count: schools.school_id,
  vacancy_count: vacancies.vacancy_id,
};
type Count = keyof typeof COUNTED;

/** Texts that are searched as they stand and sorted as people sort. */
const textsOf = ({ kind }: AdminList): AnyPgColumn[] =>
  Object.values(getTableColumns(kind.table) as Record<string, AnyPgColumn>).filter(
    (column) => column.dataType === 'string',
  );

export async function searchAdminList(
  db: Db,
  list: AdminList,
  { search, sort, page, per_page }: Page & { search?: string; sort: string },
): Promise<{ rows: AdminRow[]; total: number }> {
  const where = search ? or(...textsOf(list).map((column) => ilike(column, containing(search)))) : undefined;
  const direction = sort.startsWith('-') ? desc : asc;
  const [rows, [total]] = await Promise.all([
    select(db, list)
      .where(where)
      .orderBy(direction(sortKey(list, sort.replace('-', ''))), asc(list.kind.id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    db
      .select({ total: count() })
      .from(list.kind.table as PgTable)
      .where(where),
  ]);
  return { rows: rows.map((row) => present(list, row)), total: total!.total };
}

export async function findAdminRow(db: Db, list: AdminList, id: number): Promise<AdminRow | null> {
  const [row] = await select(db, list).where(eq(list.kind.id, id));
  return row ? present(list, row) : null;
}

/** @throws a foreign key violation when something refers to the row; returns whether there was one. */
export async function deleteAdminRow(db: Db, list: AdminList, id: number): Promise<boolean> {
  const rows = await db.delete(list.kind.table).where(eq(list.kind.id, id)).returning({ id: list.kind.id });
  return rows.length > 0;
}

/** The summary above a list: how many items there are, and how many of them have something to do. */
export async function adminCards(
  db: Db,
  list: AdminList,
  today: string,
): Promise<{ label: string; value: number }[]> {
  const open = db
    .select({ id: vacancies.vacancy_id })
    .from(vacancies)
    .where(and(isNull(vacancies.closed_at), gte(vacancies.application_deadline, today)));
  const cards: [label: string, where: SQL | undefined][] = [
    [capital(wordsOf(list.Names)), undefined],
    ['With open vacancies', referredBy(db, list, 'vacancy_count', ({ owner }) => inArray(owner, open))],
    ['With schools', referredBy(db, list, 'school_count')],
    ['With candidates', referredBy(db, list, 'candidate_count')],
  ];
  const shown = cards.filter(([, where], index) => index === 0 || where);
  return Promise.all(
    shown.map(async ([label, where]) => {
      const [row] = await db
        .select({ value: count() })
        .from(list.kind.table as PgTable)
        .where(where);
      return { label, value: row!.value };
    }),
  );
}

type Counting = Reference & { owner: AnyPgColumn };

/** The columns by which records of a kind refer to a list. */
function countingReferences({ kind }: AdminList, name: Count): Counting[] {
  const record = COUNTED[name];
  return referencesTo(kind.table).flatMap((reference) => {
    if (reference.table === record.table) return [{ ...reference, owner: record }];
    return isOwnedBy(reference, record) ? [{ ...reference, owner: reference.owner! }] : [];
  });
}

function isOwnedBy({ table, owner }: Reference, record: AnyPgColumn): boolean {
  return (
    owner !== null &&
    referencesTo(record.table as PgTable).some((to) => to.table === table && to.column === owner)
  );
}

function referredBy(
  db: Db,
  list: AdminList,
  name: Count,
  more: (reference: Counting) => SQL | undefined = () => undefined,
): SQL | undefined {
  return or(
    ...countingReferences(list, name).map((reference) =>
      exists(
        db
          .select({ one: sql`1` })
          .from(reference.table)
          .where(and(eq(reference.column, list.kind.id), more(reference))),
      ),
    ),
  );
}

/** The numbers of an item by name: only those of records that can refer to it. */
function countsOf(list: AdminList): Record<string, SQL<number>> {
  return Object.fromEntries(
    Object.keys(COUNTED).flatMap((name) => {
      const references = countingReferences(list, name as Count);
      return references.length ? [[name, countOf(list, references)]] : [];
    }),
  );
}

/** How many records refer to the row of the list; one that does twice counts once. */
function countOf({ kind }: AdminList, references: Counting[]): SQL<number> {
  const id = qualified(kind.table, kind.id);
  const rowsOf = ({ table, column }: Counting) =>
    sql`from ${table} where ${qualified(table, column)} = ${id}`;
  const [only] = references;
  if (references.length === 1 && refersOnce(only!))
    return sql<number>`(select count(*)::int ${rowsOf(only!)})`;
  const owners = references.map(
    (reference) => sql`select ${qualified(reference.table, reference.owner)} as owner ${rowsOf(reference)}`,
  );
  return sql<number>`(select count(distinct owner)::int from (${sql.join(owners, sql` union all `)}) as owners)`;
}

/** Whether a record has at most one row that refers to an item: itself, or its choice of it. */
const refersOnce = ({ column, owner }: Counting): boolean => owner.primary || column.name === 'item_id';

/** Drizzle leaves the tables' names out of a select from one table; here they must stand. */
const qualified = (table: PgTable, { name }: AnyPgColumn): SQL => sql`${table}.${sql.identifier(name)}`;

function select(db: Db, list: AdminList) {
  const counts = Object.entries(countsOf(list)).map(([name, value]) => [name, value.as(name)] as const);
  return db
    .select({ ...getTableColumns(list.kind.table), ...Object.fromEntries(counts) })
    .from(list.kind.table as PgTable)
    .$dynamic();
}

function sortKey(list: AdminList, name: string): SQL | AnyPgColumn {
  const column = getTableColumns(list.kind.table)[name as never] as AnyPgColumn | undefined;
  return column ? alphabetical(column) : countsOf(list)[name]!;
}

/** Columns that are empty are told as null. */
function present(list: AdminList, row: Fields): AdminRow {
  const { position, extra, ...columns } = row;
  return { ...columns, ...join(list.kind.table, row, list.kind.own) };
}
