import type { Db } from '../db/connect.ts';

type Cached<T> = { at: number; found: Promise<T> };

/**
 * Numbers that take a while to count, kept for some milliseconds of the server's clock; who asks while they are counted
 * waits for them too. What could not be counted is counted again.
 */
export function cachedCount<T>(forMs: number, count: (db: Db, now: Date) => Promise<T>) {
  const known = new WeakMap<Db, Cached<T>>();
  return (db: Db, now: Date): Promise<T> => {
    const last = known.get(db);
    if (last && now.getTime() - last.at < forMs) return last.found;
    const entry = { at: now.getTime(), found: count(db, now) };
    known.set(db, entry);
    entry.found.catch(() => {
      if (known.get(db) === entry) known.delete(db);
    });
    return entry.found;
  };
}
