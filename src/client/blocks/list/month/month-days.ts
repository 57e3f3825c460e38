import type { Clock } from '../../../../language/run/value/clock.ts';
import { DAY } from '../../../../language/run/value/durations.ts';
import { date, ownZone } from '../../../../language/run/value/formats.ts';
import { dayIn, unzoned } from '../../../../language/run/value/zoned-time.ts';

/** A day is written `2026-03-31`, a month `2026-03`. */
const utc = (day: string) => new Date(`${day}T00:00:00Z`);
const written = (at: Date) => at.toISOString().slice(0, 10);

export const monthOf = (day: string): string => day.slice(0, 7);
export const dayAfter = (day: string, days: number): string => written(new Date(+utc(day) + days * DAY));

/** The month a number of months after another. */
export function monthAfter(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number);
  return monthOf(written(new Date(Date.UTC(year!, number! - 1 + months))));
}

/** The same day of another month, or its last one. */
export function dayOfMonth(month: string, day: string): string {
  const last = dayAfter(`${monthAfter(month, 1)}-01`, -1);
  const same = month + day.slice(7);
  return same < last ? same : last;
}

/** The weeks of a month, whose days begin with a day of the week (0 is Sunday); undefined outside the month. */
export function weeksOf(month: string, weekStart: number): (string | undefined)[][] {
  const first = `${month}-01`;
  const start = dayAfter(first, -((utc(first).getUTCDay() - weekStart + 7) % 7));
  const weeks: (string | undefined)[][] = [];
  for (let week = start; monthOf(week) <= month; week = dayAfter(week, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, index) => dayAfter(week, index)).map((day) =>
        monthOf(day) === month ? day : undefined,
      ),
    );
  return weeks;
}

/** Where a row stands: its day and, unless its value is a date, the time on that day. */
export interface Spot {
  day: string;
  time?: string;
}

/** A row of a list on its day. */
export interface Placed extends Spot {
  item: unknown;
}

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Returns the day of a date or a moment: in the reader's time zone, or that of its place where it is told by that
 * clock first. The time is the one that is written elsewhere.
 */
export function spotOf(value: unknown, { timeZone }: Clock): Spot | undefined {
  const text = value instanceof Date ? value.toISOString() : String(value);
  if (DATE_ONLY.test(text)) return { day: text };
  const { at, timeZone: place, isPlaceFirst } = unzoned(text);
  if (Number.isNaN(+at)) return undefined;
  const zone = (isPlaceFirst ? place : timeZone) ?? ownZone();
  return {
    day: dayIn(zone, at),
    time: date(at, { hour: 'numeric', minute: '2-digit' }, { timeZone: zone }),
  };
}

/** The full name of a day: Sunday, November 29, 2026. */
export const dayName = (day: string): string =>
  date(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, {});

/** The names of the days of a week. 2023 began on a Sunday. */
export const weekdayNames = (weekStart: number, length: 'short' | 'long'): string[] =>
  Array.from({ length: 7 }, (_, index) =>
    date(dayAfter('2023-01-01', weekStart + index), { weekday: length }, {}),
  );
