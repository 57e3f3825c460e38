import site from '../../../../schemas/site.json' with { type: 'json' };
import { DAY } from './durations.ts';
import { dayIn, startOfDayIn } from './zoned-time.ts';

/** The date at the site at a moment, as `2026-03-31`. Dates in this form compare as strings. */
export const siteDay = (at: Date): string => dayIn(site.time_zone, at);

/** The month at the site at a moment, as a serial number, so that months can be subtracted. */
export function siteMonth(at: Date): number {
  const [year, month] = siteDay(at).split('-').map(Number);
  return year! * 12 + month! - 1;
}

/** The start of a day at the site; before 1900, where time zones say little, that of UTC. */
export const startOfSiteDay = (date: string): Date =>
  date < '1900' ? new Date(date) : startOfDayIn(site.time_zone, date);

/** The date a number of days after another, as `2026-03-31`. */
export const siteDayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
