import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool, type PoolClient } from 'pg';
import { againAfterConflicts } from './conflict.ts';

/** A database or a transaction: every query takes either, so that it can run inside a caller's transaction. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type Connection = {
  db: Db;
  pool: Pool;
  close: () => Promise<void>;
};

export type ConnectOptions = {
  url: string;
  /** The most connections of this process. */
  connections: number;
  /** How long a query waits for a connection before it fails. */
  waitMilliseconds?: number;
  /** How long a statement may take. */
  statementMilliseconds?: number;
  /**
   * Called when a connection breaks, in use or not; the pool replaces it by itself. Not while the pool is closed: then a
   * database that stops, too, loses nothing.
   */
  onLost?: (error: Error) => void;
};

/** Creates a pool. It connects at the first query, so a database that is down does not fail here. */
export function connect({
  url,
  connections,
  waitMilliseconds = 5_000,
  statementMilliseconds = 30_000,
  onLost,
}: ConnectOptions): Connection {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: waitMilliseconds,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementMilliseconds,
    // A database that hangs does not apply its own time limit.
    query_timeout: statementMilliseconds + 5_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'marketplace',
    keepAlive: true,
  });
  // An unhandled error of a connection would end the process. The pool listens only to idle connections.
  pool.on('connect', (client) => client.on('error', (error) => pool.ending || onLost?.(error)));
  pool.on('error', () => undefined);
  return { db: database(pool), pool, close: () => pool.end() };
}

/**
 * Returns the pool of a database; a transaction has its own connection, and no pool. It is read from Drizzle's object,
 * not from a map of our own, because `npm run dev` reloads this module while a database is open.
 */
export function poolOf(db: Db): Pool {
  const { $client } = db as Db & { $client?: Pool };
  if (!$client) throw new Error('This is no database, but a transaction of one.');
  return $client;
}

/**
 * Transactions and statements that stand alone, done again after a conflict with others. So the function of a
 * transaction may run several times: what it does beside asking `tx` must be right then, too.
 *
 * A database that returns a transaction's connection even if the transaction cannot begin, which Drizzle does not.
 * `begin` runs at the start of each transaction.
 */
export function database(pool: Pool, begin?: (tx: Db) => Promise<void>): Db {
  const ask = (...query: Parameters<PoolClient['query']>) =>
    againAfterConflicts(async () => pool.query(...query));
  const db: Db = drizzle(withQuery(pool, ask));
  db.transaction = (work, config) =>
    againAfterConflicts(async () => {
      const client = await pool.connect();
      try {
        return await drizzle(client).transaction(async (tx) => {
          await begin?.(tx);
          return work(tx);
        }, config);
      } finally {
        client.release();
      }
    });
  return db;
}

/** The same pool, which asks statements that stand alone in another way. */
export const withQuery = (pool: Pool, ask: (...query: Parameters<PoolClient['query']>) => unknown): Pool =>
  new Proxy(pool, { get: (target, key) => (key === 'query' ? ask : Reflect.get(target, key, target)) });
