import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool, type PoolClient } from 'pg';
import { retryOnConflict } from './conflict.ts';

/**
 * A database or a transaction: every query accepts either, so that it can run inside a caller's transaction.
 */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type Connection = {
  db: Db;
  pool: Pool;
  close: () => Promise<void>;
};

export type ConnectOptions = {
  url: string;
  /** Maximum connections of this process. */
  connections: number;
  /** How long a query waits for a free connection before it fails. */
  waitMilliseconds?: number;
  /** The time limit of a statement. */
  statementMilliseconds?: number;
  /**
   * Whether the address leads to a pooler (`pooler.ts`): the database then applies the pooler's own time
   * limit, and this one ends the wait.
   */
  isPooled?: boolean;
  /**
   * Called when a connection breaks, in use or idle; the pool replaces it by itself. Not called while the
   * pool is closing: losing connections then does no harm.
   */
  onLost?: (error: Error) => void;
};

/** Creates a pool. It connects on the first query, so a database that is down does not fail here. */
export function connect({
  url,
  connections,
  waitMilliseconds = 5_000,
  statementMilliseconds = 30_000,
  isPooled = false,
  onLost,
}: ConnectOptions): Connection {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: waitMilliseconds,
    idleTimeoutMillis: 30_000,
    // A hanging database does not enforce its own statement timeout.
    query_timeout: statementMilliseconds + (isPooled ? 0 : 5_000),
    // A pooler refuses the settings of a session.
    ...(!isPooled && {
      statement_timeout: statementMilliseconds,
      idle_in_transaction_session_timeout: 60_000,
    }),
    application_name: 'marketplace',
    keepAlive: true,
    // A statement is sent without waiting for the answer to the one before it.
    pipeline: true,
  });
  // A connection's unhandled error would crash the process, and the pool listens only to idle connections.
  pool.on('connect', (client) => client.on('error', (error) => pool.ending || onLost?.(error)));
  pool.on('error', () => undefined);
  return { db: database(pool), pool, close: () => pool.end() };
}

/**
 * The pool of a database. It is read from Drizzle's object rather than a map of our own, because `npm run dev`
 * reloads this module while a database is open.
 *
 * @throws for a transaction, which has its own connection
 */
export function poolOf(db: Db): Pool {
  const pool = poolIn(db);
  if (!pool) throw new Error('This is no database, but a transaction of one.');
  return pool;
}

/** The same, or undefined for a transaction. */
export const poolIn = (db: Db): Pool | undefined => (db as Db & { $client?: Pool }).$client;

/** What all wrappers of a pool share, as the key of what is cached of a database. */
export const cacheKeyOf = (db: Db): object => poolIn(db)?.options ?? db;

/** A setting of every transaction, for triggers to read. */
export type TransactionSetting = { name: string; value: string };

/**
 * Retries transactions and standalone statements after a conflict, so a transaction's function may run
 * several times, and its side effects outside `tx` must allow that. Also returns the connection when a
 * transaction fails to begin, which Drizzle does not.
 */
export function database(pool: Pool, setting?: TransactionSetting): Db {
  const ask = (...query: Parameters<PoolClient['query']>) =>
    retryOnConflict(async () => pool.query(...query));
  const db: Db = drizzle(withQuery(pool, ask));
  db.transaction = (work, config) =>
    retryOnConflict(async () => {
      const client = await pool.connect();
      try {
        return await drizzle(beginningAtOnce(client, setting)).transaction(work, config);
      } finally {
        client.release();
      }
    });
  return db;
}

export const SET_FOR_TRANSACTION = 'select set_config($1, $2, true)';

/**
 * A connection on which nothing waits for `begin` and `savepoint`: they travel with the statement that follows,
 * which fails if they did.
 */
function beginningAtOnce(client: PoolClient, setting?: TransactionSetting): PoolClient {
  const ask = (...query: Parameters<PoolClient['query']>) => {
    const text: string = typeof query[0] === 'string' ? query[0] : Reflect.get(query[0], 'text');
    if (!/^(begin|savepoint)\b/.test(text)) return client.query(...query);
    client.query(text).catch(() => undefined);
    if (setting && text.startsWith('begin'))
      client.query(SET_FOR_TRANSACTION, [setting.name, setting.value]).catch(() => undefined);
    return Promise.resolve({ rows: [] });
  };
  return new Proxy(client, { get: (target, key) => (key === 'query' ? ask : Reflect.get(target, key)) });
}

/** The same pool, with a different way to run standalone statements. */
export const withQuery = (pool: Pool, ask: (...query: Parameters<PoolClient['query']>) => unknown): Pool =>
  new Proxy(pool, { get: (target, key) => (key === 'query' ? ask : Reflect.get(target, key, target)) });
