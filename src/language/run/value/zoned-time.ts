import { HOUR, MINUTE } from './durations.ts';
import { commaNow, language } from './language.ts';

/**
 * A moment and the time zone of its place, in RFC 9557 notation: `2026-08-04T05:00:00Z[Asia/Dubai]`. With a `!`
 * before the zone, it is told by the clock of its place first.
 */
const ZONED = /^(.*?)(?:\[(!?)([\w+/-]{1,64})\])?$/s;

export const zoned = (at: Date, timeZone: string, isPlaceFirst = false): string =>
  `${at.toISOString()}[${isPlaceFirst ? '!' : ''}${timeZone}]`;

export function unzoned(value: unknown): { at: Date; timeZone: string | undefined; isPlaceFirst: boolean } {
  // It matches any text.
  const [, moment, mark, timeZone] = ZONED.exec(String(value))!;
  return { at: new Date(moment!), timeZone, isPlaceFirst: !!mark };
}

/**
 * Formats a moment in the reader's time zone and, if the school's clock shows another time, also in the
 * school's: `Tue, Aug 4, 2026, 9:00 AM (Dubai) · 8:00 AM in Riyadh (school)`. The school's own readers get its
 * clock first: `Tue, Aug 4, 2026, 8:00 AM (Riyadh) · 9:00 AM (Dubai)`.
 */
export function zonedTime(
  value: unknown,
  reader: string,
  words: Readonly<Record<string, string>>,
  locale: string,
): string {
  const { at, timeZone: school = reader, isPlaceFirst } = unzoned(value);
  if (Number.isNaN(+at)) return String(value);
  const [first, second] = isPlaceFirst ? [school, reader] : [reader, school];
  const [one, other] = [clockIn(first, at, locale), clockIn(second, at, locale)];
  const comma = commaNow();
  const day = language().dated?.(one.day, at, { timeZone: first }) ?? one.day;
  const text = `${day}${comma}${one.time} (${placeOf(first, words)})`;
  if (one.day === other.day && one.time === other.time) return text;
  const time = one.day === other.day ? other.time : `${other.day}${comma}${other.time}`;
  const place = placeOf(second, words);
  return `${text} · ${isPlaceFirst ? `${time} (${place})` : words['formats.at_school']!.replace('{time}', time).replace('{place}', place)}`;
}

const DAY: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' };
const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

/** The day and the time, formatted as `date` and `date-time` do. */
const clockIn = (timeZone: string, at: Date, locale: string) => ({
  day: written({ ...DAY, timeZone }, at, locale),
  time: written({ ...TIME, timeZone }, at, locale),
});

const formatters = new Map<string, Intl.DateTimeFormat>();

function written(style: Intl.DateTimeFormatOptions, at: Date, locale: string): string {
  const key = `${locale} ${JSON.stringify(style)}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, style);
  formatters.set(key, known);
  return withoutBreak(known.format(at));
}

/**
 * Keeps a time on one line: no break before its AM. ICU data has various spaces there, but server and browser must
 * produce the same text.
 */
export const withoutBreak = (text: string): string => text.replace(/(:..)\s/, '$1\u00a0');

/** "Riyadh" for `Asia/Riyadh`; some zones are named after a country. */
function placeOf(timeZone: string, words: Readonly<Record<string, string>>): string {
  const name = timeZone.split('/').at(-1)!;
  return (
    words[`formats.zone_${name.toLowerCase()}`] ?? language().zone?.(timeZone) ?? name.replaceAll('_', ' ')
  );
}

type Told = { format: Intl.DateTimeFormat; at?: number; day: string };

/** The latest day formatted in each time zone: the rows of a list ask for the day of the same moment. */
const days = new Map<string, Told>();

/** The date in a time zone, as `2026-03-31`. */
export function dayIn(timeZone: string, at: Date): string {
  const told = days.get(timeZone) ?? {
    format: new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }),
    day: '',
  };
  days.set(timeZone, told);
  // An invalid date equals none, so formatting it throws.
  if (told.at !== +at) told.day = told.format.format(at);
  told.at = +at;
  return told.day;
}

/** The start of a day in a time zone; where the clock skips midnight, the day starts at one. */
export function startOfDayIn(timeZone: string, day: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const near = utc - aheadOfUtc(timeZone, utc);
  const start = utc - aheadOfUtc(timeZone, near);
  return new Date(dayIn(timeZone, new Date(start)) < day ? start + HOUR : start);
}

/** What the clock of a time zone shows, as a control takes it: `2026-03-31T09:30`. */
export const localTime = (timeZone: string, at: Date): string =>
  new Date(at.getTime() + aheadOfUtc(timeZone, at.getTime())).toISOString().slice(0, 16);

/** The moment at which the clock of a time zone shows a time; one that it skips is an hour later. */
export function momentOf(timeZone: string, local: string): Date {
  const utc = Date.parse(`${local.slice(0, 16)}Z`);
  if (Number.isNaN(utc)) return new Date(Number.NaN);
  const near = utc - aheadOfUtc(timeZone, utc);
  return new Date(utc - aheadOfUtc(timeZone, near));
}

/** The milliseconds by which a zone is ahead of UTC at a moment. */
function aheadOfUtc(timeZone: string, at: number): number {
  const moment = new Date(at);
  const time = written({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }, moment, 'en-GB');
  return Date.parse(`${dayIn(timeZone, moment)}T${time}:00Z`) - Math.floor(at / MINUTE) * MINUTE;
}

/** The moments between two days in a time zone, both included; a missing day leaves that end open. */
export const daysIn = (timeZone: string, from: string | undefined, to: string | undefined) => ({
  from: from === undefined ? undefined : startOfDayIn(timeZone, from),
  before: to === undefined || to >= LAST_DAY ? undefined : startOfDayIn(timeZone, dayAfter(to)),
});

/** The last date with a four-digit year: nothing is after it. */
const LAST_DAY = '9999-12-31';

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 24 * HOUR).toISOString().slice(0, 10);
