import { atom } from 'jotai';
import { LANGUAGE_COOKIE } from '../../language/run/screen/drawn-page.ts';
import { isLanguage } from '../../language/run/value/is-language.ts';
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

function writePrefs(prefs: Prefs): void {
  localStorage.setItem(KEY, JSON.stringify(prefs));
  announceLanguage(prefs.language);
}

/** Stores further preferences, outside of any visit. */
export const setPrefs = (changed: Prefs) => writePrefs({ ...readPrefs(), ...changed });

/** Tells the server, by a cookie, in which language to render pages. */
export function announceLanguage(language: unknown): void {
  if (!isLanguage(language)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `${LANGUAGE_COOKIE}=${language};path=/;max-age=31536000;SameSite=Lax`;
}

const { stored, assumed } = storedAtom<Prefs>(
  {},
  {
    read: readPrefs,
    write: writePrefs,
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
