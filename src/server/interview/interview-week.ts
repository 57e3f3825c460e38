import { riyadhDay, startOfRiyadhDay } from '../../language/run/value/riyadh-day.ts';

const DAY = 86_400_000;

/** Seven days in Riyadh, from Sunday to Saturday: in the Gulf the week of a school begins on Sunday. */
export type Week = {
  days: string[];
  /** A day of the week before and of the one after, if it can be asked for. */
  previous: string | null;
  next: string | null;
  from: Date;
  before: Date;
};

/** The years of which a week can be asked for. */
const isKnown = (day: string) => day >= '2000-' && day < '2200-';

/** The week that a day, as `2026-03-12`, is in. */
export function weekOf(day: string): Week {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const sunday = noon - new Date(noon).getUTCDay() * DAY;
  const inDays = (count: number) => new Date(sunday + count * DAY).toISOString().slice(0, 10);
  return {
    days: Array.from({ length: 7 }, (_, index) => inDays(index)),
    previous: [inDays(-7), inDays(-1)].find(isKnown) ?? null,
    next: [inDays(7)].find(isKnown) ?? null,
    from: startOfRiyadhDay(inDays(0)),
    before: startOfRiyadhDay(inDays(7)),
  };
}

/** Rows under the day in Riyadh on which they begin; days without any are there, too. */
export function byDay<Row extends { starts_at: string }>(
  days: readonly string[],
  rows: readonly Row[],
): { date: string; rows: Row[] }[] {
  return days.map((date) => ({
    date,
    rows: rows.filter(({ starts_at }) => riyadhDay(new Date(starts_at)) === date),
  }));
}
