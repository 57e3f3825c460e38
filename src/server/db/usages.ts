import { count, eq, getTableColumns, is } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';
import * as applicationTables from './schema/application.ts';
import * as candidateTables from './schema/candidate.ts';
import * as invitationTables from './schema/invitation.ts';
import * as referenceTables from './schema/reference.ts';
import * as schoolTables from './schema/school.ts';
import * as vacancyTables from './schema/vacancy.ts';

/** How often something refers to a row; `by` says in words what does: "vacancies", "candidates' skills". */
export type Usage = { by: string; rows: number };

/** A column that refers to a table, and the record to which its row belongs. */
export type Reference = { table: PgTable; column: AnyPgColumn; owner: AnyPgColumn | null; by: string };

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

/** What refers to a row by foreign key: the reasons why it cannot be deleted. */
export async function usagesOf(db: Db, target: PgTable, id: number): Promise<Usage[]> {
  const rows = new Map<string, number>();
  for (const { table, column, by } of referencesTo(target)) {
    const [found] = await db.select({ rows: count() }).from(table).where(eq(column, id));
    rows.set(by, (rows.get(by) ?? 0) + found!.rows);
  }
  return [...rows].flatMap(([by, times]) => (times > 0 ? [{ by, rows: times }] : []));
}

export function referencesTo(target: PgTable): Reference[] {
  return TABLES.flatMap((table) =>
    foreignKeys(table)
      .filter(({ to }) => to === target)
      .map(({ column }) => ({ table, column, owner: ownerOf(table), by: inWords(table) })),
  );
}

/** Rows of a list belong to another record; what has no owner is a record itself. */
function ownerOf(table: PgTable): AnyPgColumn | null {
  return (getTableColumns(table).owner_id as AnyPgColumn | undefined) ?? null;
}

/** candidate_skills → candidates' skills */
function inWords(table: PgTable): string {
  const { name } = getTableConfig(table);
  const owner = foreignKeys(table).find(({ column }) => column === ownerOf(table));
  if (!owner) return name.replaceAll('_', ' ');
  const rest = name.slice(name.indexOf('_') + 1);
  return `${getTableConfig(owner.to).name}' ${rest.replaceAll('_', ' ')}`;
}

function foreignKeys(table: PgTable): { column: AnyPgColumn; to: PgTable }[] {
  return getTableConfig(table).foreignKeys.map((key) => {
    const { columns, foreignTable } = key.reference();
    return { column: columns[0]!, to: foreignTable };
  });
}
