import { DAY } from '../../../../language/run/value/durations.ts';
import { siteDay, siteMonth, startOfSiteDay } from '../../../../language/run/value/site-day.ts';

export type Featured = {
  /** A month number as `siteMonth` returns it. */
  month: number;
  featured_at: Date | null;
  ended_at: Date | null;
};

/**
 * Running now; paused while the search does not show its vacancy; taken back by its school, which may feature
 * it again in the same month; or ended with its month or its vacancy.
 */
export type PromotionState = 'running' | 'paused' | 'taken_back' | 'ended';

/** `isShown`: whether the search shows its vacancy; undefined once that is deleted. */
export function promotionState(
  { month, ended_at }: Featured,
  isShown: boolean | undefined,
  now: Date,
): PromotionState {
  if (month !== siteMonth(now) || isShown === undefined) return 'ended';
  if (ended_at) return 'taken_back';
  return isShown ? 'running' : 'paused';
}

/** Returns when it ended or will end: when its school ended it, otherwise with its month at the site. */
export function promotionEnd({ month, ended_at }: Featured): Date {
  return ended_at ?? startOfSiteDay(firstDayOf(month + 1));
}

export type Period = {
  /** The first day, at the site, on which it was featured. */
  first: string;
  /**
   * The number of days compared before and after, none of them before the vacancy was posted; 0 if there are
   * none.
   */
  days: number;
};

/** Returns the days to compare: as many before as after. */
export function comparedPeriod(featured: Featured, postedAt: Date, now: Date): Period | null {
  const { featured_at } = featured;
  if (!featured_at) return null;
  const first = siteDay(featured_at);
  const end = new Date(Math.min(now.getTime(), promotionEnd(featured).getTime() - 1));
  const since = daysBetween(first, siteDay(end)) + 1;
  return { first, days: Math.max(0, Math.min(since, daysBetween(siteDay(postedAt), first))) };
}

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY);

const firstDayOf = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
