import { describe } from 'vitest';
import { expectFindings } from '../test-mistakes.ts';

const BOOKS = 'schemas/screens/books.json';
const REFUSED = 'schemas/screens/refused.json';
const HEADER = '"blocks": [{ "block": "header", "title": "Not for you" }';
const section = (words: string) =>
  `${HEADER}, { "block": "section", ${words}, "blocks": [{ "block": "text", "text": "A" }] }`;
const LIST = '"aside": [{ "block": "text", "text": "B" }]';

describe('the check of sections', () => {
  expectFindings([
    [
      'nothing in a list beside details',
      REFUSED,
      HEADER,
      section(`"variant": "list-detail", "bind": "query.open", ${LIST}`),
    ],
    [
      'a list-detail without a list and an open row',
      REFUSED,
      HEADER,
      section('"variant": "list-detail"'),
      'schemas/screens/refused.json:7: a list-detail needs its list: "aside"',
      'schemas/screens/refused.json:7: which row is open? Say "bind": a value of the query string, such as "query.open"',
    ],
    [
      'an open row where there is no list',
      REFUSED,
      HEADER,
      section('"bind": "query.open"'),
      'schemas/screens/refused.json:7: only the variant "list-detail" has an open row',
    ],
    [
      'an accordion of something else than disclosures, and with a side',
      REFUSED,
      HEADER,
      section(`"variant": "accordion", ${LIST}`),
      'schemas/screens/refused.json:7: an accordion has no side; put these below it',
      'schemas/screens/refused.json:7: an accordion opens disclosures; say "variant": "disclosure"',
    ],
    [
      'a disclosure without a title, and with a side',
      REFUSED,
      HEADER,
      section(`"variant": "disclosure", ${LIST}`),
      'schemas/screens/refused.json:7: a disclosure has no side; put these among its "blocks"',
      'schemas/screens/refused.json:7: what is folded needs a "title" to unfold it by',
    ],
  ]);
});

const CLEAR = '{ "label": "Clear", "action": "set", "query": { "page": 1 }, "replace": true }';

describe('the check of shortcuts', () => {
  expectFindings([
    [
      'a single letter that nothing turns off',
      BOOKS,
      CLEAR,
      CLEAR.replace('"action"', '"keys": "j", "action"'),
      'schemas/screens/books.json:54: nothing turns single letters off; add a button with "prefs": { "letter_keys": { "const": "off" } }',
    ],
    [
      'a sign that is no letter',
      BOOKS,
      CLEAR,
      CLEAR.replace('"action"', '"keys": "?", "action"'),
      'schemas/screens/books.json:54: "?" is no letter; say a small letter, or keys such as Alt+ArrowDown',
    ],
    [
      'nothing in a letter that a button turns off',
      BOOKS,
      CLEAR,
      `${CLEAR.replace('"action"', '"keys": "j", "action"')}, { "label": "Off", "action": "set", "prefs": { "letter_keys": { "const": "off" } } }`,
    ],
  ]);
});

describe('the check of what follows a call', () => {
  expectFindings([
    [
      'a query value that the screen does not have',
      'schemas/screens/login.json',
      '"message": "server",',
      '"message": "server", "query": { "open": 1 },',
      'schemas/screens/login.json:16: the screen has no query',
    ],
  ]);
});
