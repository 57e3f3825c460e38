import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { retentionOf } from '../retention.ts';
import { passkeyChallenges } from '../tables/passkey.ts';
import { tokenHash } from '../token.ts';

export type Challenge = typeof passkeyChallenges.$inferSelect;

/** Milliseconds in which a challenge must be answered. */
export const CHALLENGE_LIVES = retentionOf('passkey_challenges');

/** Stores a challenge for the session or browser that requested it. */
export async function storeChallenge(
  db: Db,
  challenge: string,
  whose: Pick<Challenge, 'asked_by'> & Partial<Pick<Challenge, 'user_id' | 'name' | 'user_handle'>>,
  now: Date,
): Promise<void> {
  const expires_at = new Date(now.getTime() + CHALLENGE_LIVES);
  await db.insert(passkeyChallenges).values({ ...whose, challenge_hash: tokenHash(challenge), expires_at });
}

/**
 * Uses up a challenge, whatever the outcome; null when this session or browser has no such challenge, or when
 * `user` did not start adding a passkey with it.
 */
export async function takeChallenge(
  db: Db,
  challenge: string,
  { askedBy, user }: { askedBy: string; user: number | null },
  now: Date,
): Promise<Challenge | null> {
  const isTheirs = and(
    eq(passkeyChallenges.challenge_hash, tokenHash(challenge)),
    eq(passkeyChallenges.asked_by, tokenHash(askedBy)),
    user === null ? isNull(passkeyChallenges.user_id) : eq(passkeyChallenges.user_id, user),
    gt(passkeyChallenges.expires_at, now),
  );
  const [taken] = await db.delete(passkeyChallenges).where(isTheirs).returning();
  return taken ?? null;
}

export async function sweepChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expires_at, now));
}
