import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Lookup, ValueLabels } from '../../../../generated/definitions.d.ts';
import { isPresent } from '../../../language/run/value/value-path.ts';
import { type Envelope, splitParams } from '../../api/operations.ts';
import { type GatheredRead, gatherReads } from '../../state/gathered-reads.ts';
import { operationQuery, queriesOf } from '../../state/queries.ts';
import { useVisit, type Visit } from '../../state/visit.ts';
import { callOf } from '../../state/visit-calls.ts';
import { optionsOf } from './lookup-choices.ts';
import type { Choice } from './lookup-context.ts';

const NONE: readonly Choice[] = [];
const NOTHING_MISSING = ['nothing is missing'] as const;

/**
 * Reads the chosen rows that the known options do not contain, in one call for all that ask at the same
 * time. Without options, nothing is missing yet.
 */
export function useNames(
  lookup: Lookup,
  labels: ValueLabels | undefined,
  params: Readonly<Record<string, unknown>>,
  options: readonly Choice[] | undefined,
  chosen: unknown,
): { rows: readonly Choice[]; isLoading: boolean } {
  const visit = useVisit();
  const { operation, value, ids } = lookup;
  const isKnown = (id: unknown) => options?.some((option) => String(option.value) === String(id)) ?? true;
  const missing = [chosen].flat().filter((id) => isPresent(id) && !isKnown(id));
  const isMissing = missing.length > 0 && ids !== undefined;
  const by = { param: ids ?? value, property: value };
  // Filters are not sent: a chosen row keeps its name when they no longer let it through.
  const asked = { ...splitParams(operation, params).path, [by.param]: missing, per_page: missing.length };
  const query = operationQuery(operation, asked, undefined, true);
  const { data, isPending } = useQuery(
    {
      ...query,
      meta: { ...query.meta, by },
      queryFn: () => gatheredIn(visit)(operation, asked, by),
      enabled: isMissing,
      // With the key of the list, a query that reads nothing would keep the server from reading the list.
      ...(!isMissing && { queryKey: NOTHING_MISSING }),
      staleTime: Number.POSITIVE_INFINITY,
      // The names known so far stay while those of another choice are read.
      placeholderData: (before) => before,
      select: useMemo(() => (answer: Envelope) => optionsOf(lookup, labels, answer), [lookup, labels]),
    },
    queriesOf(visit),
  );
  const text = JSON.stringify(missing.map(String));
  const rows = useMemo(() => {
    const wanted = new Set<string>(JSON.parse(text));
    return data?.filter((row) => wanted.has(String(row.value))) ?? NONE;
  }, [text, data]);
  return { rows: isMissing ? rows : NONE, isLoading: isMissing && isPending };
}

const gathered = new WeakMap<Visit, GatheredRead>();

function gatheredIn(visit: Visit): GatheredRead {
  const known = gathered.get(visit) ?? gatherReads(callOf(visit));
  gathered.set(visit, known);
  return known;
}
