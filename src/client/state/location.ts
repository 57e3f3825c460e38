import { createStore } from './store.ts';

/** Where the visitor is. `key` names the history entry, `state` is what a screen keeps in it (a wizard's step). */
export interface Place {
  path: string;
  search: string;
  hash: string;
  key: string;
  state: Readonly<Record<string, unknown>>;
  /** How it was reached; "back" covers forward too. */
  arrival: 'load' | 'push' | 'replace' | 'back';
}

interface Entry {
  key: string;
  state: Record<string, unknown>;
}

function read(arrival: Place['arrival']): Place {
  const entry = history.state as Entry | null;
  return {
    path: location.pathname,
    search: location.search,
    hash: location.hash,
    key: entry?.key ?? 'first',
    state: entry?.state ?? {},
    arrival,
  };
}

const place = createStore(read('load'));
const move = (arrival: Place['arrival']) => place.set(read(arrival));

addEventListener('popstate', () => move('back'));

export const usePlace = place.use;
export const currentPlace = place.get;

/**
 * Goes to a path of this application ("/a?b=c#d"). React Router would do this too, for 12.6 kB gz of the landing page's
 * 23 (design, section 10); a screen's path, its data and its guard are definitions here, so that little of it is needed.
 */
export function navigate(
  url: string,
  { replace = false, state = {} }: { replace?: boolean; state?: object } = {},
) {
  const entry = { key: Math.random().toString(36).slice(2), state };
  if (replace) history.replaceState(entry, '', url);
  else history.pushState(entry, '', url);
  move(replace ? 'replace' : 'push');
}

/** One step back, or home when there is nothing behind. */
export function goBack() {
  if (history.length > 1) history.back();
  else navigate('/', { replace: true });
}

/** Goes back over entries that a screen pushed itself, and resolves when that has happened. */
export function unwind(entries: number): Promise<void> {
  if (entries <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    history.go(-entries);
  });
}
