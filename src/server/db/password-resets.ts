import { and, eq, gt } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { passwordResets } from './schema/accounts.ts';
import { newToken, tokenHash } from './token.ts';

/** Minutes that a mailed link works. */
export const RESET_MINUTES = 60;

/** Returns the token for the link; it is stored nowhere. */
export async function openReset(db: Db, userId: number, now: Date): Promise<string> {
  const token = newToken();
  await db.insert(passwordResets).values({
    token_hash: tokenHash(token),
    user_id: userId,
    expires_at: new Date(now.getTime() + RESET_MINUTES * 60_000),
  });
  return token;
}

/** Whether the token would work now. */
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

/** Uses the token up, and every other link of the account with it. False when someone else was faster. */
export async function useReset(db: Db, token: string, userId: number): Promise<boolean> {
  const used = await db
    .delete(passwordResets)
    .where(eq(passwordResets.user_id, userId))
    .returning({ token_hash: passwordResets.token_hash });
  return used.some((row) => row.token_hash.equals(tokenHash(token)));
}

/** Ends all links of an account: what they were mailed for, or to, has changed. */
export async function endResetsOf(db: Db, userId: number): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.user_id, userId));
}
