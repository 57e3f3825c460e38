import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Lookup, ValueLabels } from '../../../../generated/definitions.d.ts';
import { language } from '../../../language/run/value/language.ts';
import { caseOf, evaluate, isPresent } from '../../../language/run/value/value-path.ts';
import { type Envelope, operationOf } from '../../api/operations.ts';
import { operationQuery, useVisitQueries } from '../../state/queries.ts';
import { useScope } from '../block-context.ts';
import { useScreenContext } from '../screen-context.ts';
import type { Choice, Lookup as LookupRows } from './lookup-context.ts';

const NONE: readonly Choice[] = [];
const NOTHING_MISSING = ['nothing is missing'] as const;

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
  const { rows, isLoading } = useChosen(lookup, labels[lookup.labels ?? ''], data, chosen);
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

/** Reads the chosen rows that the loaded page of the list does not contain, in one call. */
function useChosen(
  lookup: Lookup,
  labels: ValueLabels | undefined,
  options: readonly Choice[] | undefined,
  chosen: unknown,
): { rows: readonly Choice[]; isLoading: boolean } {
  const { one, ids } = lookup;
  const isKnown = (id: unknown) => options?.some(({ value }) => String(value) === String(id)) ?? true;
  const missing = [chosen].flat().filter((id) => isPresent(id) && !isKnown(id));
  const isMissing = missing.length > 0 && (ids !== undefined || one !== undefined);
  const asked = ids === undefined ? { id: missing[0] } : { [ids]: missing, per_page: missing.length };
  const { data, isPending } = useQuery(
    {
      ...operationQuery((ids === undefined ? one : undefined) ?? lookup.operation, asked, undefined, true),
      enabled: isMissing,
      // With the key of the list, a query that reads nothing would keep the server from reading the list.
      ...(!isMissing && { queryKey: NOTHING_MISSING }),
      staleTime: Number.POSITIVE_INFINITY,
      // The names known so far stay while those of another choice are read.
      placeholderData: ids === undefined ? undefined : (before) => before,
      select: useMemo(
        () => (answer: Envelope) => optionsOf(lookup, labels, { data: [answer.data].flat() }),
        [lookup, labels],
      ),
    },
    useVisitQueries(),
  );
  const text = JSON.stringify(missing.map(String));
  const rows = useMemo(() => {
    const wanted = new Set<string>(JSON.parse(text));
    return data?.filter(({ value }) => wanted.has(String(value))) ?? NONE;
  }, [text, data]);
  return { rows: isMissing ? rows : NONE, isLoading: isMissing && isPending };
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

function optionsOf(
  { value, label, count, in: inLanguages, also = [] }: Lookup,
  labels: ValueLabels | undefined,
  { data }: Envelope,
): Choice[] {
  const rows = Array.isArray(data) ? (data as Record<string, unknown>[]) : [];
  const translated = inLanguages?.[language().name];
  const labelOf = (row: Record<string, unknown>) => {
    const own = translated === undefined ? undefined : row[translated];
    return caseOf(labels, row[label])?.label ?? String((isPresent(own) ? own : row[label]) ?? '');
  };
  return rows.map((row) => ({
    value: row[value] as string | number,
    label: labelOf(row),
    ...(also.length > 0 && { also: also.flatMap((name) => namesIn(row[name])) }),
    count: count === undefined ? undefined : Number(row[count]),
    row,
  }));
}

/** A text's parts between commas. */
const namesIn = (text: unknown) =>
  typeof text === 'string' ? text.split(/\s*[,،]\s*/).filter((name) => name !== '') : [];
