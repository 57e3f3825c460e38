import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../generated/language-facts.ts';
import { formatText } from './formats.ts';
import { ENGLISH, speakBy } from './language.ts';
import { zoneName } from './zone-name.ts';
import { dayIn, daysIn, localTime, momentOf, startOfDayIn } from './zoned-time.ts';

const RIYADH = 'Asia/Riyadh';
const LONDON = 'Europe/London';

describe('a formatted moment', () => {
  it.each([
    [
      '2026-08-04T05:00:00Z',
      'Asia/Dubai',
      RIYADH,
      'Tue, Aug 4, 2026, 9:00\u00a0AM (Dubai) · 8:00\u00a0AM in Riyadh (school)',
    ],
    [
      '2026-08-04T05:00:00Z',
      RIYADH,
      'Asia/Dubai',
      'Tue, Aug 4, 2026, 8:00\u00a0AM (Riyadh) · 9:00\u00a0AM in Dubai (school)',
    ],
    ['2026-08-04T05:00:00Z', RIYADH, RIYADH, 'Tue, Aug 4, 2026, 8:00\u00a0AM (Riyadh)'],
    ['2026-08-04T05:00:00Z', 'Asia/Kuwait', 'Asia/Qatar', 'Tue, Aug 4, 2026, 8:00\u00a0AM (Kuwait)'],
    // Summer time in Europe ends on 25 October 2026, and begins on 29 March.
    [
      '2026-10-24T07:00:00Z',
      LONDON,
      RIYADH,
      'Sat, Oct 24, 2026, 8:00\u00a0AM (London) · 10:00\u00a0AM in Riyadh (school)',
    ],
    [
      '2026-10-25T07:00:00Z',
      LONDON,
      RIYADH,
      'Sun, Oct 25, 2026, 7:00\u00a0AM (London) · 10:00\u00a0AM in Riyadh (school)',
    ],
    [
      '2026-03-28T07:00:00Z',
      LONDON,
      'Asia/Dubai',
      'Sat, Mar 28, 2026, 7:00\u00a0AM (London) · 11:00\u00a0AM in Dubai (school)',
    ],
    [
      '2026-03-29T07:00:00Z',
      LONDON,
      'Asia/Dubai',
      'Sun, Mar 29, 2026, 8:00\u00a0AM (London) · 11:00\u00a0AM in Dubai (school)',
    ],
    // The hour that occurs twice.
    [
      '2026-10-25T00:30:00Z',
      LONDON,
      RIYADH,
      'Sun, Oct 25, 2026, 1:30\u00a0AM (London) · 3:30\u00a0AM in Riyadh (school)',
    ],
    [
      '2026-10-25T01:30:00Z',
      LONDON,
      RIYADH,
      'Sun, Oct 25, 2026, 1:30\u00a0AM (London) · 4:30\u00a0AM in Riyadh (school)',
    ],
    // Another day.
    [
      '2026-11-01T21:30:00Z',
      'America/New_York',
      'Asia/Qatar',
      'Sun, Nov 1, 2026, 4:30\u00a0PM (New York) · Mon, Nov 2, 2026, 12:30\u00a0AM in Doha (school)',
    ],
    [
      '2026-12-31T20:30:00Z',
      'Asia/Muscat',
      'Asia/Bahrain',
      'Fri, Jan 1, 2027, 12:30\u00a0AM (Muscat) · Thu, Dec 31, 2026, 11:30\u00a0PM in Bahrain (school)',
    ],
  ])('formats %s, read in %s, of a school in %s, as %s', (at, timeZone, school, text) => {
    expect(formatText('zoned-time', `${at}[${school}]`, { timeZone })).toBe(text);
  });

  it('shows the clock of its place first to readers there', () => {
    const at = '2026-08-04T05:00:00Z[!Asia/Dubai]';
    const told = (timeZone: string) => formatText('zoned-time', at, { timeZone });
    expect(told(RIYADH)).toBe('Tue, Aug 4, 2026, 9:00\u00a0AM (Dubai) · 8:00\u00a0AM (Riyadh)');
    expect(told('Asia/Muscat')).toBe('Tue, Aug 4, 2026, 9:00\u00a0AM (Dubai)');
    expect(told('America/Los_Angeles')).toBe(
      'Tue, Aug 4, 2026, 9:00\u00a0AM (Dubai) · Mon, Aug 3, 2026, 10:00\u00a0PM (Los Angeles)',
    );
  });

  it('matches the other formats of a moment', () => {
    const at = '2026-11-24T08:58:00Z';
    const told = formatText('zoned-time', at, { timeZone: RIYADH });
    expect(told).toBe(`Tue, ${formatText('date-time', at, { timeZone: RIYADH })} (Riyadh)`);
  });

  it('shows one time if the school has no time zone', () => {
    const told = formatText('zoned-time', '2026-08-04T05:00:00Z', { timeZone: 'Europe/Berlin' });
    expect(told).toBe('Tue, Aug 4, 2026, 7:00\u00a0AM (Berlin)');
    expect(formatText('zoned-time', 'soon', { timeZone: RIYADH })).toBe('soon');
  });

  it('is written in the chosen language', () => {
    speakBy(() => ({ ...LANGUAGES.ar, texts: {} }));
    const told = formatText('zoned-time', '2026-08-04T05:00:00Z', { timeZone: RIYADH });
    speakBy(() => ENGLISH);
    expect(told).toContain('4 أغسطس 2026');
  });

  it.each([
    ['Africa/Cairo', 'توقيت مصر'],
    ['Europe/London', 'توقيت المملكة المتحدة'],
    ['America/New_York', 'توقيت نيويورك'],
  ])('names %s in Arabic as %s, without English letters', (timeZone, place) => {
    speakBy(() => ({ ...LANGUAGES.ar, texts: {}, zone: zoneName }));
    const told = formatText('zoned-time', '2026-08-04T05:00:00Z', { timeZone });
    speakBy(() => ENGLISH);
    expect(told).toContain(`(${place})`);
    expect(told).not.toMatch(/[A-Za-z]/);
  });

  it('keeps the city of a time zone in English', () => {
    speakBy(() => ({ ...ENGLISH, zone: zoneName }));
    const told = formatText('zoned-time', '2026-08-04T05:00:00Z', { timeZone: 'America/New_York' });
    speakBy(() => ENGLISH);
    expect(told).toContain('(New York)');
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

it.each([
  ['Asia/Riyadh', '2026-12-02T14:00', '2026-12-02T11:00:00.000Z'],
  ['America/New_York', '2026-07-01T09:30', '2026-07-01T13:30:00.000Z'],
  ['America/New_York', '2026-12-01T09:30', '2026-12-01T14:30:00.000Z'],
  ['Asia/Kathmandu', '2026-12-01T00:15', '2026-11-30T18:30:00.000Z'],
])('the clock in %s shows %s at %s', (zone, local, moment) => {
  expect(momentOf(zone, local).toISOString()).toBe(moment);
  expect(localTime(zone, new Date(moment))).toBe(local);
});

it('reads no moment from a time that is not complete', () => {
  expect(momentOf('Asia/Riyadh', '').getTime()).toBeNaN();
});

it('leaves the end open after the last representable day', () => {
  const { from, before } = daysIn('America/New_York', '9999-12-30', '9999-12-31');
  expect(from?.toISOString()).toBe('9999-12-30T05:00:00.000Z');
  expect(before).toBeUndefined();
});

it('tells the day of every moment after another one, also where clocks differed by seconds', () => {
  const zone = 'Africa/Monrovia';
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  for (const midnight of [Date.parse('1971-06-01T00:44:30Z'), Date.parse('2026-06-01T00:00:00Z')])
    for (const seconds of [-31, -1, 0, 1, 31]) {
      const at = new Date(midnight + seconds * 1000);
      expect(dayIn(zone, at), at.toISOString()).toBe(format.format(at));
    }
  expect(() => dayIn(zone, new Date(Number.NaN))).toThrow(RangeError);
});
