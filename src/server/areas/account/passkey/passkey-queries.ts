import { and, desc, eq, gte } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { passkeys } from '../tables/passkey.ts';
import { sessions } from '../tables/session.ts';
import { tokenHash } from '../token.ts';

export type Passkey = typeof passkeys.$inferSelect;

/** Newest first. */
export async function passkeysOf(db: Db, userId: number): Promise<Passkey[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.user_id, userId))
    .orderBy(desc(passkeys.created_at), desc(passkeys.passkey_id));
}

export async function findPasskey(db: Db, id: number): Promise<Passkey | null> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.passkey_id, id));
  return row ?? null;
}

export async function passkeyOfCredential(db: Db, credentialId: Buffer): Promise<Passkey | null> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credential_id, credentialId));
  return row ?? null;
}

/** Null when the same one was added before. */
export async function insertPasskey(
  tx: Db,
  passkey: Omit<Passkey, 'passkey_id' | 'last_used_at'>,
): Promise<Passkey | null> {
  const [row] = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return row ?? null;
}

export async function renamePasskey(db: Db, id: number, name: string): Promise<Passkey | null> {
  const [row] = await db.update(passkeys).set({ name }).where(eq(passkeys.passkey_id, id)).returning();
  return row ?? null;
}

/** Null when it was removed before. */
export async function deletePasskey(tx: Db, id: number): Promise<Passkey | null> {
  const [row] = await tx.delete(passkeys).where(eq(passkeys.passkey_id, id)).returning();
  return row ?? null;
}

/**
 * Records a use; false when the passkey was removed since it was read, or a second device used the same key.
 */
export async function recordPasskeyUse(
  tx: Db,
  { passkey_id, counter }: Pick<Passkey, 'passkey_id' | 'counter'>,
  next: number,
  now: Date,
): Promise<boolean> {
  const noted = await tx
    .update(passkeys)
    .set({ counter: next, last_used_at: now })
    .where(and(eq(passkeys.passkey_id, passkey_id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.passkey_id });
  return noted.length > 0;
}

/** Removes the passkeys added since a given time, or all. Returns their names. */
export async function endPasskeysSince(tx: Db, userId: number, since = new Date(0)): Promise<string[]> {
  const ended = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.user_id, userId), gte(passkeys.created_at, since)))
    .returning({ name: passkeys.name });
  return ended.map(({ name }) => name);
}

/** Whether a session exists; it is locked until the transaction ends. */
export async function lockSession(tx: Db, token: string): Promise<boolean> {
  const held = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.token_hash, tokenHash(token)))
    .for('key share');
  return held.length > 0;
}
