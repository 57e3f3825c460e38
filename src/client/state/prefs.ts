import { atom } from 'jotai';
import { followStorage, storedAtom } from './stored-atom.ts';

const KEY = 'prefs';

type Prefs = Readonly<Record<string, unknown>>;

export function readPrefs(): Prefs {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const { stored, assumed } = storedAtom<Prefs>(
  {},
  {
    read: readPrefs,
    write: (prefs) => localStorage.setItem(KEY, JSON.stringify(prefs)),
    follow: (changed) => followStorage([KEY], changed),
  },
);

export const assumedPrefsAtom = assumed;

/** Preferences that were set in this tab since it was loaded. */
export const chosenHereAtom = atom<Prefs>({});

/** The user's preferences in this browser; setting merges into them. */
export const prefsAtom = atom(
  (get) => get(stored),
  (get, set, changed: Prefs) => {
    set(stored, { ...get(stored), ...changed });
    set(chosenHereAtom, { ...get(chosenHereAtom), ...changed });
  },
);
