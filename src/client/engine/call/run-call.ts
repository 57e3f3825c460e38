import { parsePath } from 'react-router-dom';
import type { CallAction } from '../../../../generated/definitions.d.ts';
import { decide } from '../../../language/run/screen/guard.ts';
import { type Scope, template } from '../../../language/run/value/value-path.ts';
import { operationOf, splitParams } from '../../api/operations.ts';
import { dropDraftsOf } from '../../state/drafts.ts';
import { carryToast, notify } from '../../state/notify.ts';
import { prefsAtom } from '../../state/prefs.ts';
import { invalidateReads, queriesOf } from '../../state/queries.ts';
import { reportFailure } from '../../state/report-failure.ts';
import { takeReturn } from '../../state/return-path.ts';
import { matchScreen, type ScreenEntry } from '../../state/routes.ts';
import { isLeavingAtom, sessionAtom, signInAtom } from '../../state/session.ts';
import { writeSession } from '../../state/stored-session.ts';
import type { Visit } from '../../state/visit.ts';
import { callOf } from '../../state/visit-calls.ts';
import type { Destination } from '../link/target.ts';
import type { ScreenContextValue } from '../screen-context.ts';
import { type Effects, type Outcome, performCall } from './perform-call.ts';
import type { Submission } from './submission.ts';

/** Performs a screen's call with its real effects. */
export function runCall(
  action: CallAction,
  scope: Scope,
  visit: Visit,
  screen: ScreenContextValue,
  close: (() => Promise<void>) | undefined,
  submission?: Submission,
): Promise<Outcome> {
  const { session, to } = action.success ?? {};
  // A sign-out navigates by full page load: the screen would re-read everything without a session.
  const reloads = session === null && to !== undefined;
  let isLeft = false;
  const effects: Effects = {
    call: callOf(visit),
    splitParams,
    confirm: (question) =>
      screen.confirm(question, action.tone, template(action.confirm_label ?? action.label ?? '', scope)),
    // Loaded only by users of passkeys.
    credential: async (options) => {
      const { browserCredential } = await import('./browser-credential.ts');
      return browserCredential(options);
    },
    // Loaded only when a file is saved.
    save: async (file, operation) => {
      const { saveBlob } = await import('../../api/private-file.ts');
      saveBlob(file, file instanceof File ? file.name : operationOf(operation).path.split('/').at(-1)!);
    },
    // What is gone cannot be looked at again, so its message stays as long as any but a success.
    say: (text) => {
      const kind = action.tone === 'danger' ? 'blank' : 'success';
      if (reloads) carryToast(kind, text);
      else void notify(visit, kind, text);
    },
    reportFailure: (error, screenMessages) => reportFailure(visit, error, screenMessages),
    signIn: (answered) => {
      const { id } = Object(answered.user) as { id?: unknown };
      isLeft = to !== undefined && visit.store.get(sessionAtom)?.user.id !== id;
      visit.store.set(isLeavingAtom, isLeft);
      visit.store.set(signInAtom, answered);
      visit.store.set(isLeavingAtom, false);
    },
    signOut: () => {
      isLeft = reloads;
      return signOut(visit, reloads);
    },
    // A screen that is being left after a sign-in or sign-out has nothing to re-read.
    invalidateReads: (operation) => isLeft || void invalidateReads(visit, operation),
    remember: (prefs) => visit.store.set(prefsAtom, prefs),
    setQuery: (values) => screen.setQuery(values),
    close: async () => close?.(),
    // Loaded only when somebody else was faster.
    newest: async (...about) => {
      const [module] = await Promise.all([import('./newest-record.ts').catch(() => null), visit.rereads]);
      return module?.newestRecord(queriesOf(visit), ...about);
    },
    leave: (destinations) => leave(destinations, visit, screen, reloads),
  };
  const outcome = performCall(
    action,
    scope,
    { screens: screen.screens, labels: screen.definitions.labels },
    effects,
    submission,
  );
  if (session !== undefined) visit.sessionChange = outcome;
  return outcome;
}

/** Ends the session; before a full page load the shown page keeps it. */
async function signOut({ store }: Visit, reloads: boolean) {
  const session = store.get(sessionAtom);
  const dropped = session && dropDraftsOf(session.user.id);
  if (reloads) writeSession(null);
  else store.set(sessionAtom, null);
  await dropped;
}

/**
 * Navigates to the first destination that applies; to the page requested before signing in only if the user
 * may see it.
 */
function leave(to: readonly Destination[], visit: Visit, screen: ScreenContextValue, reloads: boolean) {
  for (const destination of to) {
    const url =
      'url' in destination
        ? destination.url
        : 'return' in destination
          ? allowedReturn(visit, screen)
          : undefined;
    if (url !== undefined) return reloads ? location.assign(url) : screen.navigation.go(url);
    if ('back' in destination) return screen.navigation.back();
  }
}

function allowedReturn({ store }: Visit, { screens, guard }: ScreenContextValue): string | undefined {
  const url = takeReturn();
  const match = url === null ? undefined : matchScreen<ScreenEntry>(screens, parsePath(url).pathname ?? '/');
  if (!match || 'redirect' in match) return undefined;
  const decision = decide(match.entry, store.get(sessionAtom), guard);
  // A required step (a profile, a code) returns to the page afterwards, so its address is kept.
  const isAllowed = decision.show || 'refresh' in decision || decision.remember;
  return isAllowed ? url! : undefined;
}
