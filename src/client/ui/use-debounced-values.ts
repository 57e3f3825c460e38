import { useEffect, useRef, useState } from 'react';

const PAUSE = 350;

type Values = Readonly<Record<string, unknown>>;

/**
 * Debounced values by name, with a function that changes them. After the debounce only the changed values
 * are applied: others may have changed elsewhere in the meantime (a page, Back, a removed chip). Values from
 * elsewhere are adopted beneath pending changes; an applied value that comes back is not, because it may be
 * normalised (without a trailing space). A new object with the same values changes nothing.
 *
 * `before` is what the fields showed before the change, which may be older than what was last passed to them:
 * only what differs from it was typed.
 */
export function useDebouncedValues(
  values: Values,
  apply: (changed: Values) => void,
): [typed: Values, change: (next: Values, before?: Values) => void] {
  const [typed, setTyped] = useState(values);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<Values>({});
  /** The values that the fields currently show: last passed in, or typed since. */
  const shown = useRef(values);
  /**
   * All values that were passed to the fields. A form reports them back like typed ones, perhaps after newer
   * ones were passed; they are not changes.
   */
  const given = useRef(new WeakSet([values]));
  const applied = useRef<string>(undefined);
  const latest = useRef({ values, apply });
  latest.current = { values, apply };
  const written = asWritten(values);
  const adopted = useRef(written);

  useEffect(() => {
    if (adopted.current === written) return;
    adopted.current = written;
    const isOwn = applied.current === written;
    applied.current = undefined;
    if (isOwn) return;
    shown.current = { ...latest.current.values, ...waiting.current };
    given.current.add(shown.current);
    setTyped(shown.current);
  }, [written]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const applyWaiting = () => {
    const changed = differing(latest.current.values, { ...latest.current.values, ...waiting.current });
    waiting.current = {};
    if (Object.keys(changed).length === 0) return;
    applied.current = asWritten({ ...shown.current, ...changed });
    latest.current.apply(changed);
  };
  const change = (next: Values, before = shown.current) => {
    if (given.current.has(next)) return;
    const changed = differing(before, next);
    if (asWritten(before) === asWritten(shown.current)) shown.current = next;
    else {
      shown.current = { ...shown.current, ...changed };
      given.current.add(shown.current);
    }
    setTyped(shown.current);
    if (Object.keys(changed).length === 0) return;
    waiting.current = { ...waiting.current, ...changed };
    clearTimeout(timer.current);
    timer.current = setTimeout(applyWaiting, PAUSE);
  };
  return [typed, change];
}

/** Returns the values that differ, including cleared ones. */
function differing(before: Values, after: Values): Values {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const different = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(different.map((name) => [name, after[name]]));
}

/** Serialises values for comparison: sorted, and without empty ones, which an address omits. */
function asWritten(values: Values): string {
  const isEmpty = (one: unknown) =>
    one === '' || one === null || one === undefined || (Array.isArray(one) && one.length === 0);
  const entries = Object.entries(values).filter(([, one]) => !isEmpty(one));
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
