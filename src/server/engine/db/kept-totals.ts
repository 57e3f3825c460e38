import { getTableName, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { cacheKeyOf, type Db } from './connect.ts';
import type { Total } from './page.ts';
import { dialect } from './pools.ts';

/** Milliseconds for which the total of a large list is kept: counting takes longer than reading a page. */
const KEPT = 5_000;
/** Totals up to this are counted on every call, so that they include rows just added. */
const SMALL = 1000;
/** The most totals that are kept of a database. */
const MOST = 1000;

type Kept = { until: number; total: Total };
const known = new WeakMap<object, Map<string, Kept>>();

/** The total of the rows of a condition, as it was counted some seconds ago; only of those that are many. */
export function keptTotal(db: Db, table: PgTable, where: SQL | undefined) {
  const all = known.get(cacheKeyOf(db)) ?? new Map<string, Kept>();
  known.set(cacheKeyOf(db), all);
  const { sql, params } = where ? dialect.sqlToQuery(where) : { sql: '', params: [] };
  const name = JSON.stringify([getTableName(table), sql, params]);
  const found = all.get(name);
  return {
    total: found && performance.now() < found.until ? found.total : undefined,
    keep(total: Total): void {
      all.delete(name);
      if (!total.isCapped && total.rows <= SMALL) return;
      const now = performance.now();
      // The oldest come first.
      for (const [old, { until }] of all) {
        if (until > now && all.size < MOST) break;
        all.delete(old);
      }
      all.set(name, { until: now + KEPT, total });
    },
  };
}
