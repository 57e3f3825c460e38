import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { createQueries, followBrowser } from './queries.ts';
import { sessionAtom } from './session.ts';
import type { Visit } from './visit.ts';

/** Milliseconds for which the answers that came with a page are not read again. */
const FRESH = 60_000;

/**
 * Takes over the answers with which a page was drawn. They are a visitor's: if somebody is signed in when the returned
 * function is called, that person may see more, and they are read again.
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
