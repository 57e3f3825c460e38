import { describe, expect, it } from 'vitest';
import { edited, expectFindings, findingsWith } from '../test-mistakes.ts';

const file = 'schemas/screens/about.json';

describe('what search engines read', () => {
  expectFindings([
    [
      'of a screen that not everybody may enter',
      'schemas/screens/loans.json',
      '"title": "Loans",',
      '"title": "Loans", "head": { "description": "All loans" },',
      'schemas/screens/loans.json:4: only a screen for everybody has a "head"; "loans" is not "public"',
    ],
    [
      'a description of what is not there',
      file,
      '{genres[0].name} and more',
      '{genres[0].nam} and more',
      `${file}:9: genres[0].nam: there is no "nam"; did you mean "name"?`,
    ],
    [
      'an address that is another screen’s',
      file,
      '{ "screen": "about", "params": { "id": { "const": "us" } } }',
      '{ "screen": "login" }',
      `${file}:10: this must be an address of the screen itself, "about"`,
    ],
    [
      'an end that nothing decides',
      file,
      '"gone": { "genres[0].name"',
      '"gone": { "genre.name"',
      `${file}:11: nothing here is called "genre"; did you mean "genres"?`,
    ],
    ['a thing without a type', file, '"type": "Library",', '', `${file}:12: "type" is missing`],
    [
      'a thing inside of another that reads what is not there',
      file,
      '"name": "genres[0].name"',
      '"name": "genres[0].named"',
      `${file}:15: genres[0].named: there is no "named"; did you mean "name"?`,
    ],
  ]);

  const withEach = (each: string) => ({
    [file]: edited(file, '"thing": {', `"each": ${each},\n    "thing": {`),
  });

  it('addresses that come from no list', () =>
    expect(findingsWith(withEach('{ "operation": "listGenres", "address": { "id": "item.id" } }'))).toEqual([
      `${file}:12: "listGenres" is no list that comes page by page`,
    ]));

  it('addresses without a parameter, from a list that needs a session', () =>
    expect(findingsWith(withEach('{ "operation": "listBooks", "address": {} }'))).toEqual([
      `${file}:12: "listBooks" needs a session, but the screen "about" is for everybody`,
      `${file}:12: the screen "about" needs the parameter "id"`,
    ]));
});
