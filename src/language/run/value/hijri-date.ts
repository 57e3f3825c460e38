import type { Clock } from './clock.ts';
import { date } from './formats.ts';
import { language } from './language.ts';

/** Formats a date in the Hijri calendar, for Arabic readers who have not turned it off; else undefined. */
export function hijriDate(value: unknown, { timeZone }: Clock): string | undefined {
  const { name, writing } = language();
  if (name !== 'ar' || writing?.isGregorian || Number.isNaN(Date.parse(String(value)))) return undefined;
  return date(
    value,
    { day: 'numeric', month: 'long', year: 'numeric', calendar: 'islamic-umalqura' },
    { timeZone },
  );
}
