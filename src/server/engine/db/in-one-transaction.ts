import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Connection, Db } from './connect.ts';

/**
 * Runs work written for the pool within one transaction. Its parallel queries run sequentially, because a
 * transaction has one connection.
 */
export async function inOneTransaction<T>(
  { pool }: Pick<Connection, 'pool'>,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let last: Promise<unknown> = Promise.resolve();
  const ask = (...query: Parameters<PoolClient['query']>) => {
    const answer = last.then(() => client.query(...query));
    last = answer.catch(() => undefined);
    return answer;
  };
  const inTurn = new Proxy(client, {
    get: (target, name) => (name === 'query' ? ask : Reflect.get(target, name)),
  });
  try {
    return await drizzle(inTurn).transaction(work);
  } finally {
    client.release();
  }
}
