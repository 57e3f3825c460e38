import type { Db } from './connect.ts';

/**
 * Builds a query when a database or transaction first asks it, and keeps it: building costs as much as asking. The
 * query prepares itself under a name, so that each connection plans it once.
 */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const queries = new WeakMap<Db, Query>();
  return (db) => {
    const known = queries.get(db) ?? build(db);
    queries.set(db, known);
    return known;
  };
}
