import { cached } from './formats.ts';
import { language } from './language.ts';

/** Returns what readers of Arabic call the time of a place: `توقيت مصر` for `Africa/Cairo`. */
export function zoneName(timeZone: string): string | undefined {
  if (language().name === 'en') return undefined;
  const parts = cached(Intl.DateTimeFormat, { timeZone, timeZoneName: 'shortGeneric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value;
}
