import site from '../../../../schemas/site.json' with { type: 'json' };
import { formatText } from '../../../language/run/value/formats.ts';
import { zoned } from '../../../language/run/value/zoned-time.ts';
import zones from '../../data/time-zones.json' with { type: 'json' };

/** The time zone of a country, by its ISO code. */
export function zoneOfCountry(iso2: string | null): string {
  const known: Readonly<Record<string, string>> = zones.countries;
  return known[iso2 ?? ''] ?? site.time_zone;
}

/**
 * The reader of a time; without a known time zone it is formatted in that of the place. A school's members get the
 * place's clock first.
 */
export type Reader = { time_zone: string | null; role_name?: string };

export const isAtPlace = ({ role_name }: Pick<Reader, 'role_name'>): boolean => role_name === 'School';

/** Formats a time in the reader's time zone and, where it differs, also in that of the place. */
export const formatEventTime = (at: Date, place: string, reader: Reader): string =>
  formatText('zoned-time', zoned(at, place, isAtPlace(reader)), { timeZone: reader.time_zone ?? place });
