import { eq } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { users } from '../../../engine/db/tables/accounts.ts';

export async function setSuspended(
  tx: Db,
  id: number,
  since: { at: Date; reason: string } | null,
): Promise<void> {
  await tx
    .update(users)
    .set({ suspended_at: since?.at ?? null, suspended_reason: since?.reason ?? null })
    .where(eq(users.id, id));
}

export async function isSuspended(db: Db, id: number): Promise<boolean> {
  const [row] = await db.select({ at: users.suspended_at }).from(users).where(eq(users.id, id));
  return row !== undefined && row.at !== null;
}
