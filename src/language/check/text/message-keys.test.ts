import { describe, expect, it } from 'vitest';
import { messages } from '../../../../generated/messages.ts';
import { serverTexts } from '../../../../generated/server-texts.ts';
import { generate } from '../../generation.ts';
import { filesWith } from '../../grammar/project-files.ts';
import { expectFindings, findingsWith, library } from '../test-mistakes.ts';

describe('the check of message keys', () => {
  expectFindings([
    [
      'a text with a placeholder that nothing fills',
      'schemas/screens/books.json',
      '"empty": "books.empty",\n',
      '"empty": "books.shelves",\n',
      'schemas/screens/books.json:38: "books.shelves" has words for one and for several, but no number is known here; name a message with one text',
    ],
    [
      'a confirmation with a property that the item lacks',
      'schemas/messages/en.json',
      '"End this loan?"',
      '"End {book.titel}?"',
      'schemas/tables/loans.json:27: item.book.titel: there is no "titel"; did you mean "title"?',
    ],
  ]);

  it.each(['rules.required', 'notifications.ended', 'loans.ended'])(
    'accepts a key that exists: %s',
    (key) => {
      const file = 'schemas/tables/loans.json';
      const changes = {
        [file]: library.read(file)!.replace('"loans.empty"', `"${key}"`),
        'schemas/messages/server/loans.json':
          '{ "$schema": "../../meta/messages.schema.json", "notifications.ended": "Over." }',
      };
      expect(findingsWith(changes)).toEqual([]);
      const { outputs } = generate(filesWith(library, changes));
      const screens = [...outputs!].filter(([path]) => path.startsWith('generated/screens/'));
      expect(screens.some(([, module]) => module.includes(`"${key}":`))).toBe(true);
    },
  );

  it('keeps the server’s messages on the server', () => {
    expect(Object.keys(serverTexts).length).toBeGreaterThan(100);
    expect(Object.keys(messages).filter((key) => key in serverTexts)).toEqual([]);
  });
});
