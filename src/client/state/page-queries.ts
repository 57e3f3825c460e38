import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { createQueries, followBrowser } from './queries.ts';
import { sessionAtom } from './session.ts';
import type { Visit } from './visit.ts';

/** Milliseconds for which the responses that came with a page are fresh. */
const FRESH = 60_000;

/**
 * Adds the responses with which a page was rendered to the cache. They are a visitor's: if a user is signed
 * in when the returned function is called, they are re-read, because that user may see more.
 */
export function takeQueries(visit: Visit, given: unknown): () => void {
  // In the format of the server's TanStack Query.
  const state = given as DehydratedState;
  const known = visit.queries;
  const queries = known ?? createQueries(visit);
  for (const { queryKey } of state.queries) queries.setQueryDefaults(queryKey, { staleTime: FRESH });
  hydrate(queries, state);
  visit.queries = queries;
  return () => {
    if (!known) followBrowser(visit, queries);
    if (visit.store.get(sessionAtom)) void queries.invalidateQueries();
  };
}
