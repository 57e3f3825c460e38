import { plainOf } from '../../../engine/db/accompanied.ts';
import { cacheKeyOf, type Db } from '../../../engine/db/connect.ts';

type Cached<T> = { at: number; found: Promise<T> };

/**
 * Caches an expensive count for some milliseconds of the server's clock; concurrent callers share a running
 * one. A failed count is not cached.
 */
export function cachedCount<T>(forMs: number, count: (db: Db, now: Date) => Promise<T>) {
  const known = new WeakMap<object, Cached<T>>();
  return (db: Db, now: Date): Promise<T> => {
    const key = cacheKeyOf(db);
    const last = known.get(key);
    if (last && now.getTime() - last.at < forMs) return last.found;
    const entry = { at: now.getTime(), found: count(plainOf(db), now) };
    known.set(key, entry);
    entry.found.catch(() => {
      if (known.get(key) === entry) known.delete(key);
    });
    return entry.found;
  };
}
