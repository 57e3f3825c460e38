import { atom, type PrimitiveAtom, type WritableAtom } from 'jotai';

/** Where the browser keeps a value between visits. */
export interface BrowserStorage<T> {
  read: () => T;
  write: (value: T) => void;
  /** Calls back when another tab changed it; gives what ends that. */
  follow: (changed: () => void) => () => void;
}

/**
 * State that the browser keeps, in step with other tabs. Before something drawn stands in a document (always, on a
 * server) it is what was `assumed`, which is not kept; then it is what the browser knows, so that a page that was drawn
 * for somebody else is first taken over as it is.
 */
export function storedAtom<T>(
  initial: T,
  { read, write, follow }: BrowserStorage<T>,
): { stored: WritableAtom<T, [T], void>; assumed: PrimitiveAtom<T> } {
  const assumed = atom(initial);
  assumed.onMount = (set) => {
    const refresh = () => set((before: T) => unchanged(before, read()));
    refresh();
    return follow(refresh);
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

/** The value as it was, when it only was read again. */
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
