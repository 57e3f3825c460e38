import { describe, expect, it } from 'vitest';
import { edited, expectFindings, findingsWith } from '../test-mistakes.ts';

const file = 'schemas/screens/about.json';

describe('the check of metadata for search engines', () => {
  expectFindings([
    [
      'metadata of a screen that is not public',
      'schemas/screens/loans.json',
      '"title": "Loans",',
      '"title": "Loans", "head": { "description": "All loans" },',
      'schemas/screens/loans.json:4: only a screen for everybody has a "head"; "loans" is not "public"',
    ],
    [
      'a description with an unknown path',
      file,
      '{genres[0].name} and more',
      '{genres[0].nam} and more',
      `${file}:9: genres[0].nam: there is no "nam"; did you mean "name"?`,
    ],
    [
      'another screen’s URL',
      file,
      '{ "screen": "about", "params": { "id": { "const": "us" } } }',
      '{ "screen": "login" }',
      `${file}:10: this must be an address of the screen itself, "about"`,
    ],
    [
      'an end that depends on nothing',
      file,
      '"gone": { "genres[0].name"',
      '"gone": { "genre.name"',
      `${file}:11: nothing here is called "genre"; did you mean "genres"?`,
    ],
    ['an object without a type', file, '"type": "Library",', '', `${file}:12: "type" is missing`],
    [
      'a nested object with an unknown path',
      file,
      '"name": "genres[0].name"',
      '"name": "genres[0].named"',
      `${file}:15: genres[0].named: there is no "named"; did you mean "name"?`,
    ],
  ]);

  const withEach = (each: string) => ({
    [file]: edited(file, '"thing": {', `"each": ${each},\n    "thing": {`),
  });

  it('reports URLs that come from no list', () =>
    expect(findingsWith(withEach('{ "operation": "listGenres", "address": { "id": "item.id" } }'))).toEqual([
      `${file}:12: "listGenres" is no list that comes page by page`,
    ]));

  it('reports URLs without a parameter, from a list that requires a session', () =>
    expect(findingsWith(withEach('{ "operation": "listBooks", "address": {} }'))).toEqual([
      `${file}:12: "listBooks" needs a session, but the screen "about" is for everybody`,
      `${file}:12: the screen "about" needs the parameter "id"`,
    ]));
});
