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
import { countsOf, referredBy } from './admin-list-counts.ts';
import type { AdminList } from './admin-lists.ts';
import { alphabetical } from './alphabetical.ts';
import type { Db } from './connect.ts';
import { containing } from './containing.ts';
import type { Page } from './page.ts';
import { type Fields, join } from './record.ts';
import { vacancies } from './schema/vacancy.ts';
import { qualified } from './usages.ts';

/** A row as an Admin sees it: its fields, its id and its numbers. */
export type AdminRow = Fields;

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
  const name = sort.replace('-', '');
  const counted = countsOf(list)[name];
  const query = counted
    ? select(db, list).leftJoin(
        sql`(${counted()}) as counted`,
        sql`counted.item = ${qualified(list.kind.table, list.kind.id)}`,
      )
    : select(db, list);
  const [rows, [total]] = await Promise.all([
    query
      .where(where)
      .orderBy(
        direction(counted ? sql`coalesce(counted.records, 0)` : textKey(list, name)),
        asc(list.kind.id),
      )
      .limit(per_page)
      .offset((page - 1) * per_page),
    db
      .select({ total: count() })
      .from(list.kind.table as PgTable)
      .where(where),
  ]);
  return { rows: await present(db, list, rows), total: total!.total };
}

export async function findAdminRow(db: Db, list: AdminList, id: number): Promise<AdminRow | null> {
  const rows = await select(db, list).where(eq(list.kind.id, id));
  return (await present(db, list, rows))[0] ?? null;
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

function select(db: Db, list: AdminList) {
  const shown = Object.entries(list.shown ?? {}).map(([name, { value }]) => [name, value.as(name)]);
  return db
    .select({ ...getTableColumns(list.kind.table), ...Object.fromEntries(shown) })
    .from(list.kind.table as PgTable)
    .$dynamic();
}

function textKey(list: AdminList, name: string): SQL {
  const column = getTableColumns(list.kind.table)[name as never] as AnyPgColumn | undefined;
  return alphabetical(column ?? list.shown![name]!.text);
}

/** Rows with their numbers. Columns that are empty are told as null. */
async function present(db: Db, list: AdminList, rows: Fields[]): Promise<AdminRow[]> {
  const idOf = (row: Fields) => row[list.kind.id.name] as number;
  const ids = rows.map(idOf);
  const numbers = await Promise.all(
    Object.entries(countsOf(list)).map(async ([name, of]) => {
      const found = await db.execute<{ item: number; records: number }>(of(ids));
      return [name, new Map(found.rows.map(({ item, records }) => [item, records]))] as const;
    }),
  );
  return rows.map((row) => {
    const { position, extra, ...columns } = row;
    const own = numbers.map(([name, byId]) => [name, byId.get(idOf(row)) ?? 0]);
    return { ...columns, ...join(list.kind.table, row, list.kind.own), ...Object.fromEntries(own) };
  });
}
