import { DAY } from '../../../../language/run/value/durations.ts';
import { siteDay } from '../../../../language/run/value/site-day.ts';

/**
 * Returns the first days of the last `count` weeks at the site, the current one last. Weeks in the Gulf start
 * on Sunday.
 */
export function lastWeeks(now: Date, count: number): string[] {
  const today = new Date(`${siteDay(now)}T00:00:00Z`);
  const sunday = today.getTime() - today.getUTCDay() * DAY;
  return Array.from({ length: count }, (_, index) =>
    new Date(sunday - (count - 1 - index) * 7 * DAY).toISOString().slice(0, 10),
  );
}
