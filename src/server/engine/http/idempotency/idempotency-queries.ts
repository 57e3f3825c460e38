import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { idempotencyKeys } from '../../db/tables/idempotency-keys.ts';

export type KeyOfUser = { user_id: number; key_hash: Buffer };

const isKey = ({ user_id, key_hash }: KeyOfUser) =>
  and(eq(idempotencyKeys.user_id, user_id), eq(idempotencyKeys.key_hash, key_hash));

/** Claims a key for a call; returns the earlier call that has it, if there is one. */
export async function claimKey(
  db: Db,
  key: KeyOfUser,
  call_hash: Buffer,
  now: Date,
): Promise<{ call_hash: Buffer; answer: Buffer | null } | null> {
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ ...key, call_hash, created_at: now })
    .onConflictDoNothing()
    .returning({ user_id: idempotencyKeys.user_id });
  if (claimed.length) return null;
  const [earlier] = await db
    .select({ call_hash: idempotencyKeys.call_hash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(isKey(key));
  // The earlier call failed in between.
  return earlier ?? claimKey(db, key, call_hash, now);
}

export async function keepAnswer(db: Db, key: KeyOfUser, answer: Buffer): Promise<void> {
  await db.update(idempotencyKeys).set({ answer }).where(isKey(key));
}

export async function releaseKey(db: Db, key: KeyOfUser): Promise<void> {
  await db.delete(idempotencyKeys).where(isKey(key));
}

export async function sweepKeys(db: Db, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, before));
}
