import { useAtomValue } from 'jotai';
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import {
  type Location,
  NavigationType,
  type RouteObject,
  useLocation,
  useNavigate,
  useNavigationType,
  useRoutes,
} from 'react-router-dom';
import type { Refresh } from '../../../generated/definitions.d.ts';
import { message } from '../../../generated/messages/page.ts';
import { screens } from '../../../generated/screens.ts';
import { guardDefinition } from '../state/guard-definition.ts';
import { RETURN_PARAMETER, rememberReturn, returnIn } from '../state/return-path.ts';
import { routesOf } from '../state/routes.ts';
import { screenNamed } from '../state/screen-named.ts';
import { signInAtom } from '../state/session.ts';
import { useLanguage } from '../state/use-language.ts';
import { useVisit } from '../state/visit.ts';
import { Meter } from '../ui/meter/Meter.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { GuardScreen } from './GuardScreen.tsx';
import { isReady } from './load-screen.ts';
import { Notifications } from './Notifications.tsx';
import { RouteScreen } from './RouteScreen.tsx';
import { resolvedRouteAtom } from './resolved-route.ts';
import { AddressContext, type Arrival, ArrivalContext } from './view.ts';

/** An entry of the browser's history, and how it was reached. */
interface Place {
  location: Location;
  by: Arrival['by'];
}

/**
 * The whole application: the screen of the current address, and toasts. While the next screen loads, the
 * previous one stays; an address that the visitor may not see redirects before any of it is rendered. There
 * is no Suspense boundary here: React hydrates a server-rendered page in one piece, before the browser's own
 * state changes it.
 */
export function App() {
  useLanguage();
  useReturnParameter();
  const asked = usePlace();
  const address = useRef(asked.location);
  address.current = asked.location;
  const resolved = useAtomValue(useMemo(() => resolvedRouteAtom(asked.location), [asked.location]));
  const [allowed, setAllowed] = useState<Place>();
  if ('entry' in resolved && allowed !== asked) setAllowed(asked);
  const shown = useDeferredValue('entry' in resolved ? asked : allowed);
  const loading =
    'refresh' in resolved || ('entry' in resolved && shown !== asked && !isReady(resolved.entry.name));
  return (
    <>
      {loading && shown && (
        <div className="route-progress">
          <Meter underWay value={100} label={message('loading')} />
        </div>
      )}
      <AddressContext value={address}>
        {'circle' in resolved ? <GuardScreen which="error" /> : shown && <ShownScreen place={shown} />}
      </AddressContext>
      {'url' in resolved && (
        <Lead
          key={asked.location.key}
          to={resolved.url}
          // A session that ends while a page is shown was ended on purpose: no return address is needed.
          from={
            resolved.remember && allowed?.location.key !== asked.location.key ? asked.location : undefined
          }
        />
      )}
      {'refresh' in resolved && <AskFirst refresh={resolved.refresh} />}
      <Notifications />
    </>
  );
}

/** Moves the address to return to, if the current one says so, from the query string into storage. */
function useReturnParameter() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!query.has(RETURN_PARAMETER)) return;
    const path = returnIn(search);
    if (path !== null) rememberReturn(path);
    query.delete(RETURN_PARAMETER);
    void navigate({ pathname, search: String(query) }, { replace: true });
  }, [pathname, search, navigate]);
}

const arrivals = {
  [NavigationType.Pop]: 'back',
  [NavigationType.Push]: 'push',
  [NavigationType.Replace]: 'replace',
} as const;

function usePlace(): Place {
  const location = useLocation();
  const type = useNavigationType();
  const [first] = useState(location);
  return useMemo(
    () => ({ location, by: location === first ? 'load' : arrivals[type] }),
    [location, type, first],
  );
}

/** Redirects to another address. `from`: where to return after signing in. */
function Lead({ to, from }: { to: string; from?: Location }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (from) rememberReturn(from.pathname + from.search);
    void navigate(to, { replace: true });
  }, [navigate, to, from]);
  return null;
}

/** Refreshes the session; the guard then decides again. */
function AskFirst({ refresh }: { refresh: Refresh }) {
  const visit = useVisit();
  useEffect(() => {
    void import('./ask-first.ts')
      .then(({ askFirst }) => askFirst(visit, refresh))
      .catch(() => visit.store.set(signInAtom, {}));
  }, [visit, refresh]);
  return null;
}

const routes: RouteObject[] = [
  ...routesOf(screens).flatMap(({ handle, ...route }) =>
    'redirect' in handle
      ? []
      : { ...route, element: <RouteScreen entry={handle.entry} fixed={handle.fixed} /> },
  ),
  { path: '*', element: <RouteScreen entry={screenNamed(guardDefinition.notFound)} fixed={{}} /> },
];

/** The screen at a place, whoever may see it. */
export const ShownScreen = memo(function ShownScreen({ place }: { place: Place }) {
  const [scrolls] = useState(() => new Map<string, number>());
  const arrival = useMemo((): Arrival => ({ by: place.by, scrolls }), [place, scrolls]);
  const screen = useRoutes(routes, place.location);
  return (
    <ArrivalContext value={arrival}>
      <CrashBoundary
        resetKey={place.location.key}
        fallback={(crash) => <GuardScreen which="error" error={crash} />}
      >
        {screen}
      </CrashBoundary>
    </ArrivalContext>
  );
});
