import type { QueryClient } from '@tanstack/react-query';
import { withNames } from '../../language/run/value/scope.ts';
import { pathsOf, type Scope } from '../../language/run/value/value-path.ts';
import { ApiError, isNotFound } from '../api/api-error.ts';
import type { NamedCall } from '../api/operations.ts';
import { type Envelope, splitParams } from '../api/operations.ts';
import { withMeta } from '../state/answer-value.ts';
import { gatherReads } from '../state/gathered-reads.ts';
import { operationQuery } from '../state/queries.ts';
import { chain, type Source, type Sources } from '../state/source-order.ts';
import { ask, isNamedByAddress, type Loaded } from '../state/sources.ts';

/** Why a page cannot be rendered: its record does not exist (any more), or its data could not be read. */
export class MissingData extends Error {
  readonly status: 400 | 404 | 410 | 503;

  constructor(cause: unknown, source: Source) {
    super(`${source.operation} has not answered`, { cause });
    this.status = cause instanceof ApiError ? statusOf(cause.status, source) : 503;
  }
}

function statusOf(status: number, source: Source): MissingData['status'] {
  if (isNamedByAddress(source)) return statusFor(status);
  // A damaged query string (a truncated link) is the visitor's error, not the server's.
  return status === 400 && isAskedByAddress(source) ? 400 : 503;
}

const isAskedByAddress = ({ params }: Source) =>
  (typeof params === 'object' ? Object.values(params) : [params]).some((from) =>
    pathsOf(from).some((path) => path === 'query' || path.startsWith('query.')),
  );

/** An invalid id is treated as not found. */
const statusFor = (status: number) => (status === 410 ? 410 : status === 404 || status === 400 ? 404 : 503);

/**
 * Reads data in the order in which the browser would (`useSources`), and caches the responses for rendering.
 *
 * @throws MissingData
 */
export async function fetchSources(
  sources: Sources,
  scope: Scope,
  queries: QueryClient,
  call: NamedCall,
): Promise<Scope> {
  let before: Loaded = { values: {}, states: {} };
  for (const names of chain(sources)) {
    const inReach = withNames(scope, before.values);
    const link = await Promise.all(
      names.map(async (name) => {
        const source = sources[name]!;
        const { params, state } = ask(source, inReach, before);
        if (state) return { name, state };
        const answer = await answerOf(source, params, call);
        if (!answer) return { name, state: { status: 'off' as const } };
        queries.setQueryData(operationQuery(source.operation, params).queryKey, answer);
        return { name, state: { status: 'ready' as const, refreshing: false }, answer };
      }),
    );
    const values = link.flatMap(({ name, answer }) => (answer ? [[name, withMeta(answer)] as const] : []));
    before = {
      values: { ...before.values, ...Object.fromEntries(values) },
      states: { ...before.states, ...Object.fromEntries(link.map(({ name, state }) => [name, state])) },
    };
  }
  return before.values;
}

/** Resolves to undefined if the source is optional and does not exist. */
const answerOf = (
  source: Source,
  params: Readonly<Record<string, unknown>>,
  call: NamedCall,
): Promise<Envelope | undefined> =>
  call(source.operation, splitParams(source.operation, params)).catch((error: unknown) => {
    if (source.optional && isNotFound(error)) return undefined;
    throw new MissingData(error, source);
  });

/**
 * Reads what a rendering requested beside the screen's data, such as a lookup's labels or a filter's
 * choices; failures are left to the browser.
 *
 * @returns whether anything was read, so that rendering again shows more
 */
export async function fetchMissing(queries: QueryClient, call: NamedCall): Promise<boolean> {
  const gathered = gatherReads(call);
  const came = await Promise.all(
    missingIn(queries).map(async ({ queryKey, meta }) => {
      const [operation, params = {}] = queryKey;
      const reading = meta?.by
        ? gathered(operation, params, meta.by)
        : call(operation, splitParams(operation, params));
      const answer = await reading.catch(() => undefined);
      if (answer) queries.setQueryData(queryKey, answer);
      return answer !== undefined;
    }),
  );
  return came.includes(true);
}

/** The reads that a rendering has asked for and not had. */
export const missingIn = (queries: QueryClient) =>
  queries
    .getQueryCache()
    .findAll({ predicate: ({ state, options }) => state.status === 'pending' && !isDisabled(options) });

/** Its type does not say so, but a query keeps its observer's options. */
const isDisabled = (options: object) => 'enabled' in options && options.enabled === false;
