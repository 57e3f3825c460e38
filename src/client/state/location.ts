import { useSyncExternalStore } from 'react';

/** Where the visitor is. `key` names the history entry, `state` is what a screen keeps in it (a wizard's step). */
export interface Place {
  path: string;
  search: string;
  hash: string;
  key: string;
  state: Readonly<Record<string, unknown>>;
}

interface Entry {
  key: string;
  state: Record<string, unknown>;
}

/** How the current place was reached; "back" covers forward too. */
export type Arrival = 'load' | 'push' | 'replace' | 'back';

const listeners = new Set<() => void>();
let arrival: Arrival = 'load';
let place = read();

function read(): Place {
  const entry = history.state as Entry | null;
  return {
    path: location.pathname,
    search: location.search,
    hash: location.hash,
    key: entry?.key ?? 'first',
    state: entry?.state ?? {},
  };
}

function move(how: Arrival) {
  arrival = how;
  place = read();
  for (const listener of listeners) listener();
}

addEventListener('popstate', () => move('back'));

export const currentPlace = () => place;
export const lastArrival = () => arrival;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePlace = () => useSyncExternalStore(subscribe, currentPlace);

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
