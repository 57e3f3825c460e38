import type { PagerProps } from './Pager.tsx';

/** How many rows a list says that it has. */
export function totalOf(
  meta: Readonly<Record<string, unknown>>,
): Pick<PagerProps, 'total' | 'isEstimate' | 'hasMore'> {
  const hasCursor = 'next_cursor' in meta;
  return {
    total: Number(meta.total),
    isEstimate: meta.total_is_estimate === true,
    ...(hasCursor && { hasMore: meta.next_cursor !== null }),
  };
}
