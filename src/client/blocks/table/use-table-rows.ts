import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Table } from '../../../../generated/definitions.d.ts';
import { isPresent } from '../../../language/run/value/value-path.ts';
import { operationQuery, useVisitQueries } from '../../state/queries.ts';
import { textOfFailure } from '../../state/report-failure.ts';
import type { Row } from './features.ts';
import type { ChangeChoice } from './use-table-state.ts';

/** The `meta` of a list: page, per_page, total … */
export type Meta = Readonly<Record<string, unknown>>;

/** The latest answer of the server. */
export interface Answer {
  /** Undefined until the first answer. */
  rows: readonly Row[] | undefined;
  meta: Meta | undefined;
  /** Set while it is the answer to the previous request, and the present one is loading. */
  isOld: boolean;
  failure?: { text: string; retry: () => void; busy: boolean };
}

/**
 * Redirects to the last page when a later one was asked for (an old link, or the last row of a page was deleted).
 * Returns whether that is happening.
 */
export function usePageInRange({ rows, meta, isOld }: Answer, onChange: ChangeChoice): boolean {
  const page = Number(meta?.page ?? 1);
  const total = Number(meta?.total ?? 0);
  const isBeyond = !isOld && rows?.length === 0 && total > 0 && page > 1;
  const last = Math.max(1, Math.ceil(total / Number(meta?.per_page ?? 20)));
  // If the total is an estimate, the page taken for the last may be empty as well.
  const target = last < page ? last : 1;
  useEffect(() => {
    if (isBeyond) onChange({ page: target });
  }, [isBeyond, target, onChange]);
  return isBeyond;
}

/** Asks for a table's rows; until they are there, those of the previous request stay. */
export function useTableRows(table: Table, params: Readonly<Record<string, unknown>>): Answer {
  const asked = pick({ ...params, sort: params.sort ?? table.sort }, Object.keys({ ...params, sort: 0 }));
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(
    { ...operationQuery(table.operation, asked), placeholderData: (previous) => previous },
    useVisitQueries(),
  );
  return {
    rows: data?.data as readonly Row[] | undefined,
    meta: data?.meta as Meta | undefined,
    isOld: isPlaceholderData,
    failure:
      error && !data
        ? { text: textOfFailure(error) ?? '', retry: () => void refetch(), busy: isFetching }
        : undefined,
  };
}

/** Returns those of the named values that are set. */
export const pick = (values: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (isPresent(values[name]) ? [[name, values[name]]] : [])));
