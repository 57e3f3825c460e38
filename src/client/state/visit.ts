import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { createContext, useContext } from 'react';
import type { Clock } from '../../language/run/value/clock.ts';
import type { NamedCall } from '../api/operations.ts';

/**
 * State that belongs to one visit, not to the process: one for each browser tab, and one for each page
 * rendered on a server, where many visits share the same modules concurrently.
 */
export interface Visit {
  /** Holds the visit's state: session, preferences, drafts, open dialogs. */
  store: ReturnType<typeof createStore>;
  /** The clock for dates; absent parts are the machine's own. */
  clock: Clock;
  /** Makes the visit's calls; absent until the first one, unless it was passed in. */
  call?: NamedCall;
  /**
   * The cached responses; absent until they are first needed, so that a page without data does not load the
   * code.
   */
  queries?: QueryClient;
  /** Settles with the pending call that signs in or out. */
  sessionChange?: Promise<unknown>;
  /**
   * Settles when mounted data that a call has invalidated has been re-read; absent while nothing is being
   * re-read.
   */
  rereads?: Promise<unknown>;
  /** Settles once it is known whether the stored session is still valid. */
  recheck?: Promise<unknown>;
}

export const VisitContext = createContext<Visit | null>(null);

export function useVisit(): Visit {
  const visit = useContext(VisitContext);
  if (!visit) throw new Error('Nothing is drawn outside of a visit');
  return visit;
}
