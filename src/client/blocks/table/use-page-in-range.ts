import { useEffect } from 'react';
import type { Answer } from './answer.ts';
import type { ChangeChoice } from './reader-choice.ts';

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
