import { useEffect, useRef, useState } from 'react';

const PAUSE = 350;

type Values = Readonly<Record<string, unknown>>;

/**
 * Values by name that are typed or chosen, and what changes them. After a short pause those that were changed, and no
 * others, are applied: what counts may have been led elsewhere meanwhile (a page, Back, a chip that is taken away).
 * Values from elsewhere are taken over, under what waits to be applied; what was applied and comes back is not, since it
 * may be written otherwise (without a space at its end) than it is typed.
 */
export function useDebouncedValues(
  values: Values,
  apply: (changed: Values) => void,
): [typed: Values, change: (next: Values) => void] {
  const [typed, setTyped] = useState(values);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<Values>({});
  /** The values as the fields show them now: last given to them, or typed into them. */
  const shown = useRef(values);
  /** The values that the fields were given last. A form reports them back like typed ones; they are no change. */
  const given = useRef(values);
  const applied = useRef<string>(undefined);
  const latest = useRef({ values, apply });
  latest.current = { values, apply };

  useEffect(() => {
    const isOwn = applied.current === asWritten(values);
    applied.current = undefined;
    if (isOwn) return;
    given.current = Object.keys(waiting.current).length === 0 ? values : { ...values, ...waiting.current };
    setTyped(given.current);
  }, [values]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const applyWaiting = () => {
    const changed = differing(latest.current.values, { ...latest.current.values, ...waiting.current });
    waiting.current = {};
    if (Object.keys(changed).length === 0) return;
    applied.current = asWritten({ ...shown.current, ...changed });
    latest.current.apply(changed);
  };
  const change = (next: Values) => {
    const changed = next === given.current ? {} : differing(shown.current, next);
    shown.current = next;
    setTyped(next);
    if (Object.keys(changed).length === 0) return;
    waiting.current = { ...waiting.current, ...changed };
    clearTimeout(timer.current);
    timer.current = setTimeout(applyWaiting, PAUSE);
  };
  return [typed, change];
}

/** What is otherwise afterwards, emptied values too. */
function differing(before: Values, after: Values): Values {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const different = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(different.map((name) => [name, after[name]]));
}

/** As a text to compare, in one order and without what is empty: an address leaves that out. */
function asWritten(values: Values): string {
  const isEmpty = (one: unknown) =>
    one === '' || one === null || one === undefined || (Array.isArray(one) && one.length === 0);
  const entries = Object.entries(values).filter(([, one]) => !isEmpty(one));
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
