import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import { Session } from './session.ts';
import { Dialect } from './sql-text.ts';

/**
 * A database or a transaction: every query accepts either, so that it can run inside a caller's transaction.
 */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** Knows the names of the columns of each table that it has met. */
export const dialect = new Dialect();

/** Drizzle's database on a pool or a connection; calls make their own, which must not each learn the tables anew. */
export function databaseOn(client: Pool | PoolClient): Db {
  const db: Db = new PgDatabase(dialect, new Session(client, dialect, undefined), undefined);
  return Object.assign(db, { $client: client });
}

/**
 * The pool of a database. It is read from Drizzle's object rather than a map of our own, because `npm run dev`
 * reloads this module while a database is open.
 *
 * @throws for a transaction, which has its own connection
 */
export function poolOf(db: Db): Pool {
  const pool = poolIn(db);
  if (!pool) throw new Error('This is no database, but a transaction of one.');
  return pool;
}

/** The same, or undefined for a transaction. */
export const poolIn = (db: Db): Pool | undefined => (db as Db & { $client?: Pool }).$client;

/** What all wrappers of a pool share, as the key of what is cached of a database. */
export const cacheKeyOf = (db: Db): object => poolIn(db)?.options ?? db;

/** A setting of every transaction, for triggers to read. */
export type TransactionSetting = {
  name: string;
  value: string;
  /** Called with the statements that found or wrote rows, once they have been committed. */
  committed?: (texts: readonly string[]) => void;
};

/** The same pool, with a different way to run standalone statements. */
export const withQuery = (pool: Pool, ask: (...query: Parameters<PoolClient['query']>) => unknown): Pool =>
  new Proxy(pool, { get: (target, key) => (key === 'query' ? ask : Reflect.get(target, key, target)) });
