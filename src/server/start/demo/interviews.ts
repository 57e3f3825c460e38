import { DAY, HOUR } from '../../../language/run/value/durations.ts';
import type { Fields } from '../../engine/db/record.ts';
import { demoTexts } from './demo-content.ts';
import type { Randomness } from './randomness.ts';

/** A time on one of the next days, in the morning or early afternoon at the site. */
export function oneOfTheNextDays(now: number, chance: Randomness): number {
  const midnight = Math.floor(now / DAY) * DAY;
  return midnight + chance.between(1, 10) * DAY + chance.between(5, 11) * HOUR;
}

/** A full hour between two moments, from 8 to 14 o'clock at the site; the midpoint if there is none. */
export function workingHourBetween(from: number, until: number): number {
  for (let hour = Math.ceil(from / HOUR) * HOUR; hour < until; hour += HOUR) {
    const ofDay = (hour % DAY) / HOUR;
    if (ofDay >= 5 && ofDay <= 11) return hour;
  }
  return (from + until) / 2;
}

/** The body with which a school schedules an interview. */
export function interviewBody(startsAt: number, chance: Randomness): Fields {
  const starts_at = new Date(startsAt).toISOString();
  return { ...chance.pick(demoTexts.interviews), starts_at, despite_clash: true };
}
