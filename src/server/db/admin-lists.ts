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
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { alphabetical } from './alphabetical.ts';
import type { Db } from './connect.ts';
import { containing } from './containing.ts';
import { type Fields, join } from './record.ts';
import type { RecordKind } from './record-store.ts';
import { candidates } from './schema/candidate.ts';
import { cities, countries } from './schema/reference.ts';
import { schools } from './schema/school.ts';
import { vacancies } from './schema/vacancy.ts';
import type { Page } from './vacancy-search.ts';

/** A list that Admins maintain, as data: how it is stored, searched, sorted, and what is counted. */
export type AdminList = {
  kind: RecordKind;
  search: AnyPgColumn[];
  sort: Record<string, SQL | AnyPgColumn>;
  /** Numbers beside each row, by the name under which the API gives them: how many rows refer to it. */
  counts: Record<string, AnyPgColumn>;
  /** The summary cards above the list: how many rows fulfil a condition. */
  cards: { label: string; where: (db: Db, today: string) => SQL | undefined }[];
};

const refersTo = (db: Db, table: PgTable, column: AnyPgColumn, to: AnyPgColumn, more?: SQL): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(table)
      .where(and(eq(column, to), more)),
  );

export const adminLists = {
  countries: {
    kind: {
      table: countries,
      id: countries.country_id,
      own: ['country_id', 'position'],
      choices: {},
      rows: {},
    },
    search: [countries.name_en, countries.name_ar, countries.iso2],
    sort: { name_en: alphabetical(countries.name_en), iso2: countries.iso2 },
    counts: {
      city_count: cities.country_id,
      candidate_count: candidates.country_id,
      school_count: schools.country_id,
      vacancy_count: vacancies.country_id,
    },
    cards: [
      { label: 'Countries', where: () => undefined },
      {
        label: 'With open vacancies',
        where: (db, today) =>
          refersTo(
            db,
            vacancies,
            vacancies.country_id,
            countries.country_id,
            and(isNull(vacancies.closed_at), gte(vacancies.application_deadline, today)),
          ),
      },
      {
        label: 'With schools',
        where: (db) => refersTo(db, schools, schools.country_id, countries.country_id),
      },
      {
        label: 'With candidates',
        where: (db) => refersTo(db, candidates, candidates.country_id, countries.country_id),
      },
    ],
  },
} satisfies Record<string, AdminList>;

/** A row as an Admin sees it: its fields, its id and its numbers. */
export type AdminRow = Fields;

export async function searchAdminList(
  db: Db,
  list: AdminList,
  { search, sort, page, per_page }: Page & { search?: string; sort: string },
): Promise<{ rows: AdminRow[]; total: number }> {
  const where = search ? or(...list.search.map((column) => ilike(column, containing(search)))) : undefined;
  const name = sort.replace('-', '');
  const counted = list.counts[name];
  const key = counted ? countOf(list, counted) : list.sort[name]!;
  const direction = sort.startsWith('-') ? desc : asc;
  const [rows, [total]] = await Promise.all([
    select(db, list)
      .where(where)
      .orderBy(direction(key), asc(list.kind.id))
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

export async function adminCards(
  db: Db,
  list: AdminList,
  today: string,
): Promise<{ label: string; value: number }[]> {
  return Promise.all(
    list.cards.map(async ({ label, where }) => {
      const [row] = await db
        .select({ value: count() })
        .from(list.kind.table as PgTable)
        .where(where(db, today));
      return { label, value: row!.value };
    }),
  );
}

function select(db: Db, list: AdminList) {
  const counts = Object.fromEntries(
    Object.entries(list.counts).map(([name, column]) => [name, countOf(list, column).as(name)]),
  );
  return db
    .select({ ...getTableColumns(list.kind.table), ...counts })
    .from(list.kind.table as PgTable)
    .$dynamic();
}

/** How many rows refer to the row of the list by this column. */
function countOf({ kind }: AdminList, { name, table }: AnyPgColumn): SQL<number> {
  // Drizzle leaves the tables' names out of a select from one table; here they must stand.
  const referring = sql`${table}.${sql.identifier(name)}`;
  const referred = sql`${kind.table}.${sql.identifier(kind.id.name)}`;
  return sql<number>`(select count(*)::int from ${table} where ${referring} = ${referred})`;
}

function present({ kind, counts }: AdminList, row: Fields): AdminRow {
  const own = [kind.id.name, ...Object.keys(counts)];
  return { ...join(kind.table, row, kind.own), ...Object.fromEntries(own.map((name) => [name, row[name]])) };
}
