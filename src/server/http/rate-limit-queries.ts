import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { rateLimits } from '../db/schema/accounts.ts';

export type Window = {
  /** What is limited and for whom: `sign-in:address:127.0.0.1`. */
  key: string;
  /** How many are allowed in the window. */
  limit: number;
  seconds: number;
};

export type Verdict = {
  allowed: boolean;
  /** How many there were, this one too. */
  count: number;
  /** Seconds until the window ends. */
  wait: number;
};

/**
 * Counts one more and says whether it is within the limit. Counting comes before the work that it limits, so that
 * many calls at once cannot slip past; `giveBack` undoes it.
 */
export async function take(db: Db, { key, limit, seconds }: Window, now: Date): Promise<Verdict> {
  const resetsAt = new Date(now.getTime() + seconds * 1000);
  const isOver = sql`${rateLimits.resets_at} <= ${now.toISOString()}`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, resets_at: resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        resets_at: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resets_at} end`,
      },
    })
    .returning({ count: rateLimits.count, resets_at: rateLimits.resets_at });
  return {
    allowed: row!.count <= limit,
    count: row!.count,
    wait: Math.max(1, Math.ceil((row!.resets_at.getTime() - now.getTime()) / 1000)),
  };
}

/** How many have been counted in the window that runs. */
export async function countedSoFar(db: Db, key: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: rateLimits.count })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.resets_at, now)));
  return row?.count ?? 0;
}

/** What was counted did not deserve it: the sign-in succeeded. */
export async function giveBack(db: Db, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, key));
}

/** Begins anew: a fresh code may be tried again. */
export async function reset(db: Db, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

export async function sweepRateLimits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.resets_at, now));
}
