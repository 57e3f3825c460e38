import { and, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import { users } from '../../engine/db/tables/accounts.ts';
import { resetLinkEnd } from './lifetimes.ts';
import { passwordResets } from './tables/session.ts';
import { newToken, tokenHash } from './token.ts';
import { type Account, hasEmail } from './user-queries.ts';

/** Creates a reset and returns the link's token, which is not stored. */
export async function openReset(db: Db, userId: number, now: Date): Promise<string> {
  const token = newToken();
  await db.insert(passwordResets).values({
    token_hash: tokenHash(token),
    user_id: userId,
    expires_at: resetLinkEnd(now),
  });
  return token;
}

/**
 * The account of an address, and whether the token is valid for it now. A single query, so that the duration
 * does not reveal whether the address has an account.
 */
export async function findReset(
  db: Db,
  token: string,
  email: string,
  now: Date,
): Promise<(Pick<Account, 'id' | 'user_name' | 'full_name' | 'language'> & { is_valid: boolean }) | null> {
  const isOwn = and(
    eq(passwordResets.user_id, users.id),
    eq(passwordResets.token_hash, tokenHash(token)),
    gt(passwordResets.expires_at, now),
  );
  const [row] = await db
    .select({
      id: users.id,
      user_name: users.user_name,
      full_name: users.full_name,
      language: users.language,
      is_valid: sql<boolean>`${passwordResets.token_hash} is not null`,
    })
    .from(users)
    .leftJoin(passwordResets, isOwn)
    .where(and(hasEmail(email), isNotNull(users.email_verified_at)));
  return row ?? null;
}

/** Uses up the token, and every other link of the account. False when a concurrent call was faster. */
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
