import { atom, useAtomValue, useSetAtom } from 'jotai';

const KEY = 'prefs';

type Prefs = Readonly<Record<string, unknown>>;

function read(): Prefs {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Prefs) : {};
  } catch {
    return {};
  }
}

const stored = atom(read());
stored.onMount = (set) => {
  const other = (event: StorageEvent) => event.key === KEY && set(read());
  addEventListener('storage', other);
  return () => removeEventListener('storage', other);
};

/** What this browser remembers about its reader's choices; reading gives all, writing merges. */
export const prefsAtom = atom(
  (get) => get(stored),
  (get, set, changed: Prefs) => {
    const next = { ...get(stored), ...changed };
    localStorage.setItem(KEY, JSON.stringify(next));
    set(stored, next);
  },
);

export const usePrefs = () => useAtomValue(prefsAtom);
export const useSetPrefs = () => useSetAtom(prefsAtom);
