/** A moment, and the time zone of the place where it happens, as RFC 9557 writes them: `2026-08-04T05:00:00Z[Asia/Dubai]`. */
const ZONED = /^(.*?)(?:\[([\w+/-]{1,64})\])?$/s;

export const zoned = (at: Date, timeZone: string): string => `${at.toISOString()}[${timeZone}]`;

export function unzoned(value: unknown): { at: Date; timeZone: string | undefined } {
  const [, moment = '', timeZone] = ZONED.exec(String(value)) ?? [];
  return { at: new Date(moment), timeZone };
}

/**
 * Tells a moment in the reader's time zone and, where the clock of the school shows another time, in the school's, too:
 * `Tue 4 Aug 2026, 09:00 (Dubai) · 08:00 in Riyadh (school)`.
 */
export function zonedTime(
  value: unknown,
  reader: string,
  words: Readonly<Record<string, string>>,
  locale: string,
): string {
  const { at, timeZone: school = reader } = unzoned(value);
  if (Number.isNaN(at.getTime())) return String(value);
  const own = clockIn(reader, at, locale);
  const text = `${own.day}, ${own.time} (${placeOf(reader, words)})`;
  const there = clockIn(school, at, locale);
  if (own.day === there.day && own.time === there.time) return text;
  const time = own.day === there.day ? there.time : `${there.day}, ${there.time}`;
  return `${text} · ${words['formats.at_school']!.replace('{time}', time).replace('{place}', placeOf(school, words))}`;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string, at: Date, locale: string): { day: string; time: string } {
  const key = `${locale} ${timeZone}`;
  const known =
    formatters.get(key) ??
    new Intl.DateTimeFormat(locale, {
      timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formatters.set(key, known);
  const parts = Object.fromEntries(known.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    day: `${parts.weekday} ${parts.day} ${parts.month} ${parts.year}`,
    time: `${parts.hour}:${parts.minute}`,
  };
}

/** "Riyadh" of `Asia/Riyadh`; some zones are called after a country. */
function placeOf(timeZone: string, words: Readonly<Record<string, string>>): string {
  const name = timeZone.split('/').at(-1)!;
  return words[`formats.zone_${name.toLowerCase()}`] ?? name.replaceAll('_', ' ');
}

const days = new Map<string, Intl.DateTimeFormat>();

/** The date in a time zone, as `2026-03-31`. */
export function dayIn(timeZone: string, at: Date): string {
  const known = days.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  days.set(timeZone, known);
  return known.format(at);
}

/** The moment at which a day begins in a time zone. */
export function startOfDayIn(timeZone: string, day: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const { day: _, time } = clockIn(timeZone, new Date(utc), 'en-US');
  const [hours, minutes] = time.split(':').map(Number);
  const ahead = dayIn(timeZone, new Date(utc)) === day;
  const shift = (hours! * 60 + minutes!) * 60_000;
  return new Date(ahead ? utc - shift : utc + 86_400_000 - shift);
}
