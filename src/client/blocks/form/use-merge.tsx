import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Merge } from '../../engine/call/submission.ts';

type Data = Readonly<Record<string, unknown>>;

/**
 * Lets the user choose, field by field, between what is sent and what somebody else has saved meanwhile. `onMerged` gets the
 * chosen values and the other record before the values are sent. Render `dialog` outside of the form element.
 */
export function useMerge(onMerged: (data: Data, theirs: Data) => void): { merge: Merge; dialog: ReactNode } {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const latest = useRef(onMerged);
  const goBack = useRef(() => {});
  useEffect(() => {
    latest.current = onMerged;
  });
  useEffect(() => () => goBack.current(), []);
  const merge = useCallback<Merge>(async (sent, theirs) => {
    // Loaded only when somebody else was faster.
    const { MergeDialog, comparisonOf, mergedData } = await import('./merge/MergeDialog.tsx');
    const comparison = comparisonOf(sent, theirs);
    const isMine = await new Promise<ReadonlySet<string> | null>((answer) => {
      goBack.current = () => answer(null);
      if (comparison.differences.length === 0) answer(new Set());
      else setDialog(<MergeDialog differences={comparison.differences} onAnswer={answer} />);
    });
    setDialog(null);
    if (!isMine) return null;
    const data = mergedData(comparison, isMine);
    latest.current(data, theirs);
    return { data, initial: comparison.theirs };
  }, []);
  return { merge, dialog };
}
