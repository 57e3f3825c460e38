import { and, eq, gt } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { emailCodes } from './schema/accounts.ts';

/** Minutes that a mailed code works. */
export const CODE_MINUTES = 10;

/** Replaces the account's former code. */
export async function saveCode(db: Db, userId: number, codeHash: string, now: Date): Promise<void> {
  const row = { code_hash: codeHash, expires_at: new Date(now.getTime() + CODE_MINUTES * 60_000) };
  await db
    .insert(emailCodes)
    .values({ user_id: userId, ...row })
    .onConflictDoUpdate({ target: emailCodes.user_id, set: row });
}

/** The hash of the account's code, or null when there is none or it is too old. */
export async function findCode(db: Db, userId: number, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ code_hash: emailCodes.code_hash })
    .from(emailCodes)
    .where(and(eq(emailCodes.user_id, userId), gt(emailCodes.expires_at, now)));
  return row?.code_hash ?? null;
}

/** False when someone else was faster: a code works once. */
export async function useCode(db: Db, userId: number, codeHash: string): Promise<boolean> {
  const used = await db
    .delete(emailCodes)
    .where(and(eq(emailCodes.user_id, userId), eq(emailCodes.code_hash, codeHash)))
    .returning({ user_id: emailCodes.user_id });
  return used.length > 0;
}
