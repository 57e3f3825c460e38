import { count, eq, is } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';
import * as applicationTables from './schema/application.ts';
import * as candidateTables from './schema/candidate.ts';
import * as invitationTables from './schema/invitation.ts';
import * as referenceTables from './schema/reference.ts';
import * as schoolTables from './schema/school.ts';
import * as vacancyTables from './schema/vacancy.ts';

/** How many rows of a table refer to a row; `by` is the table's name in words. */
export type Usage = { by: string; rows: number };

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
  const usages = await Promise.all(
    referencesTo(target).map(async ({ table, column }) => {
      const [row] = await db.select({ rows: count() }).from(table).where(eq(column, id));
      return { by: getTableConfig(table).name.replaceAll('_', ' '), rows: row!.rows };
    }),
  );
  return usages.filter(({ rows }) => rows > 0);
}

function referencesTo(target: PgTable): { table: PgTable; column: AnyPgColumn }[] {
  return TABLES.flatMap((table) =>
    getTableConfig(table)
      .foreignKeys.map((key) => key.reference())
      .filter((reference) => reference.foreignTable === target)
      .map((reference) => ({ table, column: reference.columns[0]! })),
  );
}
