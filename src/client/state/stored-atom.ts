import { atom, type PrimitiveAtom, type WritableAtom } from 'jotai';

/** The browser's storage for a value between visits. */
export interface BrowserStorage<T> {
  read: () => T;
  write: (value: T) => void;
  /** Calls back when another tab has changed it; returns a function that stops listening. */
  follow: (changed: () => void) => () => void;
}

/**
 * An atom that the browser stores, in sync with other tabs. Until the first render is mounted (on a server,
 * always) it has the `assumed` value, which is not stored; then the stored one, so that a server-rendered
 * page hydrates without a mismatch.
 */
export function storedAtom<T>(
  initial: T,
  { read, write, follow }: BrowserStorage<T>,
): { stored: WritableAtom<T, [T], void>; assumed: PrimitiveAtom<T> } {
  const assumed = atom(initial);
  assumed.onMount = (set) => {
    const refresh = () => set((before: T) => unchanged(before, read()));
    refresh();
    const unfollow = follow(refresh);
    // A page restored from the back/forward cache has missed changes made by other pages.
    const restored = ({ persisted }: PageTransitionEvent) => persisted && refresh();
    window.addEventListener('pageshow', restored);
    return () => {
      unfollow();
      window.removeEventListener('pageshow', restored);
    };
  };
  const stored = atom(
    (get) => get(assumed),
    (_, set, value: T) => {
      set(assumed, value);
      write(value);
    },
  );
  return { stored, assumed };
}

/** Returns the previous object if the newly read value equals it. */
const unchanged = <T>(before: T, now: T): T =>
  JSON.stringify(before) === JSON.stringify(now) ? before : now;

/** Calls back when another tab changes one of these storage keys. */
export function followStorage(keys: readonly string[], changed: () => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (key === null || keys.includes(key)) changed();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
