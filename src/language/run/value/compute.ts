import { clockOf } from './clock.ts';
import { DAY } from './durations.ts';
import { computers, isPresent, type Scope, value } from './value-path.ts';
import type { ComputedSource } from './value-source.ts';

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/** The number of a day since 1970: a date is the same day everywhere, a moment that of its reader. */
function dayNumber(at: unknown, timeZone: string | undefined): number {
  const text = at instanceof Date ? at.toISOString() : String(at);
  const day = DAY_ONLY.test(text)
    ? text
    : new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(text));
  return Date.parse(day) / DAY;
}

const ratio = (part: unknown, whole: unknown) =>
  isPresent(part) && Number(whole) ? Number(part) / Number(whole) : undefined;

/** What is computed of absent values is absent. */
function compute({ compute: what, of }: ComputedSource, scope: Scope): unknown {
  if (what === 'sum' || what === 'count') {
    const list = value(of, scope);
    if (!Array.isArray(list)) return undefined;
    return what === 'count' ? list.length : list.reduce((sum: number, one) => sum + (Number(one) || 0), 0);
  }
  const [first, second] = [of].flat().map((one) => value(one, scope));
  if (what === 'ratio') return ratio(first, second);
  if (what === 'share') {
    const part = ratio(first, second);
    return part === undefined ? undefined : part * 100;
  }
  const { now = new Date(), timeZone } = clockOf(scope);
  const until = Array.isArray(of) && of.length > 1 ? second : now;
  if (!isPresent(first) || !isPresent(until)) return undefined;
  return dayNumber(until, timeZone) - dayNumber(first, timeZone);
}

computers.compute = compute;
