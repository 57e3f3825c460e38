import { useQuery } from '@tanstack/react-query';
import type { Envelope } from '../api/call.ts';
import { operationQuery } from '../api/query.ts';
import type { Lookup } from './definition.ts';
import { useStage } from './surroundings.ts';

export interface LookupOption {
  value: string | number;
  label: string;
  row: Readonly<Record<string, unknown>>;
}

export interface LookupRows {
  options: readonly LookupOption[];
  state: 'loading' | 'ready' | 'error';
  retry: () => void;
}

const NONE: readonly LookupOption[] = [];

/**
 * The rows of a lookup as options. They are asked for once per visit, or anew as the lookup's document says; the options
 * keep their identity as long as the rows do.
 */
export function useLookup(name: string, params: Readonly<Record<string, unknown>>): LookupRows {
  const lookup = useStage().definitions.lookups[name];
  if (!lookup) throw new Error(`There is no lookup "${name}"`);
  const { data, isError, refetch } = useQuery({
    ...operationQuery(lookup.operation, params),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: when(lookup, 'mount'),
    refetchOnWindowFocus: when(lookup, 'focus'),
    refetchOnReconnect: when(lookup, 'reconnect'),
    select: selectOptions(lookup),
  });
  return {
    options: data ?? NONE,
    state: data ? 'ready' : isError ? 'error' : 'loading',
    retry: () => void refetch(),
  };
}

const when = ({ refetch }: Lookup, occasion: 'mount' | 'focus' | 'reconnect') =>
  refetch?.includes(occasion) ? ('always' as const) : false;

const selectors = new WeakMap<Lookup, (answer: Envelope) => LookupOption[]>();

/** One function per lookup, so that TanStack Query computes the options once per answer. */
function selectOptions(lookup: Lookup) {
  const select = selectors.get(lookup) ?? ((answer: Envelope) => optionsOf(lookup, answer));
  selectors.set(lookup, select);
  return select;
}

function optionsOf({ value, label }: Lookup, { data }: Envelope): LookupOption[] {
  const rows = Array.isArray(data) ? (data as Record<string, unknown>[]) : [];
  return rows.map((row) => ({ value: row[value] as string | number, label: String(row[label] ?? ''), row }));
}
