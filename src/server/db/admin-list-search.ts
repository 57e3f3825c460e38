import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  ilike,
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
import type { Page } from './page.ts';
import { type Fields, join } from './record.ts';
import { candidates } from './schema/candidate.ts';
import { cities } from './schema/reference.ts';
import { schools } from './schema/school.ts';
import { vacancies } from './schema/vacancy.ts';
import { ownersOf, qualified, type Reference, referencesTo } from './usages.ts';

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

/** What a search looks into. */
const textsOf = ({ kind, shown = {} }: AdminList): (AnyPgColumn | SQL)[] => [
  ...Object.values(getTableColumns(kind.table) as Record<string, AnyPgColumn>).filter(
    (column) => column.dataType === 'string',
  ),
  ...Object.values(shown).map(({ text }) => text),
];

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
  const isOpen = (vacancy: SQL) => sql`${vacancy} in (${open})`;
  const cards: [label: string, where: SQL | undefined][] = [
    [capital(wordsOf(list.Names)), undefined],
    ['With open vacancies', referredBy(list, 'vacancy_count', isOpen)],
    ['With schools', referredBy(list, 'school_count')],
    ['With candidates', referredBy(list, 'candidate_count')],
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

/** How records of a kind refer to a list. */
function countingReferences({ kind }: AdminList, name: Count): Counting[] {
  const record = COUNTED[name];
  return referencesTo(kind.table)
    .filter(({ table }) => ownersOf(table) === record.table)
    .map((reference) => ({ ...reference, owner: reference.owner ?? record }));
}

function referredBy(
  list: AdminList,
  name: Count,
  more: (owner: SQL) => SQL = () => sql`true`,
): SQL | undefined {
  const id = qualified(list.kind.table, list.kind.id);
  return or(
    ...countingReferences(list, name).map(
      ({ table, owner, from }) => sql`exists (select 1 ${from(id)} and ${more(qualified(table, owner))})`,
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
  const [only] = references;
  if (references.length === 1 && only!.once) return sql<number>`(select count(*)::int ${only!.from(id)})`;
  const owners = references.map(
    ({ table, owner, from }) => sql`select ${qualified(table, owner)} as owner ${from(id)}`,
  );
  return sql<number>`(select count(distinct owner)::int from (${sql.join(owners, sql` union all `)}) as owners)`;
}

function select(db: Db, list: AdminList) {
  const shown = Object.entries(list.shown ?? {}).map(([name, { value }]) => [name, value]);
  const more = [...shown, ...Object.entries(countsOf(list))] as [string, SQL][];
  const named = more.map(([name, value]) => [name, value.as(name)]);
  return db
    .select({ ...getTableColumns(list.kind.table), ...Object.fromEntries(named) })
    .from(list.kind.table as PgTable)
    .$dynamic();
}

function sortKey(list: AdminList, name: string): SQL | AnyPgColumn {
  const column = getTableColumns(list.kind.table)[name as never] as AnyPgColumn | undefined;
  const text = column ?? list.shown?.[name]?.text;
  return text ? alphabetical(text) : countsOf(list)[name]!;
}

/** Columns that are empty are told as null. */
function present(list: AdminList, row: Fields): AdminRow {
  const { position, extra, ...columns } = row;
  return { ...columns, ...join(list.kind.table, row, list.kind.own) };
}
