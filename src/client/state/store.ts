import { useSyncExternalStore } from 'react';

/** A value that components follow. */
export interface Store<T> {
  get: () => T;
  set: (value: T) => void;
  /** A hook: the value, drawing anew when it changes. */
  use: () => T;
}

/**
 * A value outside of React. Stores that change in one go are seen changed in one go, since all of them draw at once; a
 * guard could otherwise see a new place with an old session. (jotai does this too, for 3 kB gz on every page.)
 */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const set = (next: T) => {
    if (Object.is(next, value)) return;
    value = next;
    for (const listener of listeners) listener();
  };
  return { get, set, use: () => useSyncExternalStore(subscribe, get) };
}
