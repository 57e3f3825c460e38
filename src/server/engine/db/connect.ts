import { Pool, type PoolClient } from 'pg';
import { retryOnConflict } from './conflict.ts';
import { nameRepeatedWrites } from './named-statement.ts';
import { type Db, databaseOn, type TransactionSetting, withQuery } from './pools.ts';
import { onClient } from './transaction-client.ts';

export { cacheKeyOf, type Db, poolIn, poolOf, type TransactionSetting, withQuery } from './pools.ts';

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
  pool.on('connect', nameRepeatedWrites);
  pool.on('error', () => undefined);
  return { db: database(pool), pool, close: () => pool.end() };
}

/**
 * Retries transactions and standalone statements after a conflict, so a transaction's function may run
 * several times, and its side effects outside `tx` must allow that. Also returns the connection when a
 * transaction fails to begin, which Drizzle does not.
 */
export function database(pool: Pool, setting?: TransactionSetting): Db {
  const ask = (...query: Parameters<PoolClient['query']>) =>
    retryOnConflict(async () => pool.query(...query));
  const db: Db = databaseOn(withQuery(pool, ask));
  db.transaction = (work, config) =>
    retryOnConflict(async () => {
      const client = await pool.connect();
      try {
        return await onClient(db, pool, client, setting, (own) => own.transaction(work, config));
      } finally {
        client.release();
      }
    });
  return db;
}
