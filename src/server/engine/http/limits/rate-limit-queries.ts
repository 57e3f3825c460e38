import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { type Db, poolIn } from '../../db/connect.ts';
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
export async function countCall(db: Db, window: RateWindow, now: Date): Promise<RateVerdict> {
  return (await countCalls(db, [window], now))[0]!;
}

/** What the statement that counts a call does besides. */
export type BesideCounting = {
  /** The condition under which the call does not count, and is allowed. */
  unless: SQL;
  /** A write of the allowed call, given that condition. */
  write: (isAllowed: SQL) => SQL;
};

/**
 * Counts one call in several windows in one statement, in their order up to the first that is full. Returns the
 * verdicts of those in which it was counted.
 */
export async function countCalls(
  db: Db,
  windows: readonly RateWindow[],
  now: Date,
  beside?: BesideCounting,
): Promise<RateVerdict[]> {
  const isWithin = (place: number) => sql`${named(place)}.count <= ${windows[place]!.limit}::float8`;
  const counted = windows.map((window, place) => {
    const first = beside ? sql`where not (${beside.unless})` : sql``;
    const after = place === 0 ? first : sql`from ${named(place - 1)} where ${isWithin(place - 1)}`;
    return sql`${named(place)} as (${countIn(window, after, now)})`;
  });
  if (beside) {
    const last = windows.length - 1;
    const isAllowed = sql`(${beside.unless} or exists (select from ${named(last)} where ${isWithin(last)}))`;
    counted.push(sql`written as (${beside.write(isAllowed)})`);
  }
  const verdicts = windows.map(
    (_, place) => sql`select ${sql.raw(String(place))} as place, count, resets_at from ${named(place)}`,
  );
  const { rows } = await db.execute<{ count: number; resets_at: string }>(
    sql`with ${sql.join(counted, sql`, `)} ${sql.join(verdicts, sql` union all `)} order by place`,
  );
  return rows.map(({ count, resets_at }, place) => ({
    allowed: count <= windows[place]!.limit,
    count,
    wait: Math.max(1, Math.ceil((Date.parse(resets_at) - now.getTime()) / 1000)),
  }));
}

/** The name of a window's part of the statement. */
const named = (place: number): SQL => sql.raw(`window_${place}`);

function countIn({ key, per }: RateWindow, isWithin: SQL, now: Date): SQL {
  const resetsAt = new Date(now.getTime() + per).toISOString();
  const isOver = sql`${rateLimits.resets_at} <= ${now.toISOString()}::timestamptz`;
  return sql`insert into ${rateLimits} (key, count, resets_at)
    select ${key}, 1, ${resetsAt}::timestamptz ${isWithin}
    on conflict (key) do update set
      count = case when ${isOver} then 1 else ${rateLimits.count} + 1 end,
      resets_at = case when ${isOver} then excluded.resets_at else ${rateLimits.resets_at} end
    returning ${rateLimits.count}, ${rateLimits.resets_at}`;
}

/** Each database's queues of calls, keyed by its pool's options, which all wrappers of a pool share. */
const counting = new WeakMap<object, Turns>();

/**
 * Like `countCalls`, for calls that one client may send by the hundred. Calls of one network or account count in
 * the same row, which the database lets one of them change at a time. Without the queue, each would hold a
 * connection while it waits for that row, and starve everybody else.
 */
export function countCallsQueued(
  db: Db,
  windows: readonly RateWindow[],
  now: Date,
  beside?: BesideCounting,
): Promise<RateVerdict[]> {
  // A transaction has its connection already.
  const pool = poolIn(db);
  if (!pool) return countCalls(db, windows, now, beside);
  const { options } = pool;
  const turns = counting.get(options) ?? new Turns({ atOnce: 2, waiting: 1_000, retrySeconds: 3 });
  counting.set(options, turns);
  return turns.run(() => countCalls(db, windows, now, beside));
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
