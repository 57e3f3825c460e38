const ENGLISH = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** The months in the Gulf and in the Levant. */
const ARABIC = [
  ['يناير', 'كانون الثاني'],
  ['فبراير', 'شباط'],
  ['مارس', 'آذار', 'اذار'],
  ['أبريل', 'ابريل', 'إبريل', 'نيسان'],
  ['مايو', 'أيار', 'ايار'],
  ['يونيو', 'يونيه', 'حزيران'],
  ['يوليو', 'يوليه', 'تموز'],
  ['أغسطس', 'اغسطس', 'آب'],
  ['سبتمبر', 'أيلول', 'ايلول'],
  ['أكتوبر', 'اكتوبر', 'تشرين الأول'],
  ['نوفمبر', 'تشرين الثاني'],
  ['ديسمبر', 'كانون الأول'],
];
const MONTH = `(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|${ARABIC.flat().join('|')})`;
const YEAR = '(?:19[5-9]\\d|20[0-4]\\d)';
const POINT = `(?:(?:\\d{1,2}(?:st|nd|rd|th)?[\\s./-]+)?${MONTH}\\.?[\\s,./’'-]*(?:${YEAR}|(?<=[’'])\\d{2})|(?:\\d{1,2}[./])?\\d{1,2}[./]${YEAR}|${YEAR})`;
const NOW =
  '(?:(?:the )?present|current(?:ly)?|now|today|to[- ]date|till date|date|ongoing|(?:حتى )?(?:الآن|الان|تاريخه))';
const BEFORE = '(?<![\\p{L}\\p{N}/.])';
const AFTER = '(?![\\p{L}\\p{N}/])';
const RANGE = new RegExp(
  `${BEFORE}(?:(?:from|between|من)\\s+)?(${POINT})\\s*(?:[-–—−]|to|until|till|till to|and|إلى|الى|حتى)\\s*(${POINT}|${NOW})${AFTER}`,
  'iu',
);
/** "Since 2020", and "January 2021 –" without an end. */
const OPEN = new RegExp(`${BEFORE}(?:since|منذ)\\s+(${POINT})${AFTER}`, 'iu');
const SINGLE = new RegExp(`${BEFORE}(${POINT})${AFTER}`, 'giu');

/** A day, a month of a year, or a year with unknown month. */
export type Point = { year: number; month?: number; day?: number };
export type Span = { text: string; from: Point; to: Point | 'now' };

export function spanIn(line: string): Span | null {
  const [open, since] = OPEN.exec(line) ?? [];
  if (open !== undefined) {
    const from = pointOf(since!);
    return from && { text: open, from, to: 'now' };
  }
  const [text, from = '', to = ''] = RANGE.exec(line) ?? [];
  if (text === undefined) return null;
  const [start, end] = [pointOf(from), new RegExp(`^${NOW}$`, 'iu').test(to) ? 'now' : pointOf(to)] as const;
  if (!start || !end || (end !== 'now' && order(end) < order(start))) return null;
  return { text, from: start, to: end };
}

/** Returns every date in a text, including those of spans. */
export const pointsIn = (text: string): Point[] =>
  [...text.matchAll(SINGLE)].flatMap(([, point]) => pointOf(point!) ?? []);

export function isOnlyDates(text: string): boolean {
  const span = spanIn(text)?.text;
  const rest = (span ? text.replace(span, '') : text.replace(SINGLE, '')).replace(/[\s()[\],.:–—-]/g, '');
  return rest === '' && /\d{4}/.test(text);
}

export const withoutDates = (text: string): string => {
  const span = spanIn(text)?.text;
  return (span ? text.replace(span, '\t') : text.replace(SINGLE, '\t')).replace(/\(\s*\)|\[\s*\]/g, '');
};

const NUMERIC = new RegExp(`(?<![\\d./-])(\\d{1,2})([./-])(\\d{1,2})\\2(${YEAR})(?![\\d./-])`, 'g');

/**
 * Writes the months of numeric dates as words if the document shows whether the day or the month comes first:
 * 03/04/2019 alone is left as it is.
 */
export function withNamedMonths(written: readonly string[]): string[] {
  const lines = written.map(withWholeYears);
  const numbers = lines.flatMap((line) => [...line.matchAll(NUMERIC)]);
  const isDayFirst = numbers.some(([, first]) => Number(first) > 12);
  const isMonthFirst = numbers.some(([, , , second]) => Number(second) > 12);
  if (isDayFirst === isMonthFirst) return [...lines];
  return lines.map((line) =>
    line.replace(NUMERIC, (whole, first: string, _, second: string, year: string) => {
      const [day, month] = isDayFirst ? [first, second] : [second, first];
      const name = ENGLISH[Number(month) - 1];
      return name ? `${day} ${name[0]!.toUpperCase()}${name.slice(1)} ${year}` : whole;
    }),
  );
}

/** Writes the school year 2017/18 as 2017 – 2018. */
const withWholeYears = (line: string) =>
  line.replace(
    /(?<![\d/.-])((?:19|20)\d\d)\/((?:19|20)?\d\d)(?![\d/.-])/g,
    (whole, from: string, to: string) =>
      (Number(from) + 1) % 100 === Number(to) % 100 ? `${from} – ${Number(from) + 1}` : whole,
  );

/** Returns the first day of a date, if its month is known. */
export const firstDay = ({ year, month, day = 1 }: Point): string | undefined =>
  month ? `${year}-${two(month)}-${two(day)}` : undefined;

export const lastDay = ({ year, month, day }: Point): string | undefined =>
  month ? `${year}-${two(month)}-${two(day ?? new Date(Date.UTC(year, month, 0)).getUTCDate())}` : undefined;

/** Returns a date if it can be read in one way only. */
export function dayIn(text: string): string | undefined {
  const named = new RegExp(
    `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?[\\s./-]+(${MONTH})[\\s,./-]+(${YEAR})`,
    'iu',
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

const monthOf = (name: string) =>
  1 +
  Math.max(
    ENGLISH.indexOf(name.slice(0, 3).toLowerCase()),
    ARABIC.findIndex((names) => names.includes(name)),
  );
const two = (number: number) => String(number).padStart(2, '0');
const order = ({ year, month = 12 }: Point) => year * 12 + month;

function pointOf(text: string): Point | null {
  const short = /[’'](\d{2})$/.exec(text)?.[1];
  const year = short ? 2000 + Number(short) : Number(new RegExp(`${YEAR}$`).exec(text)?.[0]);
  if (!year) return null;
  const name = new RegExp(MONTH, 'iu').exec(text)?.[0];
  // 03/04/2019 is ambiguous unless both numbers are the same.
  const [, first, second] = /^(?:(\d{1,2})[./])?(\d{1,2})[./]\d{4}$/.exec(text) ?? [];
  const isClear = first === undefined || first === second || Number(first) > 12;
  const month = name ? monthOf(name) : isClear ? Number(second) : 0;
  if (!(month >= 1 && month <= 12)) return { year };
  const day = Number(dayIn(text)?.slice(8));
  return day ? { year, month, day } : { year, month };
}
