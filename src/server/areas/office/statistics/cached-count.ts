import type { Db } from '../../../engine/db/connect.ts';

type Cached<T> = { at: number; found: Promise<T> };

/**
 * Caches an expensive count for some milliseconds of the server's clock; concurrent callers share a running
 * one. A failed count is not cached.
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
