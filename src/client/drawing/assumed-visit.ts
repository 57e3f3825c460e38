import { createStore } from 'jotai';
import type { Clock } from '../../language/run/value/clock.ts';
import { assumedSessionAtom } from '../state/session.ts';
import type { Visit } from '../state/visit.ts';

/** The visit that server rendering assumes: a visitor's, with the menus of a role. */
export function assumedVisit(role: number | null, clock: Clock): Visit {
  const store = createStore();
  store.set(assumedSessionAtom, role === null ? null : { token: '', user: userOf(role) });
  return { store, clock };
}

const userOf = (role: number) => ({
  id: 0,
  full_name: '',
  user_name: '',
  email_verified_at: null,
  role_id: role,
  role: { role_id: role, role_name: '' },
});
