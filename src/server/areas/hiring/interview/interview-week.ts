import { DAY } from '../../../../language/run/value/durations.ts';
import { WEEK_START } from '../../../../language/run/value/week.ts';
import { dayIn, startOfDayIn } from '../../../../language/run/value/zoned-time.ts';

/** Seven days in the school's time zone, from the one on which the site's weeks start. */
export type Week = {
  days: string[];
  /** A day of the previous and of the next week; null outside the allowed years. */
  previous: string | null;
  next: string | null;
  from: Date;
  before: Date;
};

/** The allowed years. */
const isKnown = (day: string) => day >= '2000-' && day < '2200-';

/** Returns the week of a day given as `2026-03-12`, in a time zone. */
export function weekOf(day: string, timeZone: string): Week {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const first = noon - ((new Date(noon).getUTCDay() - WEEK_START + 7) % 7) * DAY;
  const inDays = (count: number) => new Date(first + count * DAY).toISOString().slice(0, 10);
  return {
    days: Array.from({ length: 7 }, (_, index) => inDays(index)),
    previous: [inDays(-7), inDays(-1)].find(isKnown) ?? null,
    next: [inDays(7)].find(isKnown) ?? null,
    from: startOfDayIn(timeZone, inDays(0)),
    before: startOfDayIn(timeZone, inDays(7)),
  };
}

/** Groups rows by the day on which they begin in a time zone, including days without rows. */
export function byDay<Row extends { starts_at: Date | string }>(
  days: readonly string[],
  rows: readonly Row[],
  timeZone: string,
): { date: string; rows: Row[] }[] {
  return days.map((date) => ({
    date,
    rows: rows.filter(({ starts_at }) => dayIn(timeZone, new Date(starts_at)) === date),
  }));
}
