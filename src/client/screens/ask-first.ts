import type { Refresh } from '../../../generated/definitions.d.ts';
import { refreshSession } from '../state/refresh-session.ts';
import { signInAtom } from '../state/session.ts';
import type { Visit } from '../state/visit.ts';
import { callOf } from '../state/visit-calls.ts';

/** Brings a kept session up to date before it is judged; where that cannot be asked, what is kept counts. */
export async function askFirst(visit: Visit, refresh: Refresh): Promise<void> {
  await refreshSession(visit, callOf(visit), refresh).catch(() => visit.store.set(signInAtom, {}));
}
