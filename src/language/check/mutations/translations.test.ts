import { describe, expect, it } from 'vitest';
import { findingsWith, library } from '../test-mistakes.ts';

describe('a translation', () => {
  const FILE = 'schemas/messages/ar.json';
  const EN = 'schemas/messages/en.json';
  const inArabic = (texts: Record<string, string>) =>
    JSON.stringify({ $schema: '../meta/messages.schema.json', ...texts });

  it.each<[string, Record<string, string>, string]>([
    [
      'is refused for English',
      { 'books.empty': 'No books.' },
      '"No books." has no Arabic words; translate it, or remove the line to show the English text',
    ],
  ])('%s', (_, texts, expected) => {
    expect(findingsWith({ [FILE]: inArabic(texts) })).toEqual([`${FILE}:1: ${expected}`]);
  });

  it('is refused inside the English texts', () => {
    const english = library.read(EN)!.replace(/("books\.empty": )"[^"]*"/, '$1"لا توجد كتب."');
    const found = findingsWith({ [EN]: english, [FILE]: inArabic({ 'books.empty': 'لا توجد كتب.' }) });
    expect(found).toEqual([
      `${EN}:4: "لا توجد كتب." is Arabic in an English text; write English here, and the Arabic in ${FILE}`,
    ]);
  });
});
