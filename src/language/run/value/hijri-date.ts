import type { Clock } from './clock.ts';
import { date, LONG_DATE } from './formats.ts';
import { language } from './language.ts';

/**
 * Formats a date in the Hijri calendar, for Arabic readers who have not turned it off; else undefined. It breaks
 * only before its year, so that where room is short the two calendars stand below each other.
 */
export function hijriDate(value: unknown, { timeZone }: Clock): string | undefined {
  const { name, writing } = language();
  if (name !== 'ar' || writing?.isGregorian || Number.isNaN(Date.parse(String(value)))) return undefined;
  const style = { ...LONG_DATE, calendar: 'islamic-umalqura' };
  return date(value, style, { timeZone }).replace(/\s(?!\S+\s\S+$)/g, '\u00a0');
}
