import type { Db } from './connect.ts';
import { clientFor } from './one-statement.ts';
import type { Fields } from './session.ts';

/**
 * Builds a query once and runs it on any database or transaction: building costs as much as running. The query
 * is a named prepared statement, so each connection plans it once.
 */
export function prepared<Query extends object>(build: (db: Db) => Query): (db: Db) => Query {
  let built: Query | undefined;
  return (db) => {
    built ??= build(db);
    const client = clientFor(db, Reflect.get(built, 'fields') as Fields);
    return Object.assign(Object.create(built), { client });
  };
}

/** The same for each of several tables or declarations. */
export function preparedFor<Key extends object, Query extends object>(
  build: (db: Db, key: Key) => Query,
): (db: Db, key: Key) => Query {
  const all = new WeakMap<Key, (db: Db) => Query>();
  return (db, key) => {
    const query = all.get(key) ?? prepared((first) => build(first, key));
    all.set(key, query);
    return query(db);
  };
}
