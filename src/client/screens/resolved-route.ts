import { type Atom, atom } from 'jotai';
import type { Location } from 'react-router-dom';
import type { Refresh } from '../../../generated/definitions.d.ts';
import { type ScreenEntry, screens } from '../../../generated/screens.ts';
import { decide } from '../state/guard.ts';
import { guardDefinition } from '../state/guard-definition.ts';
import { fillPath, matchScreen } from '../state/routes.ts';
import { isFreshAtom, sessionAtom } from '../state/session.ts';
import { screenNamed } from './load-screen.ts';

/** What a place comes to: its screen, or another place. `remember`: come back here after signing in. */
export type ResolvedRoute =
  | { entry: ScreenEntry }
  | { url: string; remember: boolean }
  /** Not known before this was asked. */
  | { refresh: Refresh };

/** What a place comes to for who is signed in; another session may lead elsewhere. */
export const resolvedRouteAtom = ({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): Atom<ResolvedRoute> => {
  const match = matchScreen(screens, pathname) ?? { entry: screenNamed(guardDefinition.notFound) };
  return atom((get): ResolvedRoute => {
    if ('redirect' in match) return { url: match.redirect + search, remember: false };
    const decision = decide(match.entry, get(sessionAtom), guardDefinition, get(isFreshAtom), search);
    if (decision.show) return match;
    if ('refresh' in decision) return decision;
    return { url: fillPath(screenNamed(decision.screen).path, {}), remember: decision.remember };
  });
};
