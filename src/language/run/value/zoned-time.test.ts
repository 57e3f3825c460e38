import { describe, expect, it } from 'vitest';
import { formatText, readIn } from './formats.ts';
import { dayIn, daysIn, startOfDayIn } from './zoned-time.ts';

const RIYADH = 'Asia/Riyadh';
const LONDON = 'Europe/London';

describe('a time that is told', () => {
  it.each([
    [
      '2026-08-04T05:00:00Z',
      'Asia/Dubai',
      RIYADH,
      'Tue 4 Aug 2026, 09:00 (Dubai) · 08:00 in Riyadh (school)',
    ],
    [
      '2026-08-04T05:00:00Z',
      RIYADH,
      'Asia/Dubai',
      'Tue 4 Aug 2026, 08:00 (Riyadh) · 09:00 in Dubai (school)',
    ],
    ['2026-08-04T05:00:00Z', RIYADH, RIYADH, 'Tue 4 Aug 2026, 08:00 (Riyadh)'],
    ['2026-08-04T05:00:00Z', 'Asia/Kuwait', 'Asia/Qatar', 'Tue 4 Aug 2026, 08:00 (Kuwait)'],
    // Summer time in Europe ends on 25 October 2026, and begins on 29 March.
    ['2026-10-24T07:00:00Z', LONDON, RIYADH, 'Sat 24 Oct 2026, 08:00 (London) · 10:00 in Riyadh (school)'],
    ['2026-10-25T07:00:00Z', LONDON, RIYADH, 'Sun 25 Oct 2026, 07:00 (London) · 10:00 in Riyadh (school)'],
    [
      '2026-03-28T07:00:00Z',
      LONDON,
      'Asia/Dubai',
      'Sat 28 Mar 2026, 07:00 (London) · 11:00 in Dubai (school)',
    ],
    [
      '2026-03-29T07:00:00Z',
      LONDON,
      'Asia/Dubai',
      'Sun 29 Mar 2026, 08:00 (London) · 11:00 in Dubai (school)',
    ],
    // The hour that occurs twice.
    ['2026-10-25T00:30:00Z', LONDON, RIYADH, 'Sun 25 Oct 2026, 01:30 (London) · 03:30 in Riyadh (school)'],
    ['2026-10-25T01:30:00Z', LONDON, RIYADH, 'Sun 25 Oct 2026, 01:30 (London) · 04:30 in Riyadh (school)'],
    // Another day.
    [
      '2026-11-01T21:30:00Z',
      'America/New_York',
      'Asia/Qatar',
      'Sun 1 Nov 2026, 16:30 (New York) · Mon 2 Nov 2026, 00:30 in Doha (school)',
    ],
    [
      '2026-12-31T20:30:00Z',
      'Asia/Muscat',
      'Asia/Bahrain',
      'Fri 1 Jan 2027, 00:30 (Muscat) · Thu 31 Dec 2026, 23:30 in Bahrain (school)',
    ],
  ])('%s is read in %s, of a school in %s, as %s', (at, timeZone, school, text) => {
    expect(formatText('zoned-time', `${at}[${school}]`, { timeZone })).toBe(text);
  });

  it('stands alone without the time zone of a school', () => {
    const told = formatText('zoned-time', '2026-08-04T05:00:00Z', { timeZone: 'Europe/Berlin' });
    expect(told).toBe('Tue 4 Aug 2026, 07:00 (Berlin)');
    expect(formatText('zoned-time', 'soon', { timeZone: RIYADH })).toBe('soon');
  });

  it('is written in the language that was chosen', () => {
    readIn('ar-AE');
    const told = formatText('zoned-time', '2026-08-04T05:00:00Z', { timeZone: RIYADH });
    readIn('en-US');
    expect(told).toContain('4 أغسطس 2026');
  });
});

it.each([
  ['Asia/Dubai', '2026-08-04', '2026-08-03T20:00:00.000Z'],
  ['Asia/Riyadh', '2026-08-04', '2026-08-03T21:00:00.000Z'],
  ['Europe/London', '2026-08-04', '2026-08-03T23:00:00.000Z'],
  ['Etc/UTC', '2026-08-04', '2026-08-04T00:00:00.000Z'],
  ['America/New_York', '2026-12-04', '2026-12-04T05:00:00.000Z'],
  // Summer time begins during the day, and at midnight.
  ['Australia/Sydney', '2026-10-04', '2026-10-03T14:00:00.000Z'],
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
])('a day in %s, %s, begins at %s', (zone, day, start) => {
  const begins = startOfDayIn(zone, day);
  expect(begins.toISOString()).toBe(start);
  expect(dayIn(zone, begins)).toBe(day);
  expect(dayIn(zone, new Date(begins.getTime() - 1))).not.toBe(day);
});

it('leaves the side after the last day that can be named open', () => {
  const { from, before } = daysIn('America/New_York', '9999-12-30', '9999-12-31');
  expect(from?.toISOString()).toBe('9999-12-30T05:00:00.000Z');
  expect(before).toBeUndefined();
});
