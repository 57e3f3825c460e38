import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { type Db, database, poolOf, type TransactionSetting, withQuery } from './connect.ts';
import { sendInOnePiece } from './send-in-one-piece.ts';
import { beginningWith } from './transaction-client.ts';

type Query = Parameters<PoolClient['query']>;

/**
 * The same database, with a transaction setting on every write for triggers to read; a single statement gets its own
 * transaction for that.
 */
export function withSetting(db: Db, setting: TransactionSetting): Db {
  const pool = poolOf(db);
  const write = async (query: Query) => {
    const client = await pool.connect();
    try {
      sendInOnePiece(client);
      // After a failure, the commit rolls back.
      const sent = [
        client.query(beginningWith('begin', setting)),
        client.query(...query),
        client.query('commit'),
      ];
      await Promise.allSettled(sent);
      const [, result] = await Promise.all(sent);
      if (result?.rowCount) setting.committed?.([textOf(query[0])]);
      return result;
    } finally {
      client.release();
    }
  };
  const ask = (...query: Query) => (isRead(query[0]) ? pool.query(...query) : write(query));
  return database(withQuery(pool, ask), setting);
}

/** Runs part of a transaction without one of its settings. */
export async function withoutSetting(tx: Db, name: string, work: () => Promise<void>): Promise<void> {
  const { rows } = await tx.execute<{ value: string }>(
    sql`select coalesce(current_setting(${name}, true), '') as value`,
  );
  await tx.execute(sql`select set_config(${name}, '', true)`);
  await work();
  await tx.execute(sql`select set_config(${name}, ${rows[0]!.value}, true)`);
}

/** Whether a Drizzle statement is read-only: all of those begin with `select`. */
const isRead = (query: string | { text: string }): boolean => /^\s*select\b/i.test(textOf(query));

const textOf = (query: string | { text: string }): string => (typeof query === 'string' ? query : query.text);
