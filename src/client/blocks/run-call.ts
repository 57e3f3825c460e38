import type { CallAction } from '../../../generated/definitions.d.ts';
import type { Scope } from '../../shared/value-path.ts';
import { call } from '../api/call.ts';
import { notify } from '../api/notify.ts';
import { markStale, placed } from '../api/query.ts';
import { reportFailure } from '../api/report-failure.ts';
import { takeReturn } from '../api/return-path.ts';
import { clearSession, readSession, type SessionUser, storeSession } from '../api/session-store.ts';
import { dropDraftsOf } from '../state/drafts.ts';
import { decide } from '../state/guard.ts';
import { goBack, navigate } from '../state/location.ts';
import { rememberPrefs } from '../state/prefs.ts';
import { matchRoute, type ScreenEntry } from '../state/routes.ts';
import { type Effects, type Outcome, performCall } from './perform-call.ts';
import type { Submission } from './submission.ts';
import type { Stage } from './surroundings.ts';
import type { Destination } from './target.ts';

/** Performs a call of a screen with its real effects. */
export function runCall(
  action: CallAction,
  scope: Scope,
  stage: Stage,
  close: (() => Promise<void>) | undefined,
  submission?: Submission,
): Promise<Outcome> {
  const effects: Effects = {
    call,
    placed,
    confirm: (text) => stage.confirm(text, action.tone, action.label ?? ''),
    say: (text) => void notify('success', text),
    reportFailure,
    message: stage.words,
    signIn,
    signOut,
    markStale: (operations) => void markStale(operations),
    remember: rememberPrefs,
    close: async () => close?.(),
    leave: (to) => leave(to, stage),
  };
  return performCall(
    action,
    scope,
    { screens: stage.screens, maps: stage.definitions.maps },
    effects,
    submission,
  );
}

function signIn({ token, user }: { token?: unknown; user?: unknown }) {
  const before = readSession();
  const next = {
    token: typeof token === 'string' ? token : before?.token,
    user: (user ?? before?.user) as SessionUser | undefined,
  };
  if (next.token !== undefined && next.user !== undefined)
    storeSession({ token: next.token, user: next.user });
}

function signOut() {
  const session = readSession();
  clearSession();
  if (session) void dropDraftsOf(session.user.id);
}

/** Goes to the first destination that applies; the page first asked for only if the person may see it. */
function leave(to: readonly Destination[], stage: Stage) {
  for (const destination of to) {
    const url =
      'url' in destination ? destination.url : 'return' in destination ? allowedReturn(stage) : undefined;
    if (url !== undefined) return navigate(url);
    if ('back' in destination) return goBack();
  }
}

function allowedReturn({ screens, guard }: Stage): string | undefined {
  const url = takeReturn();
  const match =
    url === null ? undefined : matchRoute<ScreenEntry>(screens, new URL(url, location.origin).pathname);
  if (!match || 'redirect' in match) return undefined;
  return decide(match.entry, readSession(), guard).show ? url! : undefined;
}
