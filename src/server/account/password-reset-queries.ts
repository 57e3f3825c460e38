import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { passwordResets } from '../db/schema/accounts.ts';
import { resetLinkEnd } from './lifetimes.ts';
import { newToken, tokenHash } from './token.ts';

/** Opens a reset and returns the link's token, which is not stored. */
export async function openReset(db: Db, userId: number, now: Date): Promise<string> {
  const token = newToken();
  await db.insert(passwordResets).values({
    token_hash: tokenHash(token),
    user_id: userId,
    expires_at: resetLinkEnd(now),
  });
  return token;
}

/** Whether the token is valid now. */
export async function hasReset(db: Db, token: string, userId: number, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ user_id: passwordResets.user_id })
    .from(passwordResets)
    .where(
      and(
        eq(passwordResets.token_hash, tokenHash(token)),
        eq(passwordResets.user_id, userId),
        gt(passwordResets.expires_at, now),
      ),
    );
  return row !== undefined;
}

/** Uses up the token, and every other link of the account. False when another call was faster. */
export async function useReset(db: Db, token: string, userId: number): Promise<boolean> {
  const used = await db
    .delete(passwordResets)
    .where(eq(passwordResets.user_id, userId))
    .returning({ token_hash: passwordResets.token_hash });
  return used.some((row) => row.token_hash.equals(tokenHash(token)));
}

/** Ends all reset links of an account, because its address or password has changed. */
export async function endResetsOf(db: Db, userId: number): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.user_id, userId));
}

export async function sweepResets(db: Db, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lte(passwordResets.expires_at, now));
}
