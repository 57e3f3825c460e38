import type { Clock } from '../value/clock.ts';
import { riyadhDay } from '../value/riyadh-day.ts';
import type { ClockReference } from './field-schema.ts';
import type { Plan } from './plan.ts';
import { equal, formats } from './validator-runtime.ts';

const DAY = 24 * 60 * 60 * 1000;

const limits: Readonly<Record<ClockReference['$clock'], (now: Date) => string>> = {
  now: (now) => now.toISOString(),
  today: (now) => riyadhDay(now),
  yesterday: (now) => riyadhDay(new Date(now.getTime() - DAY)),
};

/** The limits of the clock that a text breaks, each with what the limit is at present. */
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

/** Whether a value is a day before that of a clock; what is no day is before nothing. */
export function isBefore(value: unknown, { $clock }: ClockReference, { now = new Date() }: Clock): boolean {
  if (typeof value !== 'string' || !formats.date.validate(value)) return false;
  return formats.date.compare(value, limits[$clock](now).slice(0, 10)) < 0;
}

/** Whether a value is as it was when it was allowed: time alone does not make it wrong. */
export const isKept = (
  kept: Readonly<Record<string, unknown>> | undefined,
  data: Readonly<Record<string, unknown>>,
  field: string | number | undefined,
): boolean => kept !== undefined && field !== undefined && equal(kept[field], data[field]);
