import { getTableColumns, getTableName, is, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../engine/db/connect.ts';
import { inOneStatement } from '../../engine/db/one-statement.ts';
import { languageNow } from '../../engine/messages/call-language.ts';
import { textAt } from '../../engine/messages/say.ts';
import * as applicationTables from '../hiring/tables/application.ts';
import * as invitationTables from '../hiring/tables/invitation.ts';
import * as candidateTables from '../people/tables/candidate.ts';
import * as schoolTables from '../schools/tables/school.ts';
import * as vacancyTables from '../vacancies/tables/vacancy.ts';
import * as referenceTables from './tables/reference.ts';

/**
 * The number of references to a row from one kind of record: `by` is its name in words, such as "candidates'
 * skills".
 */
export type Usage = { by: string; rows: number; records: PgTable };

/** A way in which rows of one table refer to rows of another. */
export type Reference = {
  table: PgTable;
  /** The column with the record that a row belongs to; null for a record itself. */
  owner: AnyPgColumn | null;
  /** Whether a record can refer to an item only once: the record itself, or one row of its choices. */
  once: boolean;
  /** The id of the item, within `rows`. */
  item: SQL;
  /** The SQL after FROM: the referring rows. */
  rows: SQL;
};

const TABLES = [
  applicationTables,
  candidateTables,
  invitationTables,
  referenceTables,
  schoolTables,
  vacancyTables,
]
  .flatMap((tables) => Object.values(tables))
  .filter((table): table is PgTable => is(table, PgTable));

/** What refers to a row: the reasons why it cannot be deleted. */
export async function usagesOf(db: Db, target: PgTable, id: number): Promise<Usage[]> {
  const usages = new Map<string, Usage>();
  const references = referencesTo(target);
  const counts = await inOneStatement(db, (one) =>
    references.map(({ item, rows }) =>
      one.execute<{ rows: number }>(sql`select count(*)::int as rows ${rows} where ${item} = ${id}`),
    ),
  );
  for (const [index, { table }] of references.entries()) {
    const by = rowsWord(table);
    const rows = (usages.get(by)?.rows ?? 0) + counts[index]!.rows[0]!.rows;
    usages.set(by, { by, rows, records: ownersOf(table) });
  }
  return [...usages.values()].filter(({ rows }) => rows > 0);
}

export function referencesTo(target: PgTable): Reference[] {
  const { cities } = referenceTables;
  return target === cities ? [...byKey(cities), ...byName()] : byKey(target);
}

/** The columns that refer to a table's ids. */
export function keysTo(target: PgTable): { table: PgTable; column: AnyPgColumn }[] {
  return TABLES.flatMap((table) =>
    foreignKeys(table).flatMap(({ column, to }) => (to === target ? [{ table, column }] : [])),
  );
}

const byKey = (target: PgTable): Reference[] =>
  keysTo(target).map(({ table, column }) => ({
    ...referenceOf(table),
    once: ownerOf(table) === null || column.name === 'item_id',
    item: qualified(table, column),
    rows: sql`from ${table}`,
  }));

/**
 * Cities of vacancies and schools are free text: one that equals a listed city's name counts as a reference.
 */
function byName(): Reference[] {
  const { cities } = referenceTables;
  return [vacancyTables.vacancies, schoolTables.schools].map((table) => {
    const [country, city] = [table.country_id, table.city].map((column) => qualified(table, column));
    const isNamed = sql`${country} = named.country_id and lower(${city}) = lower(named.name)`;
    return {
      ...referenceOf(table),
      once: true,
      item: sql`named.city_id`,
      rows: sql`from ${table} inner join ${cities} as named on ${isNamed}`,
    };
  });
}

const referenceOf = (table: PgTable) => ({ table, owner: ownerOf(table) });

/** The column of a row's owner; null if the row is itself a record. */
function ownerOf(table: PgTable): AnyPgColumn | null {
  return (getTableColumns(table).owner_id as AnyPgColumn | undefined) ?? null;
}

/** The table of the records that own the rows of another. */
export function ownersOf(table: PgTable): PgTable {
  return foreignKeys(table).find(({ column }) => column === ownerOf(table))?.to ?? table;
}

/**
 * Returns what rows of a table are called: in English by the table's name (candidate_skills → candidates' skills), otherwise
 * as the audit calls one of them.
 */
function rowsWord(table: PgTable): string {
  const name = getTableName(table);
  const said = languageNow() === 'en' ? undefined : textAt(`audit.record_${name}`);
  if (said !== undefined) return said;
  const owners = ownersOf(table);
  if (owners === table) return name.replaceAll('_', ' ');
  const rest = name.slice(name.indexOf('_') + 1);
  return `${getTableName(owners)}' ${rest.replaceAll('_', ' ')}`;
}

type ForeignKey = { column: AnyPgColumn; to: PgTable };

/** Drizzle builds a table's indexes anew for each look at its keys, which took most of a small list's CPU time. */
const keysOfTables = new Map<PgTable, ForeignKey[]>();

function foreignKeys(table: PgTable): ForeignKey[] {
  const known = keysOfTables.get(table);
  if (known) return known;
  const keys = getTableConfig(table).foreignKeys.map((key): ForeignKey => {
    const { columns, foreignTable } = key.reference();
    return { column: columns[0]!, to: foreignTable };
  });
  keysOfTables.set(table, keys);
  return keys;
}

/** Drizzle omits table names in a select from one table; in a subquery they are needed. */
export const qualified = (table: PgTable, { name }: AnyPgColumn): SQL =>
  sql`${table}.${sql.identifier(name)}`;
