import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';

/**
 * Runs queries in parallel, or sequentially in a transaction, which has one connection. Resolves to their
 * results in order.
 */
export async function inParallel<Results extends unknown[]>(
  db: Db,
  asks: readonly [...{ [Each in keyof Results]: () => Promise<Results[Each]> }],
): Promise<Results> {
  if (!is(db, PgTransaction)) return (await Promise.all(asks.map((ask) => ask()))) as Results;
  const results: unknown[] = [];
  for (const ask of asks) results.push(await ask());
  return results as Results;
}
