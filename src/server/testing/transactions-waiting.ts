import { sql } from 'drizzle-orm';
import type { TestServer } from './test-server.ts';

/** Returns a function that counts the transactions which wait for a lock in a server's database. */
export const transactionsWaiting =
  ({ db, database }: Pick<TestServer, 'db' | 'database'>) =>
  async (): Promise<number> => {
    const { rows } = await db.execute(sql`
      select 1 from pg_stat_activity where datname = ${database} and wait_event_type = 'Lock'`);
    return rows.length;
  };
