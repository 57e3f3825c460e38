import { DAY, HOUR } from './durations.ts';

/** Deadlines are days of the Gulf: a day ends when it ends in Riyadh, which has no daylight saving time. */
const AHEAD_OF_UTC = 3 * HOUR;

/** The date in Riyadh at a moment, as `2026-03-31`. Dates in this form compare as strings. */
export function riyadhDay(at: Date): string {
  return new Date(at.getTime() + AHEAD_OF_UTC).toISOString().slice(0, 10);
}

/** The month in Riyadh at a moment, as a serial number, so that months can be subtracted. */
export function riyadhMonth(at: Date): number {
  const [year, month] = riyadhDay(at).split('-').map(Number);
  return year! * 12 + month! - 1;
}

/** The start of a day in Riyadh. */
export function startOfRiyadhDay(date: string): Date {
  return new Date(`${date}T00:00:00+03:00`);
}

/** The date a number of days after another, as `2026-03-31`. */
export const riyadhDayAfter = (date: string, days: number): string =>
  riyadhDay(new Date(startOfRiyadhDay(date).getTime() + days * DAY));
