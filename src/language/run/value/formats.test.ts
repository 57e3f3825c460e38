import { afterEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../../../generated/language-facts.ts';
import { type FormatOptions, formatText } from './formats.ts';
import { withHijri } from './hijri-date.ts';
import { ENGLISH, speakBy, type Writing } from './language.ts';
import { template, value } from './value-path.ts';

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
    ['money-k', 12000, 'SAR 12k'],
    ['money-k', 12000, '$12k', { currency: 'USD' }],
    ['money-k', 100, '$0.1k', { currency: 'USD' }],
    ['money-k', 0, '$0k', { currency: 'USD' }],
    ['money-range', [5000, 9000], 'SAR 5,000 – 9,000'],
    ['money-range', [5000, null], 'SAR 5,000'],
    ['money-range', [undefined, undefined], ''],
    ['date', '2026-08-05', 'Aug 5, 2026'],
    ['long-date-us', '2026-08-05', 'August 5, 2026'],
    ['weekday', '2026-08-05', 'Wed, Aug 5'],
    [
      'zoned-time',
      '2026-08-05T21:30:00Z',
      'Thu, Aug 6, 2026, 12:30\u00a0AM (Riyadh)',
      { timeZone: 'Asia/Riyadh' },
    ],
    ['month-year', '2027-08-15', 'August 2027', { timeZone: 'Pacific/Honolulu' }],
    ['year', '2014-06-30', '2014'],
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
    ['file', '/storage/ab12.png?v=2', 'ab12.png'],
    ['bytes', 0, '0 bytes'],
    ['bytes', 900, '900 bytes'],
    ['bytes', 53_862, '52.6 KB'],
    ['bytes', 734_003, '717 KB'],
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
  speakBy(() => ({ ...LANGUAGES.ar, texts: {} }));
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

describe('in Arabic', () => {
  const speakArabic = (writing?: Writing) => speakBy(() => ({ ...LANGUAGES.ar, texts: {}, writing }));
  const riyadh = { timeZone: 'Asia/Riyadh' };
  afterEach(() => speakBy(() => ENGLISH));

  it('separates with the Arabic comma', () => {
    speakArabic();
    expect(formatText('text', ['الدوحة', 'دبي'])).toBe('الدوحة، دبي');
    expect(formatText('zoned-time', '2026-08-05T21:30:00Z', riyadh)).toMatch(/2026، 12:30\u00a0ص/);
    for (const format of ['date', 'date-time', 'long-date-us', 'weekday'])
      expect(formatText(format, '2026-08-05T21:30:00Z', riyadh)).not.toContain(',');
  });

  it('writes thousands as a word, and the currency beside its amount', () => {
    speakArabic();
    const written = (value: number, currency?: string) =>
      formatText('money-k', value, { currency }).replace(/[\u200e\u200f]/g, '');
    expect(written(100_000, 'USD')).toBe('\u2068100 ألف US$\u2069');
    expect(written(120_500)).toBe('\u2068120.5 ألف ر.س.\u2069');
  });

  it('names the units of sizes in Arabic', () => {
    speakArabic();
    expect([900, 53_862, 5 * 1024 * 1024].map((size) => formatText('bytes', size))).toEqual([
      '900 بايت',
      '52.6 كيلوبايت',
      '5 ميغابايت',
    ]);
  });

  it('isolates what is filled in from the words around it', () => {
    speakArabic();
    const file = {
      name: 'Sara Khalil CV.pdf',
      url: '/api/document/7/Sara%20CV.pdf',
      phone: '+971 50 123 4567',
    };
    expect(template('الاقتراحات من {name}: {n}', { ...file, n: 3 })).toBe(
      'الاقتراحات من \u2068Sara Khalil CV.pdf\u2069: 3',
    );
    expect(template('{url|file}، {phone}', file)).toBe(
      '\u2068Sara CV.pdf\u2069، \u2068+971 50 123 4567\u2069',
    );
    // A filled-in text may itself hold isolated words.
    const within = template('من {name}', file);
    expect(template('{within}!', { within })).toBe(`\u2068${within}\u2069!`);
    expect(template('{day}!', { day: '\u206822 صفر\u2069' })).toBe('\u206822 صفر\u2069!');
    expect(template('{name}!', { name: 'a\u2069b\u202e' })).toBe('\u2068ab\u2069!');
  });

  it('leaves a value alone, and what programs read, without marks', () => {
    speakArabic();
    expect(template('{name}', { name: 'Sara' })).toBe('Sara');
    expect(template('{job.title}{name}', { name: 'Sara' })).toBe('Sara');
    expect(value({ text: '/jobs/{name|slug}' }, { name: 'KG 2' })).toBe('/jobs/kg-2');
  });

  it('writes the currency of a range once, after the numbers', () => {
    speakArabic();
    expect(formatText('money-range', [47000, 68000])).toMatch(/^47,000 – .?68,000 ر\.س\./);
  });

  it.each<[string, unknown, RegExp]>([
    ['number', 1234.5, /^١٬٢٣٤٫٥$/],
    ['percent', 33.4, /^٣٣%$/],
    ['share', [1, 3], /^٣٣%$/],
    ['money', 12000, /١٢٬٠٠٠/],
    ['date', '2026-11-22', /٢٢ نوفمبر ٢٠٢٦/],
    ['text', 2026, /^٢٠٢٦$/],
    ['text', '2026', /^2026$/],
  ])('writes %s in the digits that the reader has chosen', (name, value, expected) => {
    speakArabic({ digits: 'arab' });
    expect(formatText(name, value)).toMatch(expected);
  });

  it('counts in the chosen digits within a sentence', () => {
    speakArabic({ digits: 'arab' });
    expect(template('{n} وظيفة', { n: 12 })).toBe('١٢ وظيفة');
    speakArabic();
    expect(template('{n} وظيفة', { n: 12 })).toBe('12 وظيفة');
  });

  it('shows the day of the Hijri calendar beside a date unless the reader wants only the Gregorian', () => {
    const other = '(22\u00a0صفر 1448\u00a0هـ)';
    const speakOfBoth = (writing?: Writing) =>
      speakBy(() => ({ ...LANGUAGES.ar, texts: {}, writing, dated: withHijri }));
    speakOfBoth();
    expect(formatText('date', '2026-08-05')).toBe(`\u20685\u00a0أغسطس\u00a02026 ${other}\u2069`);
    expect(formatText('long-date-us', '2026-08-05')).toContain(other);
    expect(formatText('date-time', '2026-08-05T10:00:00Z', riyadh)).toMatch(/1:00\u00a0م \(22\u00a0صفر/);
    // After midnight in Riyadh, the day has changed in both calendars.
    expect(formatText('date', '2026-08-05T21:30:00Z', riyadh)).toMatch(
      /6\u00a0أغسطس\u00a02026 \(23\u00a0صفر/,
    );
    expect(formatText('zoned-time', '2026-08-05T21:30:00Z', riyadh)).toMatch(
      /^\u2068الخميس،\u00a06\u00a0أغسطس\u00a02026 \(23\u00a0صفر 1448\u00a0هـ\)، 12:30\u00a0ص \(Riyadh\)/,
    );
    expect(formatText('zoned-time', '2026-08-05T21:30:00Z[!Europe/London]', riyadh)).toContain(other);
    expect(formatText('date', 'someday')).not.toContain('(');
    expect(formatText('month-year', '2026-08-05')).not.toContain('(');
    speakOfBoth({ digits: 'arab' });
    expect(formatText('date', '2026-08-05')).toContain('(٢٢\u00a0صفر ١٤٤٨\u00a0هـ)');
    speakOfBoth({ isGregorian: true });
    expect(formatText('date', '2026-08-05')).toBe('\u20685 أغسطس 2026\u2069');
  });
});

describe('the zone of the device', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  /** The module again, as a browser with or without Temporal loads it. */
  const ownZoneWith = async (temporal: unknown) => {
    vi.resetModules();
    vi.stubGlobal('Temporal', temporal);
    return (await import('./formats.ts')).ownZone();
  };

  it('takes no formatter where Temporal knows it', async () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    expect(await ownZoneWith({ Now: { timeZoneId: () => 'Asia/Riyadh' } })).toBe('Asia/Riyadh');
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });

  it('is a formatter’s in older browsers', async () => {
    expect(await ownZoneWith(undefined)).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  });
});
