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
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  onIdleError?: (error: Error) => void;
};

/** Opens a pool. Nothing is sent until the first query, so a database that is down does not fail here. */
export function connect({ url, connections, onIdleError }: ConnectOptions): Connection {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    // A database that hangs does not keep its own time limit.
    query_timeout: 35_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'marketplace',
    keepAlive: true,
  });
  // Without a listener an idle connection's error would end the process.
  pool.on('error', (error) => onIdleError?.(error));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}
