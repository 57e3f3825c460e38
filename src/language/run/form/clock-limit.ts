import type { Clock } from '../value/clock.ts';
import { DAY } from '../value/durations.ts';
import { siteDay } from '../value/site-day.ts';
import type { ClockReference } from './field-schema.ts';
import type { Plan } from './plan.ts';
import { equal, formats } from './validator-runtime.ts';

const limits: Readonly<Record<ClockReference['$clock'], (now: Date) => string>> = {
  now: (now) => now.toISOString(),
  today: (now) => siteDay(now),
  yesterday: (now) => siteDay(new Date(now.getTime() - DAY)),
};

/** Returns the clock limits (`$clock`) that a text violates, each with the limit's current value. */
export function brokenClockLimits(
  { clock = {}, text: written }: Plan,
  text: string,
  { now = new Date() }: Clock,
) {
  return (['formatMinimum', 'formatMaximum'] as const).flatMap((keyword) => {
    const reference = clock[keyword];
    const format = formats[written as 'date'];
    if (reference === undefined || !format?.validate(text)) return [];
    const limit = limits[reference](now);
    const distance = format.compare(text, limit);
    return (keyword === 'formatMinimum' ? distance < 0 : distance > 0) ? [{ keyword, limit }] : [];
  });
}

/** Whether a value is a day before the clock's limit; false for a value that is not a day. */
export function isBefore(value: unknown, { $clock }: ClockReference, { now = new Date() }: Clock): boolean {
  if (typeof value !== 'string' || !formats.date.validate(value)) return false;
  return formats.date.compare(value, limits[$clock](now).slice(0, 10)) < 0;
}

/**
 * Whether the stored record already has this value: it was valid when it was set, and time alone does not
 * invalidate it.
 */
export const isKept = (
  kept: Readonly<Record<string, unknown>> | undefined,
  data: Readonly<Record<string, unknown>>,
  field: string | number | undefined,
): boolean => kept !== undefined && field !== undefined && equal(kept[field], data[field]);
