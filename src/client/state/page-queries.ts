import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { createQueries, forgetWithSession } from './queries.ts';
import { sessionAtom } from './session.ts';
import type { Visit } from './visit.ts';

/** Milliseconds for which what came with a page is not asked for again. */
const FRESH = 60_000;

/**
 * Takes over the answers that a page was drawn with. They are what everybody may read: whoever turns out to be signed in,
 * when the function that this gives is called, may read more, and asks anew.
 */
export function takeQueries(visit: Visit, given: unknown): () => void {
  // As the server's own TanStack Query wrote it.
  const state = given as DehydratedState;
  const known = visit.queries;
  const queries = known ?? createQueries(visit);
  for (const { queryKey } of state.queries) queries.setQueryDefaults(queryKey, { staleTime: FRESH });
  hydrate(queries, state);
  visit.queries = queries;
  return () => {
    if (!known) forgetWithSession(visit, queries);
    if (visit.store.get(sessionAtom)) void queries.invalidateQueries();
  };
}
