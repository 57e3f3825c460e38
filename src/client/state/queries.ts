import { QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import { atom } from 'jotai';
import { calls } from '../../../generated/calls.ts';
import { ApiError, isNotFound } from '../api/api-error.ts';
import { type Envelope, splitParams } from '../api/operations.ts';
import { staleReads } from '../api/stale-reads.ts';
import { reportFailure } from './report-failure.ts';
import { sessionAtom } from './session.ts';
import { useVisit, type Visit } from './visit.ts';
import { callOf } from './visit-calls.ts';

type Params = Readonly<Record<string, unknown>>;

declare module '@tanstack/react-query' {
  interface Register {
    /** The operationId and its parameters. */
    queryKey: readonly [operation: string, params?: Params];
    queryMeta: {
      /** Message keys, the first that applies: what the screen itself says when this fails ("server": the answer's words). */
      failure?: string | string[];
      /** A 404 is no failure of the call: the screen says that what it is about does not exist. */
      isNamedByAddress?: boolean;
      /** Without its answer the page stays as it is written: nobody needs to be told. */
      isQuiet?: boolean;
    };
  }
}

const TRIES = 2;

/** An answer of a GET operation as a query, cached under its operationId and parameters. */
export const operationQuery = (
  operation: string,
  params: Params = {},
  failure?: string | string[],
  isNamedByAddress = false,
) => queryOptions<Envelope>({ queryKey: [operation, params], meta: { failure, isNamedByAddress } });

/** What a visit asked and was answered. */
export function queriesOf(visit: Visit): QueryClient {
  if (!visit.queries) {
    visit.queries = createQueries(visit);
    forgetWithSession(visit, visit.queries);
  }
  return visit.queries;
}

export const useVisitQueries = () => queriesOf(useVisit());

/** For a visit in which nobody signs in or out, as on a server; `queriesOf` makes the browser's. */
export function createQueries(visit: Visit): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (!meta?.isQuiet && !(isNotFound(error) && meta?.isNamedByAddress))
          reportFailure(visit, error, meta?.failure);
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey: [operation, params = {}], signal }) =>
          callOf(visit)(operation, { ...splitParams(operation, params), signal }),
        // Whether there is a network, the call itself finds out; then the block says so and offers to try again.
        networkMode: 'always',
        // What did not come for want of one is asked for once there is one again.
        refetchOnReconnect: true,
        retry: (count, error) => error instanceof ApiError && error.transient && count < TRIES,
      },
    },
  });
}

const personAtom = atom((get) => get(sessionAtom)?.user.id);

/** Another person's answers must not show, even for a moment, whichever tab signed in or out. */
export function forgetWithSession({ store }: Visit, queries: QueryClient) {
  store.sub(personAtom, () => {
    void queries.cancelQueries();
    // After a sign-out the page is about to be left; for another person what it shows is asked for again.
    if (store.get(personAtom) === undefined) queries.clear();
    else void queries.resetQueries();
  });
}

/** Asks again whatever a call may have changed: at once where it shows, else when it is wanted next. */
export const invalidateReads = (visit: Visit, changed: string) =>
  Promise.all(staleReads(changed, calls).map((id) => queriesOf(visit).invalidateQueries({ queryKey: [id] })));
