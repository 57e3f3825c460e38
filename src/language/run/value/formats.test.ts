import { describe, expect, it } from 'vitest';
import { type FormatOptions, formatText } from './formats.ts';
import { ENGLISH, speakBy } from './language.ts';

const now = new Date('2026-08-05T12:00:00Z');

describe('a format', () => {
  it.each<[string, unknown, string, FormatOptions?]>([
    ['text', 'as it is', 'as it is'],
    ['text', ['a', 'b'], 'a, b'],
    ['number', 1234567.891, '1,234,567.89'],
    ['percent', 33.4, '33%'],
    ['share', [1, 3], '33%'],
    ['share', [0, 0], '0%'],
    ['money', 12000, 'SAR 12,000'],
    ['money', 19.99, '$19.99', { currency: 'USD' }],
    ['money-k', 12000, '$12k'],
    ['money-k', 100, '$0.1k'],
    ['money-k', 0, '$0k'],
    ['money-k', 12000, 'SAR 12k', { currency: 'SAR' }],
    ['money-range', [5000, 9000], 'SAR 5,000 – 9,000'],
    ['money-range', [5000, null], 'SAR 5,000'],
    ['money-range', [undefined, undefined], ''],
    ['date', '2026-08-05', 'Aug 5, 2026'],
    ['long-date-us', '2026-08-05', 'August 5, 2026'],
    ['weekday', '2026-08-05', 'Wed, Aug 5'],
    [
      'zoned-time',
      '2026-08-05T21:30:00Z',
      'Thu, Aug 6, 2026, 12:30 AM (Riyadh)',
      { timeZone: 'Asia/Riyadh' },
    ],
    ['month-year', '2027-08-15', 'August 2027', { timeZone: 'Pacific/Honolulu' }],
    ['relative-time', '2026-08-03T12:00:00Z', '2 days ago'],
    ['relative-time', '2026-08-05T11:59:40Z', 'just now'],
    ['relative-time', '2026-08-05T09:30:00Z', '2 hours ago'],
    ['relative-time', '2026-06-01T00:00:00Z', '2 months ago'],
    ['relative-time', '2026-08-07', 'in 2 days'],
    ['relative-time', '2026-08-05', 'today'],
    ['slug', ' Head of  Maths ', 'head-of-maths'],
    ['slug', 'Arabic & Islamic Studies', 'arabic-&-islamic-studies'],
    ['html', '<p>One</p><p>two</p>', 'One two'],
    ['file', '/api/document/7/Sara%20Khalil%20CV.pdf', 'Sara Khalil CV.pdf'],
    ['file', '/storage/100%.png', '100%.png'],
    ['yes-no', true, 'Yes'],
    ['yes-no', 0, 'No'],
    ['yes-no', '1', 'Yes'],
    ['bytes', 900, '900 bytes'],
    ['bytes', 2_500_000, '2.4 MB'],
    ['no such format', 'x', 'x'],
  ])('%s formats %j as "%s"', (name, value, expected, options) => {
    expect(formatText(name, value, { now, ...options })).toBe(expected);
  });

  it.each(['text', 'number', 'money', 'date', 'relative-time', 'yes-no'])(
    '%s formats an absent value as empty text',
    (name) => {
      expect([undefined, null, ''].map((value) => formatText(name, value))).toEqual(['', '', '']);
    },
  );

  it('shows a date as that day in every time zone', () => {
    expect(formatText('date', '2026-01-01')).toBe('Jan 1, 2026');
  });
});

it('formats in the chosen language, and isolates its direction within another', () => {
  speakBy(() => ({ name: 'ar', texts: {} }));
  expect(formatText('money-k', 100_000)).toBe('\u2068$100k\u2069');
  expect(formatText('date', '2026-11-22')).toBe('\u206822 نوفمبر 2026\u2069');
  speakBy(() => ENGLISH);
  expect(formatText('date', '2026-11-22')).toBe('Nov 22, 2026');
});

it('uses the words of the chosen language', () => {
  const texts = { 'formats.yes': 'نعم', 'formats.no': 'لا', 'formats.today': 'اليوم' };
  speakBy(() => ({ ...ENGLISH, texts }));
  expect([true, false].map((value) => formatText('yes-no', value))).toEqual(['نعم', 'لا']);
  const times = ['2026-08-05', now.toISOString()];
  expect(times.map((time) => formatText('relative-time', time, { now }))).toEqual(['اليوم', 'just now']);
  speakBy(() => ENGLISH);
  expect(formatText('yes-no', true)).toBe('Yes');
});
