import { dayIn, startOfDayIn } from '../../../../language/run/value/zoned-time.ts';
import type { Db } from '../../../engine/db/connect.ts';
import type { SessionUser } from '../../../engine/http/session-user.ts';
import { isAtPlace } from '../../news/event-time.ts';
import { zoneOfReader, zoneOfSchool } from '../../news/reader-zone-queries.ts';

/** A month such as `2026-03`, with the current day and the moments between which its days are. */
export type Month = { month: string; today: string; from: Date; before: Date };

/** Returns a month, or the current one, by the days that the reader is told: see `starts_at_zoned`. */
export async function monthOfReader(db: Db, user: SessionUser, asked: string, now: Date): Promise<Month> {
  const isAtSchool = isAtPlace(user) && user.school_id !== null;
  const timeZone = await (isAtSchool ? zoneOfSchool(db, user.school_id!) : zoneOfReader(db, user));
  return monthIn(timeZone, asked, now);
}

export function monthIn(timeZone: string, asked: string, now: Date): Month {
  const today = dayIn(timeZone, now);
  const month = asked === 'current' ? today.slice(0, 7) : asked;
  const [year, number] = month.split('-').map(Number);
  // Months of a date count from 0, so the number is that of the next month.
  const next = new Date(Date.UTC(year!, number!)).toISOString().slice(0, 10);
  return {
    month,
    today,
    from: startOfDayIn(timeZone, `${month}-01`),
    before: startOfDayIn(timeZone, next),
  };
}
