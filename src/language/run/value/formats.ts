import type { Format as FormatName } from '../../../../generated/definitions.d.ts';
import texts from '../../../../schemas/messages/formats.json' with { type: 'json' };
import site from '../../../../schemas/site.json' with { type: 'json' };
import type { Clock } from './clock.ts';
import { DAY, MINUTE } from './durations.ts';
import { commaNow, language, localeNow, perLanguage } from './language.ts';
import { withoutBreak, zonedTime } from './zoned-time.ts';

/** Formats a value by the name of a format. Absent values become "". */
export type FormatText = (name: string, value: unknown, options?: FormatOptions) => string;

export type FormatOptions = Clock & {
  /** ISO 4217 code; the default is the site's, and USD for thousands on a slider. */
  currency?: string;
};

type Format = (value: unknown, options: FormatOptions) => string;
type Formats = Readonly<Record<FormatName, Format>>;

/** The words in formatted values, by text key; words without a translation stay English. */
const words = perLanguage((): typeof texts => ({ ...texts, ...language().texts }));

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
];
const DATE: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
export const LONG_DATE: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };
const DATE_TIME: Intl.DateTimeFormatOptions = { ...DATE, hour: 'numeric', minute: '2-digit' };
const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Formats by name. `image`, `link`, `file` and `html` are rendered as elements; these are their plain texts.
 */
export const formats: Formats = {
  text: (value) => (Array.isArray(value) ? value.map(plain).join(commaNow()) : plain(value)),
  number: (value) => decimal(Number(value)),
  percent: (value) => `${decimal(Math.round(Number(value)))}%`,
  share,
  money: (value, { currency }) => money(Number(value), currency),
  'money-k': (value, { currency }) => apart(thousands(Number(value), currency)),
  'money-range': moneyRange,
  date: (value, clock) => whole(date(value, DATE, clock), value, clock),
  'date-time': (value, clock) => whole(date(value, DATE_TIME, clock), value, clock),
  'zoned-time': (value, { timeZone }) => apart(zonedTime(value, timeZone ?? ownZone(), words(), localeNow())),
  'long-date-us': (value, clock) => whole(date(value, LONG_DATE, clock), value, clock),
  'month-year': (value, clock) => apart(date(value, { month: 'long', year: 'numeric' }, clock)),
  year: (value, clock) => apart(date(value, { year: 'numeric' }, clock)),
  weekday: (value, clock) => apart(date(value, { weekday: 'short', day: 'numeric', month: 'short' }, clock)),
  'relative-time': (value, { now }) => relativeTime(value, now ?? new Date()),
  slug,
  html: (value) =>
    String(value)
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  image: String,
  link: String,
  file: (value) => fileName(value),
  'yes-no': (value) =>
    value === true || Number(value) === 1 ? words()['formats.yes'] : words()['formats.no'],
  bytes: (value) => byteSize(Number(value)),
};

export function formatText(name: string, value: unknown, options: FormatOptions = {}): string {
  const absent = value === undefined || value === null || value === '';
  if (absent) return '';
  const known: Readonly<Record<string, Format | undefined>> = formats;
  return (known[name] ?? formats.text)(value, options);
}

const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId: () => string } } };

/** The time zone of this device. A page's first date formatter takes 20 ms, which calls would wait for. */
export const ownZone = (): string =>
  Temporal?.Now.timeZoneId() ?? cached(Intl.DateTimeFormat, {}).resolvedOptions().timeZone;

/** Lower case with hyphens for spaces, as in links to jobs and applications. */
function slug(value: unknown): string {
  return String(value).trim().toLowerCase().replace(/\s+/g, '-');
}

/** Formats [part, whole] as a rounded percentage; 0% when the whole is 0. */
function share(value: unknown): string {
  const [part, whole] = (Array.isArray(value) ? value : []).map(Number);
  return `${decimal(whole ? Math.round(((part ?? 0) / whole) * 100) : 0)}%`;
}

/** Formats [least, most]; if one is absent, only the other is shown. */
function moneyRange(value: unknown, { currency }: FormatOptions): string {
  const ends = (Array.isArray(value) ? value : [value]).filter((end) => end !== undefined && end !== null);
  if (ends.length < 2) return ends.length ? money(Number(ends[0]), currency) : '';
  const [least, most] = ends.map(Number) as [number, number];
  // The currency stands once, on its own side of the numbers.
  return isCurrencyFirst(currency)
    ? `${money(least, currency)} – ${decimal(most)}`
    : `${decimal(least)} – ${money(most, currency)}`;
}

function isCurrencyFirst(currency = site.currency): boolean {
  const parts = cached(Intl.NumberFormat, { style: 'currency', currency }, localeNow()).formatToParts(1);
  const at = (type: string) => parts.findIndex((part) => part.type === type);
  return at('currency') < at('integer');
}

/** Shows cents only where there are some. */
function money(amount: number, currency = site.currency, cents = 2, notation?: 'compact'): string {
  const digits = !notation && Number.isInteger(amount) ? 0 : cents;
  const fraction = { minimumFractionDigits: notation ? 0 : digits, maximumFractionDigits: digits };
  return cached(Intl.NumberFormat, { style: 'currency', currency, notation, ...fraction }, localeNow())
    .format(amount)
    .replace(/\u00a0/g, ' ');
}

/** "$12k"; other languages have a word for thousands. */
const thousands = (amount: number, currency: string | undefined) =>
  language().name === 'en' ? `${money(amount / 1000, currency, 1)}k` : money(amount, currency, 1, 'compact');

/** Numbers that are no amounts, such as counts in a sentence, only get the reader's digits. */
function plain(value: unknown): string {
  const isOurs = typeof value === 'number' && language().writing?.digits !== undefined;
  return isOurs ? cached(Intl.NumberFormat, { useGrouping: false }).format(value) : String(value);
}

function decimal(amount: number): string {
  return cached(Intl.NumberFormat, { maximumFractionDigits: 2 }).format(amount);
}

/** A date without time is the same day everywhere; a moment is formatted in the reader's time zone. */
export function date(value: unknown, style: Intl.DateTimeFormatOptions, { timeZone }: Clock): string {
  const moment = value instanceof Date ? value : new Date(String(value));
  if (Number.isNaN(moment.getTime())) return String(value);
  const { hour, minute, ...day } = style;
  const shown = DATE_ONLY.test(String(value)) ? { ...day, timeZone: 'UTC' } : { ...style, timeZone };
  return withoutBreak(cached(Intl.DateTimeFormat, shown).format(moment));
}

const whole = (text: string, value: unknown, clock: Clock) =>
  apart(language().dated?.(text, value, clock) ?? text);

function relativeTime(value: unknown, now: Date): string {
  const text = String(value);
  const isDay = DATE_ONLY.test(text);
  const from = isDay ? Date.parse(now.toISOString().slice(0, 10)) : now.getTime();
  const distance = Date.parse(text) - from;
  if (Number.isNaN(distance)) return text;
  const [unit, length] = UNITS.find((entry) => Math.abs(distance) >= entry[1]) ?? ['minute', MINUTE];
  if (isDay && distance === 0) return words()['formats.today'];
  if (Math.abs(distance) < MINUTE) return words()['formats.just_now'];
  return apart(cached(Intl.RelativeTimeFormat, {}).format(Math.trunc(distance / length), unit));
}

/** Isolates left-to-right text within a right-to-left sentence (U+2068, U+2069) to preserve its order. */
const apart = (text: string): string => (language().dir === 'rtl' ? `\u2068${text}\u2069` : text);

/** Returns the last segment of a file's URL, the name that people recognise. */
export function fileName(value: unknown): string {
  const last = String(value).split(/[?#]/)[0]!.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** A size in the unit that keeps it short, in the words of the language: 1536 → "1.5 KB". */
function byteSize(bytes: number): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), 3);
  const unit = `${['', 'kilo', 'mega', 'giga'][power]}byte`;
  const amount = bytes / 1024 ** power;
  const unitDisplay = power > 0 && language().name === 'en' ? 'short' : 'long';
  const maximumFractionDigits = power > 0 && amount < 100 ? 1 : 0;
  return cached(Intl.NumberFormat, { style: 'unit', unit, unitDisplay, maximumFractionDigits })
    .format(amount)
    .replace('kB', 'KB');
}

type Formatter<Options, Made> = new (locale: string, options: Options) => Made;
const made = new Map<string, unknown>();

/** Returns an Intl formatter for the reader's locale, cached because formatters are slow to create. */
export function cached<Options, Made>(
  kind: Formatter<Options, Made>,
  options: Options,
  written = localeNow(),
): Made {
  const key = written + kind.name + JSON.stringify(options);
  if (!made.has(key)) made.set(key, new kind(written, options));
  return made.get(key) as Made;
}
