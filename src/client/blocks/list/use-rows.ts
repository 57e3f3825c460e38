import type { ListBlock } from '../../../../generated/definitions.d.ts';
import { pathsOf, value } from '../../../language/run/value/value-path.ts';
import { useBlockContext } from '../../engine/block-context.ts';

export interface Rows {
  rows: readonly unknown[];
  /** The page's `meta`. */
  meta?: Readonly<Record<string, unknown>>;
  /** Whether new rows are loading. */
  refreshing: boolean;
}

/** Returns a list's rows, from data or written in the definition; undefined when there is no list. */
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
