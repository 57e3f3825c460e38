import type { Pool, PoolClient } from 'pg';
import { type Db, databaseOn, poolIn, poolOf, withQuery } from './pools.ts';

type Query = Parameters<PoolClient['query']>;

/** What a database's first statement takes along, by the database; `inOneStatement` asks for it. */
const companions = new WeakMap<Db, (one: Db) => Promise<unknown>>();

/** The databases that have been given such a read, by the pool of the database that has it. */
const plain = new WeakMap<Pool, Db>();

/**
 * The database without the read that its first statement takes along, for what callers share: one caller's read must not
 * fail the others.
 */
export const plainOf = (db: Db): Db => {
  const pool = poolIn(db);
  return (pool && plain.get(pool)) ?? db;
};

/** Has what callers share be read from `db`. */
export const standsFor = (own: Db, db: Db): void => void plain.set(poolOf(own), db);

/** A read that waits for a statement to join; it is done once. */
export const companionOf = (db: Db): ((one: Db) => Promise<unknown>) | undefined => companions.get(db);

/**
 * The same database, whose first statement takes a read along. Nothing is written before the read has succeeded; it is
 * sent by itself when no statement of several reads has been begun by then.
 */
export function accompanied<T>(db: Db, read: (one: Db) => Promise<T>): { db: Db; done: Promise<T> } {
  let reading: Promise<T> | undefined;
  const { promise: done, resolve } = Promise.withResolvers<T>();
  const join = (one: Db) => {
    if (reading) return reading;
    reading = read(one);
    resolve(reading);
    return reading;
  };
  const pool = poolOf(db);
  const ask = async (...query: Query) => {
    if (!isRead(query[0])) await join(db);
    return pool.query(...query);
  };
  // Without the retries of `database`: the pool's statements and the database's transactions have them already.
  const own: Db = databaseOn(withQuery(pool, ask));
  own.transaction = async (...work) => {
    await join(db);
    return db.transaction(...work);
  };
  companions.set(own, join);
  standsFor(own, db);
  setImmediate(() => void join(db).catch(() => undefined));
  // Whoever asked for it reports its failure.
  done.catch(() => undefined);
  return { db: own, done };
}

const isRead = (query: string | { text: string }): boolean =>
  /^\s*select\b/i.test(typeof query === 'string' ? query : query.text);
