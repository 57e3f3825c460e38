import { sql } from 'drizzle-orm';
import type { Db } from './connect.ts';

/** Whether the database answers. Its schema is there: the server migrates before it listens. */
export async function isReady(db: Db): Promise<boolean> {
  return db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
}
