import { and, count, eq, gte, isNotNull, lt } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import { recoveryCodes, secondFactors } from '../tables/second-factor.ts';
import { sessions } from '../tables/session.ts';
import { tokenHash } from '../token.ts';

export type SecondFactor = typeof secondFactors.$inferSelect;

export async function findSecondFactor(db: Db, userId: number): Promise<SecondFactor | null> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.user_id, userId));
  return row ?? null;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const [row] = await db.select({ n: count() }).from(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  return row!.n;
}

/**
 * Stores a secret that takes effect once a code of it is given; replaces an earlier pending one. False when
 * one is in effect.
 */
export async function beginFactor(
  db: Db,
  factor: Pick<SecondFactor, 'user_id' | 'secret' | 'shown_codes' | 'created_at' | 'begun_in'>,
): Promise<boolean> {
  const begun = await db
    .insert(secondFactors)
    .values({ ...factor, last_step: 0 })
    .onConflictDoUpdate({
      target: secondFactors.user_id,
      set: { ...factor, last_step: 0 },
      setWhere: isNotNull(secondFactors.shown_codes),
    })
    .returning({ id: secondFactors.user_id });
  return begun.length > 0;
}

/** Enables it: signing in then requires it. False when it already is, or another setup was started since. */
export async function enableFactor(
  tx: Db,
  { user_id, secret, shown_codes }: SecondFactor,
  now: Date,
): Promise<boolean> {
  const isShown = and(eq(secondFactors.secret, secret), isNotNull(secondFactors.shown_codes));
  const enabled = await tx
    .update(secondFactors)
    .set({ shown_codes: null })
    .where(and(eq(secondFactors.user_id, user_id), isShown))
    .returning({ id: secondFactors.user_id });
  if (enabled.length === 0) return false;
  await tx.update(users).set({ second_factor_since: now }).where(eq(users.id, user_id));
  await insertRecoveryCodes(tx, user_id, shown_codes ?? []);
  return true;
}

/** Replaces the remaining recovery codes; false when the factor is not (or no longer) enabled. */
export async function replaceRecoveryCodes(
  tx: Db,
  userId: number,
  codes: readonly string[],
): Promise<boolean> {
  const [on] = await tx
    .select({ shown_codes: secondFactors.shown_codes })
    .from(secondFactors)
    .where(eq(secondFactors.user_id, userId))
    .for('update');
  if (on?.shown_codes !== null) return false;
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  await insertRecoveryCodes(tx, userId, codes);
  return true;
}

async function insertRecoveryCodes(tx: Db, user_id: number, codes: readonly string[]): Promise<void> {
  const rows = codes.map((code) => ({ code_hash: recoveryHash(code), user_id }));
  if (rows.length > 0) await tx.insert(recoveryCodes).values(rows);
}

/**
 * Removes the second factor, or only one created since `since`; false without one. Sessions lose the mark of
 * having given it.
 */
export async function endFactor(tx: Db, userId: number, since?: Date): Promise<boolean> {
  const isMeant = and(eq(secondFactors.user_id, userId), since && gte(secondFactors.created_at, since));
  const ended = await tx.delete(secondFactors).where(isMeant).returning({ id: secondFactors.user_id });
  if (ended.length === 0) return false;
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  await tx.update(users).set({ second_factor_since: null }).where(eq(users.id, userId));
  await tx.update(sessions).set({ second_factor_at: null }).where(eq(sessions.user_id, userId));
  return true;
}

/** Uses up the code of a time step; false when it, or a later one, was used already. */
export async function takeStep(db: Db, userId: number, step: number): Promise<boolean> {
  const used = await db
    .update(secondFactors)
    .set({ last_step: step })
    .where(and(eq(secondFactors.user_id, userId), lt(secondFactors.last_step, step)))
    .returning({ id: secondFactors.user_id });
  return used.length > 0;
}

export async function takeRecoveryCode(db: Db, userId: number, code: string): Promise<boolean> {
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, userId), eq(recoveryCodes.code_hash, recoveryHash(code))))
    .returning({ id: recoveryCodes.user_id });
  return used.length > 0;
}

/** Ignores case, spaces and dashes. */
const recoveryHash = (code: string): Buffer => tokenHash(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
