import { atom, type PrimitiveAtom, type WritableAtom } from 'jotai';

/** The browser's storage for a value between visits. */
export interface BrowserStorage<T> {
  read: () => T;
  write: (value: T) => void;
  /** Calls back when another tab changed it; returns a function that stops that. */
  follow: (changed: () => void) => () => void;
}

/**
 * An atom that the browser stores, in step with other tabs. Until the first rendering is in the document (on a server,
 * always) it has the `assumed` value, which is not stored; then the stored one, so that a server-drawn page is first
 * hydrated as it is.
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
    // A page that is shown again as it was left has missed what other pages changed.
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

/** Returns the earlier object if the newly read value equals it. */
const unchanged = <T>(before: T, now: T): T =>
  JSON.stringify(before) === JSON.stringify(now) ? before : now;

/** Calls back when another tab changes one of these keys of the browser's storage. */
export function followStorage(keys: readonly string[], changed: () => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (key === null || keys.includes(key)) changed();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
