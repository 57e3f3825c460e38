import type { Db } from './connect.ts';

/**
 * Builds a query on its first run for a database or transaction and reuses it: building costs as much as
 * running. The query is a named prepared statement, so each connection plans it once.
 */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const queries = new WeakMap<Db, Query>();
  return (db) => {
    const known = queries.get(db) ?? build(db);
    queries.set(db, known);
    return known;
  };
}
