import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from './connect.ts';

/** Milliseconds to wait for an answer; a hanging database counts as not ready. */
const PATIENCE = 2_000;

/** Whether the database answers. The schema need not be checked: the server migrates before it listens. */
export async function isReady(db: Db): Promise<boolean> {
  const answered = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, setTimeout(PATIENCE, false, { ref: false })]);
}
