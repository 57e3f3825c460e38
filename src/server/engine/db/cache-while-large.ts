import { cacheKeyOf, type Db } from './connect.ts';

type Kept<T> = { at: number; found: T };

/**
 * Caches counts by name and database. Large ones are slow to count, so they are cached for some milliseconds
 * of the server's clock. Small ones are counted on every call, so that they include rows just added.
 */
export function cacheWhileLarge<T>(forMs: number, isLarge: (found: T) => boolean) {
  const known = new WeakMap<object, Map<string, Kept<T>>>();
  return async (of: object, now: Date, name: string, count: () => Promise<T>): Promise<T> => {
    const key = cacheKeyOf(of as Db);
    const all = known.get(key) ?? new Map<string, Kept<T>>();
    known.set(key, all);
    const last = all.get(name);
    if (last && now.getTime() - last.at < forMs) return last.found;
    const found = await count();
    if (isLarge(found)) all.set(name, { at: now.getTime(), found });
    else all.delete(name);
    return found;
  };
}
