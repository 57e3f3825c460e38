import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';

/** A database or a transaction: what every query takes, so that it runs inside a caller's transaction too. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type Connection = {
  db: Db;
  pool: Pool;
  close: () => Promise<void>;
};

export type ConnectOptions = {
  url: string;
  /** Most connections of this process. */
  connections: number;
  /** How long a query waits for a connection, a free one or a new one, before it fails. */
  waitMilliseconds?: number;
  /** Called when a connection breaks, in use or not; the pool replaces it by itself. */
  onLost?: (error: Error) => void;
};

/** Opens a pool. Nothing is sent until the first query, so a database that is down does not fail here. */
export function connect({ url, connections, waitMilliseconds = 5_000, onLost }: ConnectOptions): Connection {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: waitMilliseconds,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    // A database that hangs does not keep its own time limit.
    query_timeout: 35_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'marketplace',
    keepAlive: true,
  });
  // A connection's error that nobody listens to ends the process. The pool listens for those that wait in it only.
  pool.on('connect', (client) => client.on('error', (error) => onLost?.(error)));
  pool.on('error', () => undefined);
  return { db: database(pool), pool, close: () => pool.end() };
}

/**
 * Where the connections of a database come from; a transaction has one of its own, and no pool. Drizzle says it, and not
 * a table of ours, because `npm run dev` loads this module anew while a database is open.
 */
export function poolOf(db: Db): Pool {
  const { $client } = db as Db & { $client?: Pool };
  if (!$client) throw new Error('This is no database, but a transaction of one.');
  return $client;
}

/**
 * Drizzle keeps for ever the connection of a transaction that cannot begin: here it goes back whatever happens. `begin`
 * is what each transaction begins with.
 */
export function database(pool: Pool, begin?: (tx: Db) => Promise<void>): Db {
  const db: Db = drizzle(pool);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(async (tx) => {
        await begin?.(tx);
        return work(tx);
      }, config);
    } finally {
      client.release();
    }
  };
  return db;
}
