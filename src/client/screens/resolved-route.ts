import { type Atom, atom } from 'jotai';
import type { Location } from 'react-router-dom';
import type { Refresh } from '../../../generated/definitions.d.ts';
import { type ScreenEntry, screens } from '../../../generated/screens.ts';
import { circleFrom, decide } from '../../language/run/screen/guard.ts';
import { guardDefinition } from '../state/guard-definition.ts';
import { fillPath, matchScreen } from '../state/routes.ts';
import { screenNamed } from '../state/screen-named.ts';
import { isFreshAtom, sessionAtom } from '../state/session.ts';

/** What an address resolves to: its screen, or another address. `remember`: return here after signing in. */
export type ResolvedRoute =
  | { entry: ScreenEntry }
  | { url: string; remember: boolean }
  /** Screens that redirect to each other and show nothing. */
  | { circle: readonly string[] }
  /** The session must be refreshed first. */
  | { refresh: Refresh };

/** Returns what an address resolves to for the current session. */
export const resolvedRouteAtom = ({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): Atom<ResolvedRoute> => {
  const match = matchScreen(screens, pathname) ?? { entry: screenNamed(guardDefinition.notFound) };
  return atom((get): ResolvedRoute => {
    if ('redirect' in match) return { url: match.redirect + search, remember: false };
    const session = get(sessionAtom);
    const decision = decide(match.entry, session, guardDefinition, get(isFreshAtom), search);
    if (decision.show) return match;
    if ('refresh' in decision) return decision;
    const circle = circleFrom(decision.screen, screenNamed, session, guardDefinition);
    if (circle.length) return { circle };
    return { url: fillPath(screenNamed(decision.screen).path, {}), remember: decision.remember };
  });
};
