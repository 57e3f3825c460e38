import { createStore } from './store.ts';

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

const prefs = createStore(read());

addEventListener('storage', (event) => {
  if (event.key === KEY) prefs.set(read());
});

export const usePrefs = prefs.use;

/** Adds to what this browser remembers about its reader's choices. */
export function rememberPrefs(changed: Prefs) {
  const next = { ...read(), ...changed };
  localStorage.setItem(KEY, JSON.stringify(next));
  prefs.set(next);
}
