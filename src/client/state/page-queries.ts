import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { createQueries, followBrowser } from './queries.ts';
import { sessionAtom } from './session.ts';
import type { Session } from './stored-session.ts';
import type { Visit } from './visit.ts';

/** Milliseconds for which the responses that came with a page are fresh. */
const FRESH = 60_000;

/**
 * Adds the responses with which a page was rendered to the cache. Those of an `owner` were read for that session. All
 * others are a visitor's: if a user is signed in when the returned function is called, they are re-read, because that
 * user may see more.
 */
export function takeQueries(visit: Visit, given: unknown, owner?: Session | null): () => void {
  // In the format of the server's TanStack Query.
  const state = given as DehydratedState;
  const known = visit.queries;
  const queries = known ?? createQueries(visit);
  for (const { queryKey, state: drawn } of state.queries)
    queries.setQueryDefaults(queryKey, {
      // What is read again is as fresh as any other.
      staleTime: ({ state }) => (state.dataUpdateCount > drawn.dataUpdateCount ? 0 : FRESH),
    });
  hydrate(queries, state);
  visit.queries = queries;
  return () => {
    if (!known) followBrowser(visit, queries);
    const session = visit.store.get(sessionAtom);
    // Another tab may have signed somebody else in meanwhile.
    if (owner && session?.user.id !== owner.user.id) queries.clear();
    else if (session && !owner) void queries.invalidateQueries();
  };
}
