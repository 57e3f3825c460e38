import { createStore } from 'jotai';
import type { Clock } from '../../language/run/value/clock.ts';
import { assumedSessionAtom } from '../state/session.ts';
import type { SessionUser } from '../state/stored-session.ts';
import type { Visit } from '../state/visit.ts';

/** The visit that server rendering assumes: a visitor's, with the menus of a role. */
export const assumedVisit = (role_id: number | null, clock: Clock, role_name = ''): Visit =>
  visitOf(role_id === null ? null : userOf({ role_id, role_name }), clock);

/** The visit of a user, whose token is not needed: the server performs the reads. */
export function visitOf(user: SessionUser | null, clock: Clock): Visit {
  const store = createStore();
  store.set(assumedSessionAtom, user && { token: '', user });
  return { store, clock };
}

const userOf = (role: SessionUser['role']): SessionUser => ({
  id: 0,
  full_name: '',
  user_name: '',
  email_verified_at: null,
  role_id: role.role_id,
  role,
});
