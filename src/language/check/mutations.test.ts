import { describe, expect, it } from 'vitest';
import { expectFindings, findingsWith, library } from './test-mistakes.ts';

const LOGIN = 'schemas/screens/login.json';
const LOANS = 'schemas/tables/loans.json';
const EMPTY = 'is an empty list; add an entry, or leave it out where it may be left out';
const ADDRESS =
  'an address such as /jobs/{id}: it begins with /, and has only small letters, digits and hyphens';
const COLUMNS = library.read(LOANS)!.match(/\{ "title": "Title"[\s\S]*"actions"/)![0];
const title = (value: string): [string, string] => ['"title": "Login"', `"title": "${value}"`];

describe('a slip of the hand', () => {
  expectFindings([
    [
      'an address in capitals is refused',
      LOGIN,
      '"path": "/login"',
      '"path": "/Login"',
      `${LOGIN}:3: "/Login" is not ${ADDRESS}`,
    ],
    [
      'an address of the server is refused',
      LOGIN,
      '"path": "/login"',
      '"path": "/api/login"',
      `${LOGIN}:3: addresses below /api belong to the server; choose another one for this screen`,
    ],
    [
      'a text of spaces is refused',
      LOGIN,
      ...title('  '),
      `${LOGIN}:4: this text is empty; write what people should read, or remove it`,
    ],
    [
      'HTML in a text is refused',
      LOGIN,
      ...title('<b>Log</b> in'),
      `${LOGIN}:4: "<b>" would be shown as it is written, since texts have no HTML or Markdown; write plain words`,
    ],
    [
      'a Markdown link in a text is refused',
      LOGIN,
      ...title('Log in [here](/login)'),
      `${LOGIN}:4: "[here](/login)" would be shown as it is written, since texts have no HTML or Markdown; write plain words`,
    ],
    [
      'a link to nowhere is refused',
      'schemas/screens/login.json',
      '"to": [{ "return": true }, { "map": "home-by-role", "value": "result.user.role.role_name" }]',
      '"to": []',
      `${LOGIN}:19: "to" ${EMPTY}`,
    ],
    [
      'a condition without tests is refused',
      'schemas/screens/book.json',
      '"when": { "book.state": { "const": "free" } }',
      '"when": {}',
      'schemas/screens/book.json:23: this condition tests nothing, so it always holds; add a test, or leave the condition out',
    ],
    [
      'a condition of no alternatives is refused',
      'schemas/screens/book.json',
      '"when": { "book.state": { "const": "free" } }',
      '"when": []',
      `schemas/screens/book.json:23: "when" ${EMPTY}`,
    ],
    [
      'a picture that does not exist is refused',
      'schemas/screens/book.json',
      '"block": "header",',
      '"block": "header", "image": { "value": { "const": "/social-cart.png" } },',
      'schemas/screens/book.json:13: there is no file "/social-cart.png"',
    ],
    [
      'a role named twice is refused',
      'schemas/screens/book.json',
      '["Reader"]',
      '["Reader", "Reader"]',
      'schemas/screens/book.json:5: "Reader" is in this list twice; remove one of them',
    ],
    [
      'a table of hidden columns is refused',
      LOANS,
      COLUMNS,
      '{ "title": "Title", "value": "item.book.title", "hidden": true }\n  ],\n  "actions"',
      `${LOANS}:12: every column is hidden, so the table shows nothing; remove "hidden" from at least one`,
    ],
  ]);
});

describe('a translation', () => {
  const FILE = 'schemas/messages/ar.json';
  const EN = 'schemas/messages/en.json';
  const inArabic = (texts: Record<string, string>) =>
    JSON.stringify({ $schema: '../meta/messages.schema.json', ...texts });

  it.each<[string, Record<string, string>, string]>([
    [
      'that is English is refused',
      { 'books.empty': 'No books.' },
      '"No books." has no Arabic words; translate it, or remove the line to show the English text',
    ],
  ])('%s', (_, texts, expected) => {
    expect(findingsWith({ [FILE]: inArabic(texts) })).toEqual([`${FILE}:1: ${expected}`]);
  });

  it('in place of the English text is refused', () => {
    const english = library.read(EN)!.replace(/("books\.empty": )"[^"]*"/, '$1"لا توجد كتب."');
    const found = findingsWith({ [EN]: english, [FILE]: inArabic({ 'books.empty': 'لا توجد كتب.' }) });
    expect(found).toEqual([
      `${EN}:4: "لا توجد كتب." is Arabic in an English text; write English here, and the Arabic in ${FILE}`,
    ]);
  });
});
