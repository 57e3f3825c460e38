import { setTimeout as wait } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { standsFor } from './accompanied.ts';
import { type Db, databaseOn, poolOf, withQuery } from './pools.ts';

type Query = Parameters<PoolClient['query']>;

/** Whose connections and statement timeout a read uses. */
export type ReaderKind = 'members' | 'visitors';

export type Replica = {
  /** Whether a read may be made there: it lags little, and nothing has just changed for this user. */
  serves: (userId: number | null) => boolean;
  /**
   * Makes a read there. `first` is asked before anything else, on the same connection.
   *
   * @throws ReadsOnly if the work writes or begins a transaction
   */
  read: <First, T>(
    kind: ReaderKind,
    first: (db: Db) => Promise<First>,
    work: (db: Db) => Promise<T>,
  ) => Promise<[First, T]>;
  /** Sends this user's reads to the primary until the replica must have the change; null is everybody's. */
  changed: (userId: number | null) => void;
  /** Leaves it alone for some seconds. */
  leave: (cause: unknown) => void;
  close: () => Promise<void>;
};

export type ReplicaParts = {
  /** The primary. */
  db: Db;
  pools: Record<ReaderKind, Pool>;
  onState?: (isUsed: boolean, cause?: unknown) => void;
  clock?: () => number;
};

/** Milliseconds by which a visitor's read may lag. */
export const MOST_LAG = 10_000;
/** Milliseconds between two comparisons of the positions, and for which one may last. */
const COMPARE = { every: 1_000, atMost: 2_000 };
/** Milliseconds for which a replica that failed is left alone. */
const LEFT_ALONE = 5_000;
/** The most users whose changes are remembered one by one. */
const MOST_CHANGED = 10_000;

/** A read that writes in passing. */
export class ReadsOnly extends Error {
  constructor() {
    super('A replica can only be read.');
  }
}

const POSITION = 'select pg_current_wal_lsn()::text as position';
const REPLAYED = 'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position';

/**
 * A standby of the database for reads. It is used only while its replayed position proves that it lags by less than
 * `MOST_LAG`: the positions are compared every second while reads come, never in a read's way.
 */
export function replicaOf({ db, pools, onState = () => {}, clock = Date.now }: ReplicaParts): Replica {
  const primary = poolOf(db);
  /** Positions of the primary, oldest first, with when each had been reached. */
  let marks: { at: number; position: bigint }[] = [];
  /** The replica has everything that was written before. */
  let completeUntil = Number.NEGATIVE_INFINITY;
  let nextCompare = Number.NEGATIVE_INFINITY;
  let isUsed: boolean | undefined;
  let lost = Promise.withResolvers<never>();
  lost.promise.catch(() => undefined);
  const changes = new Map<number, number>();
  let allChanged = Number.NEGATIVE_INFINITY;

  const setUsed = (now: boolean, cause?: unknown) => {
    if (now !== isUsed) onState(now, cause);
    isUsed = now;
  };

  const leave = (cause: unknown) => {
    nextCompare = clock() + LEFT_ALONE;
    completeUntil = Number.NEGATIVE_INFINITY;
    setUsed(false, cause);
    lost.reject(new Error('The replica is left alone.', { cause }));
    lost = Promise.withResolvers();
    lost.promise.catch(() => undefined);
  };

  const compare = async () => {
    const at = clock();
    const { rows } = await primary.query<{ position: string }>(POSITION);
    marks.push({ at, position: positionOf(rows[0]!.position) });
    const position = await replayed(pools.members).catch((error) => leave(error));
    if (position === undefined) return;
    if (position === null) return leave(new Error('DATABASE_READ_URL leads to no standby.'));
    const reached = marks.findLast((mark) => mark.position <= position);
    if (reached) completeUntil = Math.max(completeUntil, reached.at);
    marks = marks.filter((mark) => mark.at >= completeUntil && at - mark.at <= MOST_LAG);
    setUsed(isComplete());
  };

  const isComplete = () => clock() - completeUntil <= MOST_LAG;

  const serves = (userId: number | null) => {
    const now = clock();
    if (now >= nextCompare) {
      nextCompare = now + COMPARE.every;
      // Without the primary, nothing is known of the replica.
      void compare().catch(() => undefined);
    }
    if (!isComplete() || (userId !== null && now - allChanged <= MOST_LAG)) return false;
    const changed = userId === null ? undefined : changes.get(userId);
    return changed === undefined || now - changed > MOST_LAG;
  };

  return {
    serves,
    leave,
    changed(userId) {
      const now = clock();
      if (userId === null) allChanged = now;
      else {
        changes.delete(userId);
        changes.set(userId, now);
      }
      for (const [id, at] of changes) {
        if (now - at <= MOST_LAG && changes.size <= MOST_CHANGED) break;
        changes.delete(id);
        if (now - at <= MOST_LAG) allChanged = now;
      }
    },
    async read(kind, first, work) {
      const within = lost.promise;
      const connecting = pools[kind].connect();
      const client = await Promise.race([connecting, within]).catch((error) => {
        void connecting.then((late) => late.release(true)).catch(() => undefined);
        throw error;
      });
      const { own, end } = readingDb(db, client);
      try {
        const sent = Promise.withResolvers<void>();
        const asking = first(databaseOn(noticing(client, sent.resolve)));
        asking.then(() => sent.resolve(), sent.reject);
        const working = sent.promise.then(() => work(own));
        return await Promise.race([Promise.all([asking, working]), within]);
      } finally {
        end();
      }
    },
    async close() {
      await Promise.all(Object.values(pools).map((pool) => pool.end()));
    },
  };
}

/** The position that a standby has replayed; null if the server is none. */
async function replayed(pool: Pool): Promise<bigint | null> {
  const late = wait(COMPARE.atMost, undefined, { ref: false }).then(() => {
    throw new Error('The replica answers too late.');
  });
  late.catch(() => undefined);
  const { rows } = await Promise.race([pool.query<{ position: string | null }>(REPLAYED), late]);
  const { position } = rows[0]!;
  return position === null ? null : positionOf(position);
}

/** PostgreSQL writes `16/B374D848`. */
function positionOf(text: string): bigint {
  const [high, low] = text.split('/') as [string, string];
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** A database whose reads use this connection. What callers share is read from the primary. */
function readingDb(db: Db, client: PoolClient): { own: Db; end: () => void } {
  const primary = poolOf(db);
  let isOver = false;
  let waiting = 0;
  const ask = async (...query: Query) => {
    if (isOver) return primary.query(...query);
    if (!/^[\s(]*(select|with)\b/i.test(textOf(query[0]))) throw new ReadsOnly();
    waiting += 1;
    try {
      return await client.query(...query);
    } finally {
      waiting -= 1;
    }
  };
  // The primary's pool gives it the key of what is cached.
  const own: Db = databaseOn(withQuery(primary, ask));
  own.transaction = async () => {
    throw new ReadsOnly();
  };
  standsFor(own, db);
  return {
    own,
    end: () => {
      isOver = true;
      // A connection that still waits may hang.
      client.release(waiting > 0);
    },
  };
}

const textOf = (query: string | { text: string }): string => (typeof query === 'string' ? query : query.text);

/** The same connection, which tells when a statement has been sent. */
function noticing(client: PoolClient, onSent: () => void): PoolClient {
  const ask = (...query: Query) => {
    const result = client.query(...query);
    onSent();
    return result;
  };
  return new Proxy(client, { get: (target, key) => (key === 'query' ? ask : Reflect.get(target, key)) });
}
