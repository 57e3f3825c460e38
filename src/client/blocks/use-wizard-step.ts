import { useCallback, useEffect, useRef, useState } from 'react';
import { currentPlace, navigate, unwind, usePlace } from '../state/location.ts';

interface Kept {
  step: number;
  /** History entries that the wizard added below this one. */
  pushed: number;
}

/**
 * A wizard's step, kept in the history: the browser's back button goes one step back, and a reload stays where it was.
 */
export function useWizardStep(name: string, count: number) {
  const place = usePlace();
  const key = `step of ${name}`;
  const kept = place.state[key] as Kept | undefined;
  const [path] = useState(place.path);
  const leaving = useRef(false);
  const shown = useRef(0);
  // While the next screen loads, this one stays as it was.
  if (!leaving.current && place.path === path)
    shown.current = Math.min(Math.max(kept?.step ?? 0, 0), count - 1);
  const step = shown.current;
  const pushed = useRef(0);
  pushed.current = kept?.pushed ?? 0;

  const put = useCallback(
    (next: Kept, replace: boolean) => {
      const { path, search, state } = currentPlace();
      navigate(path + search, { replace, state: { ...state, [key]: next } });
    },
    [key],
  );
  /** Shows another step without an entry of its own in the history. */
  const show = useCallback((next: number) => put({ step: next, pushed: pushed.current }, true), [put]);
  const forward = useCallback(
    (next: number) => put({ step: next, pushed: pushed.current + 1 }, false),
    [put],
  );
  const back = useCallback(() => {
    if (pushed.current > 0) history.back();
    else show(step - 1);
  }, [show, step]);
  /** Takes the wizard's entries out of the way, so that "back" leads to before it. */
  const leave = useCallback(() => {
    leaving.current = true;
    return unwind(pushed.current);
  }, []);
  const isKept = useRef(kept !== undefined);
  useEffect(() => {
    isKept.current = true;
  }, []);
  return { step, show, forward, back, leave, wasKept: isKept.current };
}
