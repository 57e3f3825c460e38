import { type Atom, atom } from 'jotai';
import type { Location } from 'react-router-dom';
import type { Refresh } from '../../../generated/definitions.d.ts';
import { type ScreenEntry, screens } from '../../../generated/screens.ts';
import { decide } from '../state/guard.ts';
import { guardDefinition } from '../state/guard-definition.ts';
import { fillPath, matchScreen } from '../state/routes.ts';
import { isFreshAtom, sessionAtom } from '../state/session.ts';
import { screenNamed } from './load-screen.ts';

/** What an address leads to: its screen, or another address. `remember`: return here after signing in. */
export type ResolvedRoute =
  | { entry: ScreenEntry }
  | { url: string; remember: boolean }
  /** The session must be refreshed before it is known. */
  | { refresh: Refresh };

/** Returns what an address leads to for the current session. */
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
