import type { PagerProps } from './Pager.tsx';

/** Words a list's total, which may be an estimate. */
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
