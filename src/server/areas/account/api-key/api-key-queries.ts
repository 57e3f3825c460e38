import { and, count, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import { apiKeys } from '../tables/api-key.ts';
import { ROLE } from '../user-queries.ts';

export type ApiKey = typeof apiKeys.$inferSelect;
export type ListedKey = ApiKey & { made_by: string };

/** Whose keys a list shows: a school's, or those of all Admins. */
export type KeyOwner = { school_id: number | null };

const ownedBy = ({ school_id }: KeyOwner) =>
  school_id === null
    ? and(isNull(apiKeys.school_id), eq(apiKeys.role_id, ROLE.Admin))
    : eq(apiKeys.school_id, school_id);

/** Newest first. */
export async function keysOf(db: Db, owner: KeyOwner): Promise<ListedKey[]> {
  const rows = await db
    .select({ key: apiKeys, made_by: users.full_name })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.user_id))
    .where(ownedBy(owner))
    .orderBy(desc(apiKeys.created_at), desc(apiKeys.api_key_id));
  return rows.map(({ key, made_by }) => ({ ...key, made_by }));
}

export async function countKeys(db: Db, owner: KeyOwner): Promise<number> {
  const [row] = await db.select({ total: count() }).from(apiKeys).where(ownedBy(owner));
  return row!.total;
}

export async function findKey(db: Db, id: number): Promise<ApiKey | null> {
  const [row] = await db.select().from(apiKeys).where(eq(apiKeys.api_key_id, id));
  return row ?? null;
}

export async function insertKey(
  tx: Db,
  key: Omit<ApiKey, 'api_key_id' | 'former_hash' | 'former_until' | 'last_used_at'>,
): Promise<ApiKey> {
  const [row] = await tx.insert(apiKeys).values(key).returning();
  return row!;
}

/** Replaces a key's secret; the former one works until the given time. Null if the key is gone. */
export async function replaceSecret(
  tx: Db,
  id: number,
  secret: Pick<ApiKey, 'token_hash' | 'starts_with'>,
  until: Date | null,
): Promise<ApiKey | null> {
  const former_hash = until ? sql`${apiKeys.token_hash}` : null;
  const [row] = await tx
    .update(apiKeys)
    .set({ ...secret, former_hash, former_until: until })
    .where(eq(apiKeys.api_key_id, id))
    .returning();
  return row ?? null;
}

/** Null when it was revoked before. */
export async function deleteKey(tx: Db, id: number): Promise<ApiKey | null> {
  const [row] = await tx.delete(apiKeys).where(eq(apiKeys.api_key_id, id)).returning();
  return row ?? null;
}

/** Ends the keys that an account has made since a given time, or all. */
export async function endKeysSince(tx: Db, userId: number, since = new Date(0)): Promise<void> {
  await tx.delete(apiKeys).where(and(eq(apiKeys.user_id, userId), gte(apiKeys.created_at, since)));
}
