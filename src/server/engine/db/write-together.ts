import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';

/** Runs writes that do not depend on each other as one statement: each sees the rows as they were before. */
export async function writeTogether(tx: Db, writes: readonly SQLWrapper[]): Promise<void> {
  const [one] = writes;
  if (!one) return;
  if (writes.length === 1) return void (await tx.execute(one.getSQL()));
  const named = writes.map((write, place) => sql`${sql.raw(`write_${place}`)} as (${write.getSQL()})`);
  await tx.execute(sql`with ${sql.join(named, sql`, `)} select 1`);
}
