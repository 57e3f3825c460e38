import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { holds } from '../../language/run/value/conditions.ts';
import { withNames } from '../../language/run/value/scope.ts';
import { evaluate, isPresent, pathsOf, type Scope } from '../../language/run/value/value-path.ts';
import { isFinal, isNotFound } from '../api/api-error.ts';
import { type Envelope, operationOf } from '../api/operations.ts';
import { withMeta } from './answer-value.ts';
import { lastFailureOf, operationQuery, useVisitQueries } from './queries.ts';
import { textOfFailure } from './report-failure.ts';
import { sessionAtom } from './session.ts';
import { chain, needs, type Source, type Sources } from './source-order.ts';
import { useVisit } from './visit.ts';

export type SourceState =
  /**
   * Absent: its condition does not hold, a source that it depends on does not exist, or it is optional and
   * does not exist.
   */
  | { status: 'off' }
  | { status: 'pending' }
  | { status: 'ready'; refreshing: boolean; fetching?: boolean }
  | {
      status: 'failed';
      text: string;
      /** Absent when a retry would fail again. */
      retry?: () => void;
      busy: boolean;
      /** The record that the screen's address names does not exist. */
      isMissing?: boolean;
    };

export interface Loaded {
  values: Scope;
  states: Readonly<Record<string, SourceState>>;
}

/**
 * Reads a screen's data. A source whose parameters come from another waits for it; a chain has at most three
 * links, which `npm run schemas:check` limits to two.
 */
export function useSources(sources: Sources, scope: Scope): Loaded {
  useLive(sources);
  const links = useMemo(() => chain(sources), [sources]);
  const none: Loaded = { values: {}, states: {} };
  const first = useLink(links[0]!, sources, scope, none);
  const second = useLink(links[1]!, sources, scope, first);
  return useLink(links[2]!, sources, scope, second);
}

function useLink(names: string[], sources: Sources, scope: Scope, before: Loaded): Loaded {
  const inReach = withNames(scope, before.values);
  const asks = names.map((name) => ask(sources[name]!, inReach, before));
  const queries = useVisitQueries();
  const results = names.map((name, index) =>
    // One `useQuery` each: `useQueries` would add a part of TanStack Query that nothing else here needs.
    // biome-ignore lint/correctness/useHookAtTopLevel: a screen's sources never change
    useQuery(queryOf(sources[name]!, asks[index]!), queries),
  );
  const values: Record<string, unknown> = { ...before.values };
  const states: Record<string, SourceState> = { ...before.states };
  names.forEach((name, index) => {
    const result = results[index]!;
    const source = sources[name]!;
    const { params, state: known } = asks[index]!;
    const state = known ?? stateOf(result, source, () => lastFailureOf(queries, [source.operation, params]));
    states[name] = state;
    if (state.status === 'ready') values[name] = withMeta(result.data!);
  });
  return { values, states };
}

const queryOf = (source: Source, { params, state }: Ask) => ({
  ...operationQuery(source.operation, params, source.error, isNamedByAddress(source)),
  enabled: state === undefined,
  // After a filter change the previous response is shown until the new one arrives.
  placeholderData: (previous: Envelope | undefined) => previous,
});

export interface Ask {
  params: Readonly<Record<string, unknown>>;
  /** Set when the state is known without a request. */
  state?: SourceState;
}

export function ask(source: Source, scope: Scope, before: Loaded): Ask {
  const waitsFor = needs(source).map((name) => before.states[name]);
  const held =
    waitsFor.find((state) => state?.status === 'failed') ??
    waitsFor.find((state) => state?.status === 'pending');
  if (held) return { params: {}, state: held };
  if (!holds(source.when, scope)) return { params: {}, state: { status: 'off' } };
  const params = evaluate(source.params, scope);
  const given = Object.fromEntries(Object.entries(params).filter(([, found]) => isPresent(found)));
  const missing = [...operationOf(source.operation).path.matchAll(/\{(\w+)\}/g)].some(
    ([, name]) => !(name! in given),
  );
  return missing ? { params: {}, state: { status: 'off' } } : { params: given };
}

/** Whether the record comes from the screen's address. */
export const isNamedByAddress = ({ operation, params }: Source) =>
  operationOf(operation).path.includes('{') &&
  (typeof params === 'object' ? Object.values(params) : []).some((from) =>
    pathsOf(from).some((path) => path.startsWith('route.')),
  );

/** A failure stays visible during a retry: the user may be reading it, or using its button. */
function stateOf(
  result: UseQueryResult<Envelope>,
  source: Source,
  lastFailure: () => Error | undefined,
): SourceState {
  if (result.data !== undefined)
    return { status: 'ready', refreshing: result.isPlaceholderData, fetching: result.isFetching };
  // Reset to zero for another user.
  const error = result.error ?? (result.errorUpdateCount > 0 ? lastFailure() : undefined);
  if (!error) return { status: 'pending' };
  if (source.optional && isNotFound(error)) return { status: 'off' };
  return {
    status: 'failed',
    text: textOfFailure(error, source.error) ?? '',
    retry: isFinal(error) ? undefined : () => void result.refetch(),
    busy: result.isFetching,
    isMissing: isNotFound(error) && isNamedByAddress(source),
  };
}

/**
 * Returns why a screen has nothing to show: the message of its first missing source, once those before it
 * have responded.
 */
export function missingText(states: Readonly<Record<string, SourceState>>): string | undefined {
  for (const state of Object.values(states)) {
    if (state.status === 'pending') return undefined;
    if (state.status === 'failed' && state.isMissing) return state.text;
  }
}

/**
 * Re-reads the sources that name an operation with events (`"live": operation`). The code loads on demand.
 */
function useLive(sources: Sources): void {
  const visit = useVisit();
  const token = useAtomValue(sessionAtom)?.token;
  const named = [...new Set(Object.values(sources).flatMap(({ live }) => live ?? []))].join();
  useEffect(() => {
    if (named === '' || token === undefined) return;
    const end = new AbortController();
    void import('./live/live-reads.ts')
      .then(({ followEvents }) => {
        for (const operation of named.split(',')) void followEvents(visit, operation, end.signal);
      })
      // If the code fails to load, the page just stays as it is.
      .catch(() => {});
    return () => end.abort();
  }, [visit, token, named]);
}
