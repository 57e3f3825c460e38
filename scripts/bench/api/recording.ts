import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, QueryConfig } from 'pg';
import { PROJECT } from '../../../src/e2e/running-server.ts';
import { connect } from '../../../src/server/engine/db/connect.ts';
import { productApi } from '../../../src/server/start/api.ts';
import { buildApp } from '../../../src/server/start/app.ts';
import type { ApiCase } from './cases.ts';

/** A statement's value that differs from call to call: the case's own, or the id that the call creates. */
export type Value = { as: 'given'; value: unknown } | { as: 'varied' } | { as: 'made' };

export type Statement = {
  text: string;
  /** The name under which the product prepares it; undefined where the best plan depends on the values. */
  name: string | undefined;
  values: Value[];
  /** Whether it returns the id that the call creates. */
  makes: boolean;
  inTransaction: boolean;
};

/** The statements of a call in order; those of one group run in parallel. */
export type Recording = Statement[][];

type Query = Pick<QueryConfig, 'text' | 'name' | 'values'>;
type Ask = (query: Query, values: unknown[] | undefined) => Promise<{ rows: unknown[][] }>;
type Noted = { statement: Statement; started: number; ended: number };

/** Lets the product answer one call of each worker, and records its SQL. */
export async function recordCalls(
  url: string,
  dataDir: string,
  api: ApiCase,
  workers: number,
  vacancy: (worker: number) => number,
): Promise<Recording[]> {
  const connection = connect({ url, connections: 2 });
  const { pool } = connection;
  let notes: Noted[] = [];
  let time = 0;
  let varied = 0;
  let made: unknown;

  const noting =
    (ask: Ask, inTransaction: boolean) =>
    async (query: Query, values?: unknown[]): Promise<{ rows: unknown[][] }> => {
      const { text, name } = query;
      const makes = /^insert into "applications"/.test(text);
      const statement = {
        text,
        name,
        values: (values ?? query.values ?? []).map((value) => described(value)),
        makes,
        inTransaction,
      };
      const note = { statement, started: time++, ended: 0 };
      notes.push(note);
      const result = await ask(query, values);
      note.ended = time++;
      if (makes) made = Object.values((result.rows as object[])[0]!)[0];
      return result;
    };
  const described = (value: unknown): Value => {
    // As text, a list of one id looks like the id, but it must stay a list.
    if (Array.isArray(value)) return { as: 'given', value };
    if (made !== undefined && String(value) === String(made)) return { as: 'made' };
    return String(value) === String(varied) ? { as: 'varied' } : { as: 'given', value };
  };
  // Looks like a pool to Drizzle, and wraps the real one.
  const noted: Pool = Object.assign(Object.create(pool), {
    query: noting((query, values) => pool.query(query, values), false),
    connect: async () => {
      const client = await pool.connect();
      return {
        query: noting((query, values) => client.query(query, values), true),
        release: () => client.release(),
      };
    },
  });

  const { server } = await buildApp({
    config: {
      admin: null,
      dataDir,
      publicUrl: 'http://bench.test',
      rateLimitScale: 1_000_000,
      trustedProxies: 1,
    },
    db: drizzle(noted),
    sendMail: async () => 'bench',
    changes: null,
    api: productApi(PROJECT),
    clientFolder: null,
    renderer: null,
    docsFolder: null,
    logger: { level: 'silent' },
  });
  const recordings: Recording[] = [];
  for (let worker = 0; worker < workers; worker++) {
    [notes, made, varied] = [[], undefined, vacancy(worker)];
    const { method, path, headers, body } = api.call(varied, worker);
    const answer = await server.inject({ method, url: path, headers, ...(body && { payload: body }) });
    if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.body}`);
    recordings.push(grouped(notes));
  }
  await server.close();
  await connection.close();
  return recordings;
}

/** Groups statements that were sent before an earlier one had its answer. */
function grouped(notes: Noted[]): Recording {
  const groups: Recording = [];
  let end = -1;
  for (const { statement, started, ended } of notes) {
    if (started > end) groups.push([]);
    groups.at(-1)!.push(statement);
    end = Math.max(end, ended);
  }
  return groups;
}
