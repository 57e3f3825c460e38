import { useQuery } from '@tanstack/react-query';
import type { Lookup } from '../../../generated/definitions.d.ts';
import type { Envelope } from '../api/call.ts';
import { operationQuery, queryClient } from '../api/query.ts';
import type { Choice, Lookup as LookupRows } from '../form/lookup-context.ts';
import { useStage } from './surroundings.ts';

const NONE: readonly Choice[] = [];

/**
 * The rows of a lookup as options. They are asked for once per visit, or anew as the lookup's document says; the options
 * keep their identity as long as the rows do.
 */
export function useLookup(name: string, params: Readonly<Record<string, unknown>>): LookupRows {
  const lookup = useStage().definitions.lookups[name];
  if (!lookup) throw new Error(`There is no lookup "${name}"`);
  const { data, isError, refetch } = useQuery(
    {
      ...operationQuery(lookup.operation, params),
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnMount: when(lookup, 'mount'),
      refetchOnWindowFocus: when(lookup, 'focus'),
      refetchOnReconnect: when(lookup, 'reconnect'),
      select: selectOptions(lookup),
    },
    queryClient,
  );
  return {
    options: data ?? NONE,
    state: data ? 'ready' : isError ? 'error' : 'loading',
    retry: () => void refetch(),
  };
}

const when = ({ refetch }: Lookup, occasion: 'mount' | 'focus' | 'reconnect') =>
  refetch?.includes(occasion) ? ('always' as const) : false;

const selectors = new WeakMap<Lookup, (answer: Envelope) => Choice[]>();

/** One function per lookup, so that TanStack Query computes the options once per answer. */
function selectOptions(lookup: Lookup) {
  const select = selectors.get(lookup) ?? ((answer: Envelope) => optionsOf(lookup, answer));
  selectors.set(lookup, select);
  return select;
}

function optionsOf({ value, label }: Lookup, { data }: Envelope): Choice[] {
  const rows = Array.isArray(data) ? (data as Record<string, unknown>[]) : [];
  return rows.map((row) => ({ value: row[value] as string | number, label: String(row[label] ?? ''), row }));
}
