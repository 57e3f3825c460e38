import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { createContext, useContext } from 'react';
import type { Clock } from '../../language/run/value/clock.ts';
import type { NamedCall } from '../api/operations.ts';

/**
 * What belongs to one visit and not to the program: one for each browser tab, and one for each page that is drawn on a
 * server, where many visits share the same modules at the same time.
 */
export interface Visit {
  /** Holds the visit's state: session, preferences, drafts, open dialogs. */
  store: ReturnType<typeof createStore>;
  /** By which clock dates are told; what is absent is the machine's own. */
  clock: Clock;
  /** Makes the visit's calls; absent until the first one, unless it was handed in. */
  call?: NamedCall;
  /** What was answered; absent until it is first wanted, so that a page without data need not load it. */
  queries?: QueryClient;
  /** Settles with the call under way that signs in or out. */
  sessionChange?: Promise<unknown>;
  /** Settles once it is known whether what the visit keeps of its session is still so. */
  recheck?: Promise<unknown>;
}

export const VisitContext = createContext<Visit | null>(null);

export function useVisit(): Visit {
  const visit = useContext(VisitContext);
  if (!visit) throw new Error('Nothing is drawn outside of a visit');
  return visit;
}
