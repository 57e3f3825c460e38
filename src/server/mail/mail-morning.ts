import { riyadhDay, startOfRiyadhDay } from '../../language/run/value/riyadh-day.ts';

const HOURS = 7;

/**
 * When the day's mails begin that nobody's doing sends: 07:00 in Riyadh, so that none comes in the night. Null as long
 * as it has not come.
 */
export function mailMorning(now: Date): Date | null {
  const morning = new Date(startOfRiyadhDay(riyadhDay(now)).getTime() + HOURS * 60 * 60 * 1000);
  return morning <= now ? morning : null;
}
