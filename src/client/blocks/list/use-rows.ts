import type { ListBlock } from '../../../../generated/definitions.d.ts';
import { pathsOf, value } from '../../../language/run/value/value-path.ts';
import { useBlockContext } from '../block-context.ts';

export interface Rows {
  rows: readonly unknown[];
  /** The numbers that come with a page of rows. */
  meta?: Readonly<Record<string, unknown>>;
  /** Others are on their way. */
  refreshing: boolean;
}

/** A list's rows, found or written there; undefined where there is no list. */
export function useRows({ rows: source, limit }: Pick<ListBlock, 'rows' | 'limit'>): Rows | undefined {
  const { scope, data } = useBlockContext();
  const found = value(source, scope);
  if (!Array.isArray(found)) return undefined;
  return {
    rows: limit === undefined ? found : found.slice(0, limit),
    meta: (found as { meta?: Record<string, unknown> }).meta,
    refreshing: pathsOf(source).some((path) => {
      const state = data?.states[/^\w+/.exec(path)![0]];
      return state?.status === 'ready' && state.refreshing;
    }),
  };
}
