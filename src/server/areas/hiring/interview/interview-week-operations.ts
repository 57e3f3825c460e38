import { dayIn } from '../../../../language/run/value/zoned-time.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { zoneOfSchool } from '../../news/reader-zone-queries.ts';
import { byDay, weekOf } from './interview-week.ts';
import { interviewsBetween } from './interview-week-queries.ts';
import { presentListedInterviews } from './listed-interviews.ts';

/** The most interviews in a week's list; hardly any school has that many. */
const LISTED_AT_MOST = 200;

export const interviewWeekOperations = {
  async getInterviewWeek({ query }, { db, user, clock }) {
    const now = clock();
    const school_id = user.school_id!;
    const timeZone = await zoneOfSchool(db, school_id);
    const today = dayIn(timeZone, now);
    const { days, previous, next, ...span } = weekOf(query.day ?? today, timeZone);
    const { rows, total } = await interviewsBetween(db, { school_id, ...span }, LISTED_AT_MOST);
    const listed = await presentListedInterviews(db, rows, now, user);
    return {
      data: {
        starts_on: days[0]!,
        ends_on: days.at(-1)!,
        previous,
        next,
        total,
        omitted: total - rows.length,
        days: byDay(days, listed, timeZone).map(({ date, rows: interviews }) => ({
          date,
          is_today: date === today,
          interviews,
        })),
      },
    };
  },
} satisfies Partial<Handlers>;
