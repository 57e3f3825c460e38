import { guardDefinition } from './guard-definition.ts';
import { refreshSession } from './refresh-session.ts';
import { sessionAtom } from './session.ts';
import type { Visit } from './visit.ts';

/**
 * Re-reads the session when the server refuses a call: the user may now need something more (a second
 * factor), and the guard then redirects there. However many calls fail at once, it is read only once.
 */
export async function recheckSession(visit: Visit, token: string): Promise<void> {
  const { recheck } = guardDefinition;
  const { call } = visit;
  if (!recheck || !call || visit.recheck || visit.store.get(sessionAtom)?.token !== token) return;
  visit.recheck = refreshSession(visit, call, recheck);
  await visit.recheck.catch(() => undefined);
  delete visit.recheck;
}
