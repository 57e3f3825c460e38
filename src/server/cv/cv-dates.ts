const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const YEAR = '(?:19[5-9]\\d|20[0-4]\\d)';
const POINT = `(?:(?:\\d{1,2}[\\s./-]+)?${MONTH}\\.?[\\s,./’'-]*${YEAR}|(?:\\d{1,2}[./])?\\d{1,2}[./]${YEAR}|${YEAR})`;
const NOW = '(?:present|current(?:ly)?|now|today|to date|ongoing)';
const RANGE = new RegExp(
  `(?<![\\w/.])(${POINT})\\s*(?:[-–—−]|to|until|till)\\s*(${POINT}|${NOW})(?![\\w/])`,
  'i',
);
const SINGLE = new RegExp(`(?<![\\w/.])(${POINT})(?![\\w/])`, 'gi');

/** A month of a year, or a year with unknown month. */
export type Point = { year: number; month?: number };
export type Span = { text: string; from: Point; to: Point | 'now' };

/** Returns the time span in a line. */
export function spanIn(line: string): Span | null {
  const [text, from = '', to = ''] = RANGE.exec(line) ?? [];
  if (text === undefined) return null;
  const [start, end] = [pointOf(from), new RegExp(`^${NOW}$`, 'i').test(to) ? 'now' : pointOf(to)] as const;
  if (!start || !end || (end !== 'now' && order(end) < order(start))) return null;
  return { text, from: start, to: end };
}

/** Returns every point in time in a text, including those of spans. */
export const pointsIn = (text: string): Point[] =>
  [...text.matchAll(SINGLE)].flatMap(([, point]) => pointOf(point!) ?? []);

/** Whether a text consists of dates only. */
export function isOnlyDates(text: string): boolean {
  const span = spanIn(text)?.text;
  const rest = (span ? text.replace(span, '') : text.replace(SINGLE, '')).replace(/[\s()[\],.:–—-]/g, '');
  return rest === '' && /\d{4}/.test(text);
}

export const withoutDates = (text: string): string =>
  (spanIn(text) ? text.replace(RANGE, '\t') : text.replace(SINGLE, '\t')).replace(/\(\s*\)|\[\s*\]/g, '');

/** Returns the first day of a month, if the month is known. */
export const firstDay = ({ year, month }: Point): string | undefined =>
  month ? `${year}-${two(month)}-01` : undefined;

export const lastDay = ({ year, month }: Point): string | undefined =>
  month ? `${year}-${two(month)}-${new Date(Date.UTC(year, month, 0)).getUTCDate()}` : undefined;

/** Returns a date, if it can be read in one way only. */
export function dayIn(text: string): string | undefined {
  const named = new RegExp(
    `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?[\\s./-]+(${MONTH})[\\s,./-]+(${YEAR})`,
    'i',
  ).exec(text);
  if (named) return dayOf(Number(named[3]), monthOf(named[2]!), Number(named[1]));
  const iso = new RegExp(`(?<!\\d)(${YEAR})-(\\d{2})-(\\d{2})(?!\\d)`).exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const plain = new RegExp(`(?<!\\d)(\\d{1,2})[./-](\\d{1,2})[./-](${YEAR})`).exec(text);
  if (!plain) return undefined;
  const [one, other, year] = plain.slice(1).map(Number) as [number, number, number];
  if (one === other || one > 12) return dayOf(year, other, one);
  return other > 12 ? dayOf(year, one, other) : undefined;
}

function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isOne = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isOne ? date.toISOString().slice(0, 10) : undefined;
}

const monthOf = (name: string) => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
const two = (number: number) => String(number).padStart(2, '0');
const order = ({ year, month = 12 }: Point) => year * 12 + month;

function pointOf(text: string): Point | null {
  const year = Number(new RegExp(`${YEAR}$`).exec(text)?.[0]);
  if (!year) return null;
  const name = new RegExp(MONTH, 'i').exec(text)?.[0];
  const digits = /(\d{1,2})[./]\d{4}$/.exec(text)?.[1];
  const month = name ? monthOf(name) : Number(digits);
  return month >= 1 && month <= 12 ? { year, month } : { year };
}
