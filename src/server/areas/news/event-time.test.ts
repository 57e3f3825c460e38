import { expect, it } from 'vitest';
import { formatEventTime, zoneOfCountry } from './event-time.ts';

it.each([
  ['AE', 'Asia/Dubai'],
  ['SA', 'Asia/Riyadh'],
  ['QA', 'Asia/Qatar'],
  ['KW', 'Asia/Kuwait'],
  ['BH', 'Asia/Bahrain'],
  ['OM', 'Asia/Muscat'],
  ['GB', 'Asia/Riyadh'],
  [null, 'Asia/Riyadh'],
])('places schools of %s in the time zone %s', (iso2, zone) => {
  expect(zoneOfCountry(iso2)).toBe(zone);
});

it('formats a time in the place’s zone for a reader whose zone is unknown', () => {
  const at = new Date('2026-08-04T05:00:00Z');
  expect(formatEventTime(at, 'Asia/Dubai', { time_zone: null })).toBe(
    'Tue, Aug 4, 2026, 9:00\u00a0AM (Dubai)',
  );
});
