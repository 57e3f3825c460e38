import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { holds } from '../../shared/conditions.ts';
import type { Condition } from '../../shared/form-module.ts';
import { isPresent, pathsOf, type Scope, type ValueSource, value } from '../../shared/value-path.ts';
import type { Envelope } from '../api/call.ts';
import { operationOf } from '../api/call.ts';
import { operationQuery, queryClient } from '../api/query.ts';
import { textOfFailure } from '../api/report-failure.ts';

/** A read that a screen, a wizard or a layout makes; its parameters may come from another one. */
export interface Source {
  operation: string;
  params?: 'query' | Readonly<Record<string, ValueSource>>;
  when?: Condition;
  error?: string | string[];
}

export type Sources = Readonly<Record<string, Source>>;

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

const DEPTH = 3;

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

/** The sources in the order in which they can be asked: first those that need no other. */
export function chain(sources: Sources): string[][] {
  const links: string[][] = [];
  let left = Object.keys(sources);
  for (let depth = 0; depth < DEPTH; depth++) {
    const waiting = left;
    const free = waiting.filter((name) => !needs(sources[name]!).some((other) => waiting.includes(other)));
    links.push(free);
    left = waiting.filter((name) => !free.includes(name));
  }
  return links;
}

/** The first parts of the paths that a source reads. */
export function needs({ params, when }: Source): string[] {
  const paths = [
    ...(typeof params === 'object' ? Object.values(params).flatMap(pathsOf) : []),
    ...[when ?? {}].flat().flatMap((condition) => Object.keys(condition)),
  ];
  return paths.map((path) => /^\w+/.exec(path)?.[0] ?? '');
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

const lists = new WeakMap<Envelope, unknown>();

/** The data of an answer; that of a list with its `meta` beside its rows, so that a path can read it ("jobs.meta.total"). */
export function withMeta(answer: Envelope): unknown {
  if (!Array.isArray(answer.data) || !answer.meta) return answer.data ?? null;
  const known = lists.get(answer) ?? Object.assign([...answer.data], { meta: answer.meta });
  lists.set(answer, known);
  return known;
}
