import { useEffect, useMemo, useState } from 'react';
import { type ScreenEntry, screens } from '../../../generated/screens.ts';
import guard from '../../../schemas/guard.json' with { type: 'json' };
import { rememberReturn } from '../api/return-path.ts';
import type { Session } from '../api/session-store.ts';
import { decide, type Guard } from '../state/guard.ts';
import { navigate, type Place, usePlace } from '../state/location.ts';
import { fillPath, matchRoute, type Params } from '../state/routes.ts';
import { useSession } from '../state/session.ts';
import { loadScreen, readyScreen, screenNamed } from './load-screen.ts';
import type { LoadedScreen, View } from './view.ts';

export const theGuard = guard as unknown as Guard;

type Goal = { entry: ScreenEntry; params: Params; fixed: View['fixed'] } | { url: string; remember: boolean };

/**
 * The view of the present place. While the next screen loads the last one stays; a place that the visitor may not see
 * leads elsewhere.
 */
export function useRoute(): { view?: View; error?: unknown; loading: boolean } {
  const place = usePlace();
  const session = useSession();
  const goal = useMemo(() => goalOf(place, session), [place, session]);
  const [last, setLast] = useState<View>();
  const [failure, setFailure] = useState<{ key: string; error: unknown }>();

  const known = 'entry' in goal ? readyScreen(goal.entry.name) : undefined;
  const view =
    known && 'entry' in goal ? { loaded: known, place, params: goal.params, fixed: goal.fixed } : last;

  useEffect(() => {
    if ('url' in goal) {
      // A session that ends under a page that is shown was ended on purpose: no need to come back.
      if (goal.remember && last?.place.key !== place.key) rememberReturn(place.path + place.search);
      navigate(goal.url, { replace: true });
      return;
    }
    let current = true;
    const show = (loaded: LoadedScreen) => {
      if (current) setLast({ loaded, place, params: goal.params, fixed: goal.fixed });
    };
    loadScreen(goal.entry).then(show, (error: unknown) => {
      if (current) setFailure({ key: place.key, error });
    });
    return () => {
      current = false;
    };
  }, [goal, place, last?.place.key]);

  const error = failure?.key === place.key ? failure.error : undefined;
  return { view, error, loading: !known };
}

function goalOf(place: Place, session: Session | null): Goal {
  const match = matchRoute(screens, place.path) ?? {
    entry: screenNamed(theGuard.notFound),
    params: {},
    fixed: {},
  };
  if ('redirect' in match) return { url: match.redirect + place.search, remember: false };
  const decision = decide(match.entry, session, theGuard);
  if (decision.show) return match;
  return { url: fillPath(screenNamed(decision.screen).path, {}), remember: decision.remember };
}
