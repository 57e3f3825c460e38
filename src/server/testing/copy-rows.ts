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

export type CopiedApplicant = {
  person: { id: number; user: { id: number } };
  application_id: number;
  count: number;
  /** SQL for the columns of the application that differ between copies, as in `Copying`. */
  differing?: Copying['differing'];
};

/** Bulk-inserts copies of an application, each by a person of its own. */
export async function copyApplicants(
  server: Pick<TestServer, 'db'>,
  { person, application_id, count, differing = {} }: CopiedApplicant,
): Promise<void> {
  const name = `'copy-' || g.n || '@example.com'`;
  // Joined, not looked up row by row: no index covers the name, and long statements are cancelled.
  const user = `join users made on made.user_name = ${name}`;
  await copyRows(server, {
    table: 'users',
    source: ['id', person.user.id],
    count,
    differing: { user_name: name },
  });
  await copyRows(server, {
    table: 'candidates',
    source: ['candidate_id', person.id],
    count,
    // People with the same name and date of birth would be noted as alike, each with each.
    differing: { user_id: 'made.id', candidate_dob: 'source.candidate_dob - g.n' },
    joined: user,
  });
  await copyRows(server, {
    table: 'applications',
    source: ['application_id', application_id],
    count,
    differing: { candidate_id: 'theirs.candidate_id', ...differing },
    joined: `${user} join candidates theirs on theirs.user_id = made.id`,
  });
}

/** SQL expression that cycles through a list: the element for a number, counted from 0. */
export function inTurn(texts: readonly string[], number: string): string {
  const quoted = texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ');
  return `(array[${quoted}])[1 + (${number}) % ${texts.length}]`;
}
