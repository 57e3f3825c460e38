import { useEffect } from 'react';
import type { Answer } from './answer.ts';
import type { ChangeChoice } from './reader-choice.ts';

/**
 * Whoever asks for a page behind the last (an old link, or the last row of a page was deleted) is led to the last one.
 * Says whether that is happening.
 */
export function usePageInRange({ rows, meta, isOld }: Answer, onChange: ChangeChoice): boolean {
  const page = Number(meta?.page ?? 1);
  const total = Number(meta?.total ?? 0);
  const isBeyond = !isOld && rows?.length === 0 && total > 0 && page > 1;
  const last = Math.max(1, Math.ceil(total / Number(meta?.per_page ?? 20)));
  // What an estimate takes for the last page may be empty as well.
  const target = last < page ? last : 1;
  useEffect(() => {
    if (isBeyond) onChange({ page: target });
  }, [isBeyond, target, onChange]);
  return isBeyond;
}
