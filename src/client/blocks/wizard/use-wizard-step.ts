import { useCallback, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { STEP } from '../../../language/run/screen/screen-query.ts';
import { useBlockContext } from '../../engine/block-context.ts';
import { useScreenContext } from '../../engine/screen-context.ts';

/** A wizard's state in an entry of the browser's history. */
interface WizardEntry {
  /** The number of entries that the wizard added below this one. */
  pushed: number;
  /** The step of a wizard in a dialog. */
  step?: number;
}

/**
 * A wizard's current step. On a screen it is in the address, so that reload, back, forward and links lead to
 * the step. A dialog has no address; there each history entry stores its step, so that the browser's back
 * button also goes back one step.
 */
export function useWizardStep(wizard: string) {
  const { navigation } = useScreenContext();
  const { scope, close } = useBlockContext();
  const location = useLocation();
  const inDialog = close !== undefined;
  const key = `wizard ${wizard} ${STEP}`;
  const kept = (location.state as Record<string, WizardEntry> | null)?.[key];
  const inQuery = (scope.query as Record<string, number> | undefined)?.[STEP] ?? 1;
  const isSaid = kept !== undefined || (!inDialog && new URLSearchParams(location.search).has(STEP));
  const asked = inDialog ? (kept?.step ?? 0) : inQuery - 1;
  const pushed = useRef(0);
  pushed.current = kept?.pushed ?? 0;
  const left = useRef<Promise<void>>(undefined);
  const stood = useRef(asked);
  // While the wizard is closing, its last step stays.
  if (!left.current) stood.current = asked;
  const latest = useRef(location);
  latest.current = location;

  const put = useCallback(
    (step: number, pushed: number, replace: boolean) => {
      const { pathname, search, state } = latest.current;
      const query = new URLSearchParams(search);
      if (step === 0) query.delete(STEP);
      else query.set(STEP, String(step + 1));
      const text = query.size > 0 ? `?${query}` : '';
      navigation.go(pathname + (inDialog ? search : text), {
        replace,
        state: { ...(state as object | null), [key]: inDialog ? { pushed, step } : { pushed } },
      });
    },
    [key, inDialog, navigation],
  );
  /** Shows another step without adding a history entry. */
  const show = useCallback((step: number) => put(step, pushed.current, true), [put]);
  const forward = useCallback((step: number) => put(step, pushed.current + 1, false), [put]);
  const back = useCallback(
    (before: number) => (pushed.current > 0 ? navigation.back() : show(before)),
    [show, navigation],
  );
  /** Removes the wizard's history entries, so that "back" leads to the page before it; runs only once. */
  const leave = useCallback(() => {
    left.current ??= navigation.unwind(pushed.current);
    return left.current;
  }, [navigation]);
  return { asked: stood.current, isSaid, show, forward, back, leave };
}
