import type { Clock } from './clock.ts';
import { date, LONG_DATE } from './formats.ts';
import { language } from './language.ts';

/**
 * Adds a date in the language's own calendar (the Hijri one for Arabic), for readers who have not turned it off. Each breaks at most before the
 * Hijri year, so that where room is short the two calendars stand below each other.
 */
export function withHijri(text: string, value: unknown, { timeZone }: Clock): string {
  const { calendar, writing } = language();
  if (!calendar || writing?.isGregorian || Number.isNaN(Date.parse(String(value)))) return text;
  const style = { ...LONG_DATE, calendar };
  const other = date(value, style, { timeZone }).replace(/\s(?!\S+\s\S+$)/g, '\u00a0');
  return `${text.replace(/ /g, '\u00a0')} (${other})`;
}
