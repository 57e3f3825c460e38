import { message } from '../../../generated/messages/page.ts';
import { createCall } from '../api/call.ts';
import type { Call } from '../api/operations.ts';
import { carryToast } from './notify.ts';
import { rememberReturn } from './return-path.ts';
import { sessionAtom } from './session.ts';
import { readSession } from './stored-session.ts';
import type { Visit } from './visit.ts';

/** The calls of a visit, which end its session when the server does. */
export function callOf(visit: Visit): Call {
  visit.call ??= createCall({
    token: () => visit.store.get(sessionAtom)?.token ?? null,
    onUnknown: (token) => void endSession(visit, token),
    // Refusals are rare: what follows from one loads then.
    onForbidden: (token) =>
      void import('./recheck-session.ts').then(
        (late) => late.recheckSession(visit, token),
        () => {},
      ),
  });
  // What one operation takes and gives is in the document's types alone.
  return visit.call as Call;
}

/**
 * Ends a session that the server no longer knows: its toast is carried over a full page load to the sign-in page. Several
 * calls may fail at once; the first one leaves, and drafts stay for when the person is back. A session that has changed
 * meanwhile, in another tab too, stays; one that a call is about to change or to end is judged when that is done.
 */
async function endSession({ store, sessionChange }: Visit, token: string) {
  await sessionChange;
  if (readSession()?.token !== token) return;
  store.set(sessionAtom, null);
  carryToast('error', message('errors.session'));
  rememberReturn(location.pathname + location.search);
  location.assign('/login');
}
