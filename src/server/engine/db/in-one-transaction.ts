import { drizzle } from 'drizzle-orm/node-postgres';
import type { Connection, Db } from './connect.ts';

/** Runs work written for the pool within one transaction, once. */
export async function inOneTransaction<T>(
  { pool }: Pick<Connection, 'pool'>,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    return await drizzle(client).transaction(work);
  } finally {
    client.release();
  }
}
