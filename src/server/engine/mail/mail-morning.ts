import { HOUR } from '../../../language/run/value/durations.ts';
import { siteDay, startOfSiteDay } from '../../../language/run/value/site-day.ts';

const HOURS = 7;

/**
 * The time from which the day's periodic mails are sent: 07:00 at the site, so that none arrives at night. Null
 * before that time.
 */
export function mailMorning(now: Date): Date | null {
  const morning = new Date(startOfSiteDay(siteDay(now)).getTime() + HOURS * HOUR);
  return morning <= now ? morning : null;
}
