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

/** The server's latest response. */
export interface Answer {
  /** Undefined until the first response. */
  rows: readonly Row[] | undefined;
  meta: Meta | undefined;
  /** Set while this response belongs to the previous request and the current one is loading. */
  isOld: boolean;
  failure?: { text: string; retry: () => void; busy: boolean };
}

/**
 * Redirects to the last page when a later one was requested (an old link, or the last row of a page was
 * deleted). Returns whether it is redirecting.
 */
export function usePageInRange({ rows, meta, isOld }: Answer, onChange: ChangeChoice): boolean {
  const page = Number(meta?.page ?? 1);
  const total = Number(meta?.total ?? 0);
  const isBeyond = !isOld && rows?.length === 0 && total > 0 && page > 1;
  const last = Math.max(1, Math.ceil(total / Number(meta?.per_page ?? 20)));
  // If the total is capped, the assumed last page may be empty as well.
  const target = last < page ? last : 1;
  useEffect(() => {
    if (isBeyond) onChange({ page: target });
  }, [isBeyond, target, onChange]);
  return isBeyond;
}

/** Reads a table's rows; the previous request's rows stay until the new ones arrive. */
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
