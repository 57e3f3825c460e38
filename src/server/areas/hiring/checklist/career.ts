import { folded } from '../../../../language/run/value/folded.ts';
import { siteDayAfter } from '../../../../language/run/value/site-day.ts';

/** A post that somebody has or had. A date may lack its day or month (`2019-09`, `2019`), as in an imported CV. */
export type Post = {
  employer: string | null;
  /** The code of its country, or the name of one without a code; null if the profile names none. */
  country: string | null;
  from: string | null;
  to: string | null;
  is_current: boolean;
};

export type Career = {
  /** Today at the site (`siteDay`). */
  today: string;
  posts: readonly Post[];
};

/** The months that police clearances and the like look back. */
const TEN_YEARS = 120;

/** A post's days, as far as they are known, up to today. */
type Span = { from: string | null; to: string | null; post: Post };

/** A time without a post, both days included. */
export type Gap = { from: string; until: string; subject: string };

/**
 * Returns the countries of which a file needs clearances: where somebody lives, and where they worked in the last ten
 * years. As long as the posts do not reach back ten years, nobody knows where the person was, so the country of nationality
 * is among them. Null stands for a country that the profile does not name.
 */
export function countriesOfTenYears(
  career: Career & { lives_in: string | null; nationality: string | null },
): (string | null)[] {
  const { today, lives_in, nationality } = career;
  const since = monthsAfter(today, -TEN_YEARS);
  const spans = spansOf(career);
  const countries = new Set<string | null>(lives_in === null ? [] : [lives_in]);
  for (const { to, post } of spans) if ((to ?? today) >= since) countries.add(post.country);
  if (!spans.some(({ from }) => from !== null && from <= since)) countries.add(nationality);
  return [...countries].sort((a, b) => Number(a === null) - Number(b === null));
}

/**
 * Returns the times of more than a month between posts, and since the last one, the earliest first. Before the first post
 * there is none: nothing says when somebody began to work. A post of which one day is known counts as that day.
 */
export function gapsIn(career: Career): Gap[] {
  const days = spansOf(career).flatMap(({ from, to }) => {
    const [first, last] = [from ?? to, to ?? from];
    return first !== null && last !== null ? [{ first, last }] : [];
  });
  days.sort((a, b) => compareText(a.first, b.first));
  const gaps: Gap[] = [];
  const note = (after: string, before: string | null) => {
    const from = siteDayAfter(after, 1);
    const until = before === null ? career.today : siteDayAfter(before, -1);
    if (monthsAfter(from, 1) > until) return;
    const end = before === null ? '..' : until.slice(0, MONTH);
    gaps.push({ from, until, subject: `${from.slice(0, MONTH)}/${end}` });
  };
  let reached: string | undefined;
  for (const { first, last } of days) {
    if (reached !== undefined && first > reached) note(reached, first);
    if (reached === undefined || last > reached) reached = last;
  }
  if (reached !== undefined) note(reached, null);
  return gaps;
}

/**
 * Returns the employer of the post held now, or of the one that ended last; of several, of the one that began last. Null
 * if there is no post, or the profile does not say whose.
 */
export function latestEmployer(career: Career): string | null {
  const end = ({ from, to }: Span) => to ?? from ?? '';
  const [latest] = spansOf(career).sort(
    (a, b) => compareText(end(b), end(a)) || compareText(b.from ?? '', a.from ?? ''),
  );
  return latest?.post.employer?.trim() || null;
}

const essential = (name: string): string =>
  folded(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether two names are of the same employer: case, accents and punctuation aside. */
export const isSameEmployer = (one: string, other: string): boolean =>
  essential(one) !== '' && essential(one) === essential(other);

const spansOf = ({ today, posts }: Career): Span[] => posts.flatMap((post) => spanOf(post, today) ?? []);

/**
 * Returns a post's days up to today; undefined if it has not begun. Dates the wrong way round are swapped, and one that lacks
 * its day or month takes in as much as it can, so that no gap is made up.
 */
function spanOf(post: Post, today: string): Span | undefined {
  const [begun, ended] = [firstDay(post.from), lastDay(post.to)];
  const isReversed = begun !== null && ended !== null && !post.is_current && ended < begun;
  const from = isReversed ? firstDay(post.to) : begun;
  const to = post.is_current ? today : isReversed ? lastDay(post.from) : ended;
  if (from !== null && from > today) return undefined;
  return { from, to: to !== null && to > today ? today : to, post };
}

const DATE = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/;
/** The length of `2026-03`. */
const MONTH = 7;

function firstDay(date: string | null): string | null {
  const [, year, month = '01', day = '01'] = DATE.exec(date ?? '') ?? [];
  return year === undefined ? null : realDay(`${year}-${month}-${day}`);
}

function lastDay(date: string | null): string | null {
  const [, year, month = '12', day] = DATE.exec(date ?? '') ?? [];
  if (year === undefined) return null;
  if (day !== undefined) return realDay(`${year}-${month}-${day}`);
  const first = realDay(`${year}-${month}-01`);
  return first && siteDayAfter(monthsAfter(first, 1), -1);
}

/** Returns a date if the calendar has it. */
function realDay(date: string): string | null {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : null;
}

/** Returns the date a number of months later; the last day of a month that is too short. */
function monthsAfter(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, last));
  return first.toISOString().slice(0, 10);
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
