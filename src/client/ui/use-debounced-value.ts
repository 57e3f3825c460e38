import { useEffect, useRef, useState } from 'react';

const PAUSE = 350;

/**
 * What is typed or chosen, and what changes it: it is applied, beside what counts until then, after a short pause. Changed
 * from outside (Back, a link, a chip that is taken away), it is taken over; what was applied and comes back is not, since
 * more may have been typed meanwhile.
 */
export function useDebouncedValue<Value>(
  value: Value,
  apply: (next: Value, current: Value) => void,
): [typed: Value, change: (next: Value) => void] {
  const [typed, setTyped] = useState(value);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const applied = useRef<string>(undefined);
  const latest = useRef({ value, apply });
  latest.current = { value, apply };

  useEffect(() => {
    if (waiting.current !== undefined) return;
    const isOwn = applied.current === askedBy(value);
    applied.current = undefined;
    if (!isOwn) setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const change = (next: Value) => {
    setTyped(next);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      waiting.current = undefined;
      applied.current = askedBy(next);
      latest.current.apply(next, latest.current.value);
    }, PAUSE);
  };
  return [typed, change];
}

/** As a text to compare, in one order and without what is empty: an address leaves that out. */
function askedBy(value: unknown): string {
  const isEmpty = (one: unknown) =>
    one === '' || one === null || one === undefined || (Array.isArray(one) && one.length === 0);
  const entries = Object.entries(Object(value)).filter(([, one]) => !isEmpty(one));
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
