import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';

/** Runs queries in parallel; in a transaction, which has one connection, one after the other. */
export async function inParallel(db: Db, asks: readonly (() => Promise<void>)[]): Promise<void> {
  if (is(db, PgTransaction)) for (const ask of asks) await ask();
  else await Promise.all(asks.map((ask) => ask()));
}
