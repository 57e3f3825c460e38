import { describe, expect, it } from 'vitest';
import { findingsWith, library } from '../test-mistakes.ts';

describe('a translation', () => {
  const FILE = 'schemas/messages/ar.json';
  const EN = 'schemas/messages/en.json';
  const inArabic = (texts: Record<string, string>) =>
    JSON.stringify({ $schema: '../meta/messages.schema.json', ...texts });

  it.each<[string, Record<string, string>, string]>([
    [
      'is refused where a mark turns the whole text',
      { 'books.empty': '\u200e+966 السعودية' },
      '"\u200e+966 السعودية" begins with a left-to-right mark, which turns all of it; put what it is for between U+2066 and U+2069',
    ],
    [
      'is refused for English',
      { 'books.empty': 'No books.' },
      '"No books." has no Arabic words; translate it, or remove the line to show the English text',
    ],
  ])('%s', (_, texts, expected) => {
    expect(findingsWith({ [FILE]: inArabic(texts) })).toEqual([`${FILE}:1: ${expected}`]);
  });

  it('is allowed only where a link leads to the page in that language', () => {
    const MENU = 'schemas/layouts/plain.json';
    const menu = (to: string) =>
      library
        .read(MENU)!
        .replace('{ "label": "Loans", "to": { "screen": "loans" } }', `{ "label": "الإعارات", "to": ${to} }`);
    const withArabic = (text: string) =>
      findingsWith({ [MENU]: text, [FILE]: inArabic({ 'books.empty': 'لا توجد كتب.' }) });
    expect(withArabic(menu('{ "language": "ar" }'))).toEqual([]);
    expect(withArabic(menu('{ "screen": "loans" }'))).toEqual([
      expect.stringContaining('is in other letters than English'),
    ]);
    expect(withArabic(menu('{ "language": "fr" }'))).toEqual([
      expect.stringContaining('there is no language "fr"'),
    ]);
  });

  it('is refused inside the English texts', () => {
    const english = library.read(EN)!.replace(/("books\.empty": )"[^"]*"/, '$1"لا توجد كتب."');
    const found = findingsWith({ [EN]: english, [FILE]: inArabic({ 'books.empty': 'لا توجد كتب.' }) });
    expect(found).toEqual([
      `${EN}:4: "لا توجد كتب." is in other letters than English; write English here, and the translation in the language's file in schemas/messages`,
    ]);
  });
});
