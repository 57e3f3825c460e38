import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Lookup, ValueLabels } from '../../../../generated/definitions.d.ts';
import { evaluate } from '../../../language/run/value/value-path.ts';
import { type Envelope, operationOf } from '../../api/operations.ts';
import { operationQuery, useVisitQueries } from '../../state/queries.ts';
import { useScope } from '../block-context.ts';
import { useScreenContext } from '../screen-context.ts';
import { optionsOf } from './lookup-choices.ts';
import type { Choice, Lookup as LookupRows } from './lookup-context.ts';
import { useNames } from './use-names.ts';

const NONE: readonly Choice[] = [];

/**
 * Returns a lookup's rows as options. They are read once per visit, or as often as the lookup's document
 * says; the options keep their identity as long as the rows do.
 */
export function useLookup(
  name: string,
  params: Readonly<Record<string, unknown>>,
  words = '',
  chosen?: unknown,
): LookupRows {
  const scope = useScope();
  const { lookups, labels } = useScreenContext().definitions;
  const lookup = lookups[name];
  if (!lookup) throw new Error(`There is no lookup "${name}"`);
  const given = { ...evaluate(lookup.params, scope), ...params };
  if (lookup.search !== undefined && words !== '') given[lookup.search] = words;
  // There are no options until the field that the lookup depends on is filled in.
  const needed = [...operationOf(lookup.operation).path.matchAll(/\{(\w+)\}/g)];
  const isComplete = needed.every(([, name]) => given[name!] !== undefined);
  const { data, isError, refetch } = useQuery(
    {
      ...operationQuery(lookup.operation, given),
      enabled: isComplete,
      // Earlier results stay until the new rows arrive.
      placeholderData: changesWithParams(lookup) ? (before) => before : undefined,
      ...refetching(lookup),
      select: selectOptions(lookup, labels[lookup.labels ?? '']),
    },
    useVisitQueries(),
  );
  const { rows, isLoading } = useNames(lookup, labels[lookup.labels ?? ''], given, data, chosen);
  const options = useMemo(
    () => (rows.length > 0 ? [...rows, ...(data ?? NONE)] : (data ?? NONE)),
    [rows, data],
  );
  return {
    options,
    state: data || !isComplete ? 'ready' : isError ? 'error' : 'loading',
    retry: () => void refetch(),
    hasMore: lookup.search !== undefined,
    isNaming: isLoading,
  };
}

/** Whether the result depends on parameters: a search, or counts. */
const changesWithParams = ({ search, count }: Lookup) => search !== undefined || count !== undefined;

const OCCASIONS = {
  mount: 'refetchOnMount',
  focus: 'refetchOnWindowFocus',
  reconnect: 'refetchOnReconnect',
} as const;

/** Returns when a lookup's rows are read again: never by age, only on the events that its document names. */
export const refetching = ({ refetch = [] }: Lookup) => ({
  staleTime: Number.POSITIVE_INFINITY,
  ...Object.fromEntries(refetch.map((occasion) => [OCCASIONS[occasion], 'always' as const])),
});

type Select = (answer: Envelope) => Choice[];
const selectors = new WeakMap<Lookup, { labels: ValueLabels | undefined; select: Select }>();

/**
 * Returns one function per lookup, so that TanStack Query computes the options once per response; changed
 * labels need another.
 */
function selectOptions(lookup: Lookup, labels: ValueLabels | undefined): Select {
  const known = selectors.get(lookup);
  if (known && known.labels === labels) return known.select;
  const select: Select = (answer) => optionsOf(lookup, labels, answer);
  selectors.set(lookup, { labels, select });
  return select;
}
