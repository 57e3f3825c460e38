import { createStore } from 'jotai';
import type { Clock } from '../../language/run/value/clock.ts';
import { assumedPrefsAtom, readPrefs } from './prefs.ts';
import { assumedSessionAtom } from './session.ts';
import { readSession } from './stored-session.ts';
import type { Visit } from './visit.ts';

/**
 * The visit of a browser tab. A page that the browser renders alone uses its stored state from the first
 * render; a server-rendered page starts with the state that the server assumed.
 */
export function browserVisit(session = readSession(), prefs = readPrefs(), clock: Clock = {}): Visit {
  const store = createStore();
  store.set(assumedSessionAtom, session);
  store.set(assumedPrefsAtom, prefs);
  return { store, clock };
}
