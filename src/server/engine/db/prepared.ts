import type { Db } from './connect.ts';

/**
 * Builds a query when it is first run on a database or transaction, and keeps it: building costs as much as running.
 * The query is prepared under a name, so that each connection plans it once.
 */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const queries = new WeakMap<Db, Query>();
  return (db) => {
    const known = queries.get(db) ?? build(db);
    queries.set(db, known);
    return known;
  };
}
