import { getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';
import { named } from './named-statement.ts';
import { clientFor } from './one-statement.ts';
import { dialect } from './pools.ts';

/** A part of a statement. */
export type Write = SQL;

/** Runs writes that do not depend on each other as one statement: each sees the rows as they were before. */
export async function writeTogether(tx: Db, writes: readonly SQLWrapper[]): Promise<void> {
  const [one] = writes;
  if (!one) return;
  if (writes.length === 1) return void (await tx.execute(one.getSQL()));
  // Without a name: the texts vary with the rows.
  await tx.execute(sql`with ${parts(writes)} select 1`);
}

/** The condition of a write that follows a change: the change has found its row. */
export const CHANGED = sql`exists (select from changed)`;

/** The condition of a write that depends on nothing. */
export const ALWAYS = sql`true`;

/**
 * Makes a change and the writes that follow from it as one statement, so that they need no transaction of their own.
 * The change returns rows; the others have the condition `CHANGED`, or read `changed`. Returns the rows.
 */
export async function changeTogether<Row extends object>(
  db: Db,
  change: SQLWrapper,
  following: readonly SQLWrapper[],
): Promise<Row[]> {
  return runNamed<Row>(db, changeAnd(change, following));
}

/** The same for a change whose text varies with its values: it is prepared where it repeats. */
export async function changeOnce(
  db: Db,
  change: SQLWrapper,
  following: readonly SQLWrapper[],
): Promise<Record<string, unknown>[]> {
  const { rows } = await db.execute(changeAnd(change, following));
  return rows;
}

const changeAnd = (change: SQLWrapper, following: readonly SQLWrapper[]): SQL => {
  const rest = following.length > 0 ? sql`, ${parts(following)}` : sql``;
  return sql`with changed as (${change.getSQL()})${rest} select * from changed`;
};

const parts = (writes: readonly SQLWrapper[]): SQL =>
  sql.join(
    writes.map((write, place) => sql`${sql.raw(`write_${place}`)} as (${write.getSQL()})`),
    sql`, `,
  );

/** Runs a statement, which is prepared once for each connection; returns its rows. */
export async function runNamed<Row extends object>(db: Db, statement: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const { rows } = await clientFor(db, undefined).query<Row>(named(text), params);
  return rows;
}

/**
 * Inserts rows in this order: the same statement for any number of them. A column that no row has keeps its default;
 * those in `computed` get the same value in each row.
 */
export function rowsToInsert<Table extends PgTable>(
  table: Table,
  rows: readonly Partial<Table['$inferInsert']>[],
  where: SQL = sql`true`,
  computed: Readonly<Record<string, SQL>> = {},
): SQL {
  const all = Object.entries(getTableColumns(table));
  const columns = all.filter(([key]) =>
    rows.some((row) => (row as Readonly<Record<string, unknown>>)[key] !== undefined),
  );
  const stored = rows.map((row) =>
    Object.fromEntries(
      columns.map(([key, { name }]) => [name, (row as Readonly<Record<string, unknown>>)[key]]),
    ),
  );
  const filled = [
    ...columns.map(([, { name }]) => [name, sql`inserted.${sql.identifier(name)}`] as const),
    ...all.flatMap(([key, { name }]) => (computed[key] ? [[name, computed[key]] as const] : [])),
  ];
  const names = sql.join(
    filled.map(([name]) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    filled.map(([, value]) => value),
    sql`, `,
  );
  return sql`insert into ${table} (${names}) select ${values}
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(stored, wellFormed)}::jsonb) as inserted
    where ${where}`;
}

/** The database refuses lone surrogates in JSON. */
const wellFormed = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : value;
