import { createStore } from 'jotai';
import type { Clock } from '../../language/run/value/clock.ts';
import { assumedPrefsAtom, readPrefs } from './prefs.ts';
import { assumedSessionAtom } from './session.ts';
import { readSession } from './stored-session.ts';
import type { Visit } from './visit.ts';

/**
 * The visit of a browser tab. If it draws alone, what the browser knows is known from the first drawing on; what a server
 * drew begins as the server took it.
 */
export function browserVisit(session = readSession(), prefs = readPrefs(), clock: Clock = {}): Visit {
  const store = createStore();
  store.set(assumedSessionAtom, session);
  store.set(assumedPrefsAtom, prefs);
  return { store, clock };
}
