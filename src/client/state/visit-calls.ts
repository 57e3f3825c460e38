import { message } from '../../../generated/messages/page.ts';
import { createCall } from '../api/call.ts';
import type { Call } from '../api/operations.ts';
import { carryToast } from './notify.ts';
import { rememberReturn } from './return-path.ts';
import { sessionAtom } from './session.ts';
import { readSession } from './stored-session.ts';
import type { Visit } from './visit.ts';

/** Returns the call of a visit, which ends the session when the server no longer knows it. */
export function callOf(visit: Visit): Call {
  visit.call ??= createCall({
    token: () => visit.store.get(sessionAtom)?.token ?? null,
    onUnknown: (token) => void endSession(visit, token),
    // Refusals are rare: the code that handles one loads then.
    onForbidden: (token) =>
      void import('./recheck-session.ts').then(
        (late) => late.recheckSession(visit, token),
        () => {},
      ),
  });
  // The types of each operation's parameters and answer exist only in the API's document.
  return visit.call as Call;
}

/**
 * Ends a session that the server no longer knows: its toast is shown on the sign-in page, after a full page load. If
 * several calls fail at once, the first one leaves; drafts stay for the person's return. A session that has changed
 * meanwhile, in another tab too, stays; one that a running call is about to change or end is judged after that call.
 */
async function endSession({ store, sessionChange }: Visit, token: string) {
  await sessionChange;
  if (readSession()?.token !== token) return;
  store.set(sessionAtom, null);
  carryToast('error', message('errors.session'));
  rememberReturn(location.pathname + location.search);
  location.assign('/login');
}
