import { notifyManager, QueryCache, QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { atom } from 'jotai';
import { ApiError, isNotFound } from '../api/api-error.ts';
import { knownCalls } from '../api/known-calls.ts';
import { type Envelope, splitParams } from '../api/operations.ts';
import { staleReads } from '../api/stale-reads.ts';
import type { ById } from './gathered-reads.ts';
import { reportFailure } from './report-failure.ts';
import { isLeavingAtom, sessionAtom } from './session.ts';
import { useVisit, type Visit } from './visit.ts';
import { callOf } from './visit-calls.ts';

type Params = Readonly<Record<string, unknown>>;

declare module '@tanstack/react-query' {
  interface Register {
    /** The operationId and its parameters. */
    queryKey: readonly [operation: string, params?: Params];
    queryMeta: {
      /** Message keys for a failure, the first that applies ("server" is the response's own message). */
      failure?: string | string[];
      /**
       * Set when the address names the record: a 404 then means that it does not exist, and is not a failure.
       */
      isNamedByAddress?: boolean;
      /** Set when a failure need not be reported: the page stays as written. */
      isQuiet?: boolean;
      /** Set for rows that are read by their ids, together with those that others ask for. */
      by?: ById;
    };
  }
}

const TRIES = 2;

/** Each query's last failure: TanStack Query forgets the error of a query without data once it is retried. */
const lastFailures = new WeakMap<object, Error>();

export const lastFailureOf = (queries: QueryClient, queryKey: QueryKey): Error | undefined =>
  lastFailures.get(queries.getQueryCache().find({ queryKey })!);

/** A GET operation as a query, cached under its operationId and parameters. */
export const operationQuery = (
  operation: string,
  params: Params = {},
  failure?: string | string[],
  isNamedByAddress = false,
) => queryOptions<Envelope>({ queryKey: [operation, params], meta: { failure, isNamedByAddress } });

export function queriesOf(visit: Visit): QueryClient {
  if (!visit.queries) {
    visit.queries = createQueries(visit);
    followBrowser(visit, visit.queries);
  }
  return visit.queries;
}

export const useVisitQueries = () => queriesOf(useVisit());

/**
 * Creates a query client for a visit without sign-in or sign-out, as on a server; `queriesOf` creates the
 * browser's.
 */
export function createQueries(visit: Visit): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const { meta } = query;
        lastFailures.set(query, error);
        if (!meta?.isQuiet && !(isNotFound(error) && meta?.isNamedByAddress))
          reportFailure(visit, error, meta?.failure);
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey: [operation, params = {}], signal }) =>
          callOf(visit)(operation, { ...splitParams(operation, params), signal }),
        // The call itself detects a missing network; the block then reports it and offers a retry.
        networkMode: 'always',
        // What a user reads or types must not change on returning to the tab; lookups may override this.
        refetchOnWindowFocus: false,
        // Reads that failed offline are repeated once there is a network again.
        refetchOnReconnect: ({ state }) => state.status === 'error',
        retry: (count, error) => error instanceof ApiError && error.transient && count < TRIES,
      },
    },
  });
}

const personAtom = atom((get) => get(sessionAtom)?.user.id);

/**
 * Connects a client to its browser tab: focus, the network, and the session. Another user's responses are
 * dropped so that they never show, whichever tab signed in or out.
 */
export function followBrowser({ store }: Visit, queries: QueryClient) {
  queries.mount();
  store.sub(personAtom, () => {
    void queries.cancelQueries();
    // After a sign-out the page is about to be left; for another user its data is re-read.
    if (store.get(personAtom) === undefined) queries.clear();
    else if (store.get(isLeavingAtom)) {
      // The screen being left may show something used up by the sign-in, such as an invitation.
      queries.removeQueries({ type: 'inactive' });
      void queries.invalidateQueries({ refetchType: 'none' });
    } else void queries.resetQueries();
  });
}

/** Invalidates what a call may have changed: mounted data is re-read at once, the rest when it is needed. */
export function invalidateReads(visit: Visit, changed: string): Promise<unknown> {
  const reads = staleReads(changed, knownCalls).map((id) =>
    queriesOf(visit).invalidateQueries({ queryKey: [id] }),
  );
  const drawn = Promise.all([visit.rereads, ...reads]).then(
    // TanStack Query notifies renderers shortly after responses arrive.
    () => new Promise<void>((done) => notifyManager.schedule(done)),
  );
  visit.rereads = drawn;
  return drawn.then(() => {
    if (visit.rereads === drawn) visit.rereads = undefined;
  });
}
