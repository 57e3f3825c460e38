import { atom, getDefaultStore, useAtomValue } from 'jotai';

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

export const usePrefs = () => useAtomValue(stored);

/** Adds to what this browser remembers about its reader's choices. */
export function rememberPrefs(changed: Prefs) {
  const next = { ...read(), ...changed };
  localStorage.setItem(KEY, JSON.stringify(next));
  getDefaultStore().set(stored, next);
}
