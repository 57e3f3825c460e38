import { describe, expect, it } from 'vitest';
import { formatText } from '../../../language/run/value/formats.ts';
import {
  goOnIn,
  inLanguage,
  languageNow,
  languageOf,
  preferredLanguage,
  writingIn,
} from './call-language.ts';
import { say } from './say.ts';

describe('the language of an Accept-Language header', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['ar', 'ar'],
    ['AR-sa', 'ar'],
    ['ar-SA,ar;q=0.9,en;q=0.8', 'ar'],
    ['en-GB,en;q=0.9,ar;q=0.8', 'en'],
    ['fr-FR, ar;q=0.4', 'ar'],
    ['fr, de', 'en'],
    ['ar;q=0', 'en'],
    ['ar;q=0.5, en;q=0.5', 'ar'],
    ['*', 'en'],
    [`${'x'.repeat(5000)},ar`, 'en'],
  ])('%j is %s', (header, expected) => expect(preferredLanguage(header)).toBe(expected));
});

describe('how the reader of a call wants it written', () => {
  it.each([
    [undefined, undefined],
    ['ar-SA,ar;q=0.9', undefined],
    ['ar', undefined],
    ['ar-u-nu-arab', { digits: 'arab' }],
    ['ar-u-ca-gregory', { isGregorian: true }],
    ['ar-u-ca-gregory-nu-arab', { digits: 'arab', isGregorian: true }],
  ])('%j is %j', (header, expected) => expect(writingIn(header)).toEqual(expected));

  it('holds for its dates and numbers, also once its language is found', () => {
    const told = (header: string) =>
      inLanguage(
        'en',
        () => {
          goOnIn('ar');
          return formatText('date', '2026-08-05').replace(/[\u2068\u2069]/g, '');
        },
        false,
        writingIn(header),
      );
    expect(told('ar')).toBe('5\u00a0أغسطس\u00a02026 (22\u00a0صفر 1448\u00a0هـ)');
    expect(told('ar-u-nu-arab')).toBe('٥\u00a0أغسطس\u00a0٢٠٢٦ (٢٢\u00a0صفر ١٤٤٨\u00a0هـ)');
    expect(told('ar-u-ca-gregory')).toBe('5 أغسطس 2026');
  });
});

describe('the language of a piece of work', () => {
  it('is English outside of any, and for an unknown or absent choice', () => {
    expect(languageNow()).toBe('en');
    expect([null, 'fr', 'ar'].map(languageOf)).toEqual(['en', 'en', 'ar']);
  });

  it('holds across waiting, beside other work in another language', async () => {
    const said = (name: 'en' | 'ar') =>
      inLanguage(name, async () => {
        await new Promise((done) => setImmediate(done));
        return say('request.sign_in');
      });
    expect(await Promise.all([said('en'), said('ar')])).toEqual(['Please log in.', 'يُرجى تسجيل الدخول.']);
  });

  it('chooses among six plural forms, and isolates Latin words', () => {
    inLanguage('ar', () => {
      const times = [1, 2, 3, 11, 100].map((n) => say('account.minutes', { n }));
      expect(times).toEqual(['دقيقة واحدة', 'دقيقتين', '3 دقائق', '11 دقيقة', '100 دقيقة']);
      expect(say('account.welcome', { name: 'Sara' })).toBe('مرحبًا بعودتك، \u2068Sara\u2069.');
      expect(say('account.welcome', { name: 'سارة' })).toBe('مرحبًا بعودتك، سارة.');
    });
  });
});
