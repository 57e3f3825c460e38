import { formatText } from '../../../language/run/value/formats.ts';
import { zoned } from '../../../language/run/value/zoned-time.ts';
import zones from '../../data/time-zones.json' with { type: 'json' };

/** Returns the time zone of a country, by its ISO code. */
export function zoneOfCountry(iso2: string | null): string {
  const known: Readonly<Record<string, string>> = zones.countries;
  return known[iso2 ?? ''] ?? zones.default;
}

/** Who reads a time; without a known time zone it is told in the one of the place. */
export type Reader = { time_zone: string | null };

/** Tells a moment in the reader's time zone, and in that of the place where it shows another time. */
export const toldTime = (at: Date, place: string, { time_zone }: Reader): string =>
  formatText('zoned-time', zoned(at, place), { timeZone: time_zone ?? place });
