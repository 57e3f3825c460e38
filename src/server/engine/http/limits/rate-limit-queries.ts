import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { type Db, poolOf } from '../../db/connect.ts';
import { rateLimits } from '../../db/tables/site.ts';
import { Turns } from '../../queues/turns.ts';

export type RateLimit = {
  /** Maximum calls per window. */
  limit: number;
  /** The window's length in milliseconds. */
  per: number;
};

export type RateWindow = RateLimit & {
  /** The subject of the limit: `signIn:address:127.0.0.1`. */
  key: string;
};

export type RateVerdict = {
  allowed: boolean;
  /** The count including this call. */
  count: number;
  /** Seconds until the window ends. */
  wait: number;
};

/**
 * Counts one call and returns whether it is within the limit. Counting comes before the work it limits, so
 * that concurrent calls cannot exceed it; `uncountCall` undoes it.
 */
export async function countCall(db: Db, { key, limit, per }: RateWindow, now: Date): Promise<RateVerdict> {
  const resetsAt = new Date(now.getTime() + per);
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

/** Each database's queues of calls, keyed by its pool's options, which all wrappers of a pool share. */
const counting = new WeakMap<object, Turns>();

/**
 * Like `countCall`, for calls that one client may send by the hundred. Calls of one network or account count in
 * the same row, which the database lets one of them change at a time. Without the queue, each would hold a
 * connection while it waits for that row, and starve everybody else.
 */
export function countCallQueued(db: Db, window: RateWindow, now: Date): Promise<RateVerdict> {
  const { options } = poolOf(db);
  const turns = counting.get(options) ?? new Turns({ atOnce: 2, waiting: 1_000, retrySeconds: 3 });
  counting.set(options, turns);
  return turns.run(() => countCall(db, window, now));
}

/** The count in the current window. */
export async function currentCount(db: Db, key: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: rateLimits.count })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.resets_at, now)));
  return row?.count ?? 0;
}

/** Undoes a count, as after a successful sign-in. */
export async function uncountCall(db: Db, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, key));
}

/** Starts a new count, as for a fresh code. */
export async function resetCount(db: Db, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

export async function sweepRateLimits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.resets_at, now));
}
