import { count, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';
import { inOrder } from './in-order.ts';

/**
 * Counts the rows of a table that refer to an owner, after locking the owner: callers that lock the same
 * owner add none until the transaction ends. `owner` is the owners' key, `owned` the column that refers to
 * it.
 */
export async function lockCount(tx: Db, owner: PgColumn, owned: PgColumn, id: number): Promise<number> {
  const [, [row]] = await inOrder(
    () => tx.select({ id: owner }).from(owner.table).where(eq(owner, id)).for('no key update'),
    () => tx.select({ total: count() }).from(owned.table).where(eq(owned, id)),
  );
  return row!.total;
}
