import { HOUR } from '../../../language/run/value/durations.ts';
import { riyadhDay, startOfRiyadhDay } from '../../../language/run/value/riyadh-day.ts';

const HOURS = 7;

/**
 * The time from which the day's periodic mails are sent: 07:00 in Riyadh, so that none arrives at night. Null
 * before that time.
 */
export function mailMorning(now: Date): Date | null {
  const morning = new Date(startOfRiyadhDay(riyadhDay(now)).getTime() + HOURS * HOUR);
  return morning <= now ? morning : null;
}
