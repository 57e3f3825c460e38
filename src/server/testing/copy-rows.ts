import { sql } from 'drizzle-orm';
import type { TestServer } from './test-server.ts';

export type Copying = {
  table: string;
  /** Column and value that identify the row to copy. */
  source: readonly [column: string, value: number];
  count: number;
  /** SQL for the columns that differ between copies; `g.n` is the copy's number, from 1. */
  differing: Readonly<Record<string, string>>;
  /** SQL for joined tables that `differing` refers to. */
  joined?: string;
};

/**
 * Bulk-inserts copies of a row: thousands of people and applications in a second, without the API's password
 * hashing.
 */
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

/** SQL expression that cycles through a list: the element for a number, counted from 0. */
export function inTurn(texts: readonly string[], number: string): string {
  const quoted = texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ');
  return `(array[${quoted}])[1 + (${number}) % ${texts.length}]`;
}
