import { QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { call, operationOf } from './call.ts';
import { reportFailure } from './report-failure.ts';
import { readSession, subscribeSession } from './session-store.ts';

type Params = Readonly<Record<string, unknown>>;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Message keys, the first that applies: what the screen itself says when this fails ("server": the answer's words). */
      failure?: string | string[];
    };
  }
}

const TRIES = 2;

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => reportFailure(error, query.meta?.failure),
  }),
  defaultOptions: {
    queries: {
      // Whether there is a network, the call itself finds out; then the block says so and offers to try again.
      networkMode: 'always',
      retry: (count, error) => error instanceof ApiError && error.transient && count < TRIES,
    },
  },
});

let watching = false;

/** Another person's answers must not show, even for a moment, whichever tab signed in or out. */
function forgetWithSession() {
  if (watching) return;
  watching = true;
  let person = readSession()?.user.id;
  subscribeSession(() => {
    const now = readSession()?.user.id;
    if (now === person) return;
    person = now;
    void queryClient.cancelQueries();
    // Without anybody, what shows is about to leave; for somebody else it asks anew.
    if (now === undefined) queryClient.clear();
    else void queryClient.resetQueries();
  });
}

/** An answer of a GET operation as a query, cached under its operationId and parameters. */
export function operationQuery(operation: string, params: Params = {}, failure?: string | string[]) {
  forgetWithSession();
  return queryOptions({
    queryKey: [operation, params] as const,
    queryFn: ({ signal }) => call(operation, { ...placed(operation, params), signal }),
    meta: { failure },
  });
}

/** Parameters sorted into those of the path and those of the query string. */
export function placed(operation: string, params: Params) {
  const { path } = operationOf(operation);
  const inPath = (name: string) => path.includes(`{${name}}`);
  const pick = (wanted: boolean) =>
    Object.fromEntries(
      Object.entries(params).filter(
        ([name, value]) => inPath(name) === wanted && value !== undefined && value !== null,
      ),
    );
  return { path: pick(true), query: pick(false) };
}

/** Asks again what these operations answered before: at once where it shows, else when it is wanted next. */
export const markStale = (operations: readonly string[]) =>
  Promise.all(operations.map((operation) => queryClient.invalidateQueries({ queryKey: [operation] })));
