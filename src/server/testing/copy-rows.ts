import { sql } from 'drizzle-orm';
import type { TestServer } from './test-server.ts';

export type Copying = {
  table: string;
  /** The column and value that name the row to copy. */
  source: readonly [column: string, value: number];
  count: number;
  /** SQL of the columns in which the copies differ; `g.n` is a copy's number, from 1. */
  differing: Readonly<Record<string, string>>;
  /** SQL of joined tables that `differing` reads. */
  joined?: string;
};

/** Inserts many copies of a row: thousands of people and applications within a second, without the API's hashes. */
export async function copyRows(
  { db }: Pick<TestServer, 'db'>,
  { table, source: [column, value], count, differing, joined = '' }: Copying,
): Promise<void> {
  const { rows } = await db.execute<{ column_name: string }>(sql`
    select column_name from information_schema.columns
    where table_name = ${table} and is_generated = 'NEVER' and column_name <> ${column}`);
  const columns = rows.map(({ column_name }) => column_name);
  const values = columns.map((name) => differing[name] ?? `source."${name}"`);
  await db.execute(
    sql.raw(`insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')})
      select ${values.join(', ')} from ${table} source, generate_series(1, ${count}) as g(n) ${joined}
      where source.${column} = ${value}`),
  );
}

/** An SQL expression for the element of a list that belongs to a number, counted from 0 and in turn. */
export function inTurn(texts: readonly string[], number: string): string {
  const quoted = texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ');
  return `(array[${quoted}])[1 + (${number}) % ${texts.length}]`;
}
