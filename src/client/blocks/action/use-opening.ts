import { useEffect, useState } from 'react';
import { useVisit } from '../../state/visit.ts';

/**
 * Opens a dialog with what stands now. A dialog keeps the values that it is opened with: while those on the screen are
 * read again, as after the call of the dialog before it, it waits for the new ones and opens once they are drawn.
 */
export function useOpening(open: () => void): { start: () => void; waits: boolean } {
  const visit = useVisit();
  const [state, setState] = useState<'waits' | 'opens'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once, with the values that are drawn when the reads have ended
  useEffect(() => {
    if (state !== 'opens') return;
    setState(undefined);
    open();
  }, [state]);
  const start = () => {
    if (!visit.rereads) return open();
    setState('waits');
    // Pressed twice it opens once.
    void visit.rereads.then(() => setState((now) => now && 'opens'));
  };
  return { start, waits: state === 'waits' };
}
