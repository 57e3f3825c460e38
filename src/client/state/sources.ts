import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { holds } from '../../shared/conditions.ts';
import { isPresent, type Scope, value } from '../../shared/value-path.ts';
import type { Envelope } from '../api/call.ts';
import { operationOf } from '../api/call.ts';
import { operationQuery, queryClient } from '../api/query.ts';
import { textOfFailure } from '../api/report-failure.ts';
import { withMeta } from './answer-value.ts';
import { chain, needs, type Source, type Sources } from './source-order.ts';

export type SourceState =
  /** Not asked for: its condition does not hold, or what it needs does not exist. */
  | { status: 'off' }
  | { status: 'pending' }
  | { status: 'ready'; refreshing: boolean }
  | { status: 'failed'; text: string; retry: () => void; busy: boolean };

export interface Loaded {
  values: Scope;
  states: Readonly<Record<string, SourceState>>;
}

/**
 * Asks for a screen's data. A source whose parameters come from another waits for it; a chain has at most three links,
 * which `npm run schemas:check` holds to two.
 */
export function useSources(sources: Sources, scope: Scope): Loaded {
  const links = useMemo(() => chain(sources), [sources]);
  const none: Loaded = { values: {}, states: {} };
  const first = useLink(links[0]!, sources, scope, none);
  const second = useLink(links[1]!, sources, scope, first);
  return useLink(links[2]!, sources, scope, second);
}

function useLink(names: string[], sources: Sources, scope: Scope, before: Loaded): Loaded {
  const inReach = { ...scope, ...before.values };
  const asks = names.map((name) => ask(sources[name]!, inReach, before));
  const results = names.map((name, index) =>
    // One query each: `useQueries` brings along a part of TanStack Query that nothing else here needs.
    // biome-ignore lint/correctness/useHookAtTopLevel: the sources of a screen are always the same
    useQuery(queryOf(sources[name]!, asks[index]!), queryClient),
  );
  const values: Record<string, unknown> = { ...before.values };
  const states: Record<string, SourceState> = { ...before.states };
  names.forEach((name, index) => {
    const result = results[index]!;
    const state = asks[index]!.state ?? stateOf(result, sources[name]!);
    states[name] = state;
    if (state.status === 'ready') values[name] = withMeta(result.data!);
  });
  return { values, states };
}

const queryOf = ({ operation, error }: Source, { params, state }: Ask) => ({
  ...operationQuery(operation, params, error),
  enabled: state === undefined,
  // A changed filter keeps what it showed until the new answer is there.
  placeholderData: (previous: Envelope | undefined) => previous,
});

interface Ask {
  params: Readonly<Record<string, unknown>>;
  /** Known without asking. */
  state?: SourceState;
}

function ask(source: Source, scope: Scope, before: Loaded): Ask {
  const waitsFor = needs(source).map((name) => before.states[name]);
  const held =
    waitsFor.find((state) => state?.status === 'failed') ??
    waitsFor.find((state) => state?.status === 'pending');
  if (held) return { params: {}, state: held };
  if (!holds(source.when, scope)) return { params: {}, state: { status: 'off' } };
  const params =
    source.params === 'query'
      ? (scope.query as Record<string, unknown>)
      : Object.fromEntries(
          Object.entries(source.params ?? {}).map(([name, from]) => [name, value(from, scope)]),
        );
  const given = Object.fromEntries(Object.entries(params).filter(([, found]) => isPresent(found)));
  const missing = [...operationOf(source.operation).path.matchAll(/\{(\w+)\}/g)].some(
    ([, name]) => !(name! in given),
  );
  return missing ? { params: {}, state: { status: 'off' } } : { params: given };
}

function stateOf(result: UseQueryResult<Envelope>, { error }: Source): SourceState {
  if (result.data !== undefined) return { status: 'ready', refreshing: result.isPlaceholderData };
  if (!result.isError) return { status: 'pending' };
  return {
    status: 'failed',
    text: textOfFailure(result.error, error) ?? '',
    retry: () => void result.refetch(),
    busy: result.isFetching,
  };
}
