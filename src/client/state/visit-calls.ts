import { message } from '../../../generated/messages/page.ts';
import { EARLY_FETCH } from '../../language/run/screen/drawn-page.ts';
import { createCall } from '../api/call.ts';
import type { Call } from '../api/operations.ts';
import { guardDefinition } from './guard-definition.ts';
import { carryToast } from './notify.ts';
import { readPrefs } from './prefs.ts';
import { rememberReturn } from './return-path.ts';
import { screenNamed } from './screen-named.ts';
import { sessionAtom } from './session.ts';
import { readSession } from './stored-session.ts';
import type { Visit } from './visit.ts';

type EarlyFetch = { [EARLY_FETCH]?: (request: Request) => Promise<Response> };

/** Returns a visit's call function, which ends the session when the server no longer accepts its token. */
export function callOf(visit: Visit): Call {
  visit.call ??= createCall({
    fetch: (globalThis as EarlyFetch)[EARLY_FETCH],
    token: () => visit.store.get(sessionAtom)?.token ?? null,
    chosen: readPrefs().chosen as string | undefined,
    onUnknown: (token) => void endSession(visit, token),
    // Refusals are rare, so their code loads on demand.
    onForbidden: (token) =>
      void import('./recheck-session.ts').then(
        (late) => late.recheckSession(visit, token),
        () => {},
      ),
  });
  // The types of each operation's parameters and response exist only in the OpenAPI document.
  return visit.call as Call;
}

/**
 * Ends a session that the server no longer accepts: the sign-in page shows the toast, after a full page
 * load. If several calls fail at once, the first one redirects; drafts are kept for the user's return. A
 * session that has changed in the meantime, even in another tab, is kept; while a call that signs in or out
 * is pending, the decision waits for it.
 */
async function endSession({ store, sessionChange }: Visit, token: string) {
  await sessionChange;
  if (readSession()?.token !== token) return;
  store.set(sessionAtom, null);
  carryToast('error', message('errors.session'));
  rememberReturn(location.pathname + location.search);
  location.assign(screenNamed(guardDefinition.signIn).path);
}
