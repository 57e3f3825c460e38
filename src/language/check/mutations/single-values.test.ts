import { describe } from 'vitest';
import { expectFindings } from '../test-mistakes.ts';
import { ADDRESS, COLUMNS, EMPTY, LOANS, LOGIN, title } from './library-files.ts';

describe('the check of single values', () => {
  expectFindings([
    [
      'a URL path in capitals',
      LOGIN,
      '"path": "/login"',
      '"path": "/Login"',
      `${LOGIN}:3: "/Login" is not ${ADDRESS}`,
    ],
    [
      'a URL path of the server',
      LOGIN,
      '"path": "/login"',
      '"path": "/api/login"',
      `${LOGIN}:3: addresses below /api belong to the server; choose another one for this screen`,
    ],
    [
      'a text of spaces',
      LOGIN,
      ...title('  '),
      `${LOGIN}:4: this text is empty; write what people should read, or remove it`,
    ],
    [
      'HTML in a text',
      LOGIN,
      ...title('<b>Log</b> in'),
      `${LOGIN}:4: "<b>" would be shown as it is written, since texts have no HTML or Markdown; write plain words`,
    ],
    [
      'a Markdown link in a text',
      LOGIN,
      ...title('Log in [here](/login)'),
      `${LOGIN}:4: "[here](/login)" would be shown as it is written, since texts have no HTML or Markdown; write plain words`,
    ],
    [
      'a link without a target',
      'schemas/screens/login.json',
      '"to": [{ "return": true }, { "labels": "home-by-role", "value": "result.user.role.role_name" }]',
      '"to": []',
      `${LOGIN}:19: "to" ${EMPTY}`,
    ],
    [
      'a condition without tests',
      'schemas/screens/book.json',
      '"when": { "book.state": { "const": "free" } }',
      '"when": {}',
      'schemas/screens/book.json:23: this condition tests nothing, so it always holds; add a test, or leave the condition out',
    ],
    [
      'a condition without alternatives',
      'schemas/screens/book.json',
      '"when": { "book.state": { "const": "free" } }',
      '"when": []',
      `schemas/screens/book.json:23: "when" ${EMPTY}`,
    ],
    [
      'a picture that does not exist',
      'schemas/screens/book.json',
      '"block": "header",',
      '"block": "header", "image": { "value": { "const": "/social-cart.png" } },',
      'schemas/screens/book.json:13: there is no file "/social-cart.png"',
    ],
    [
      'a role named twice',
      'schemas/screens/book.json',
      '["Reader"]',
      '["Reader", "Reader"]',
      'schemas/screens/book.json:5: "Reader" is in this list twice; remove one of them',
    ],
    [
      'a table whose columns are all hidden',
      LOANS,
      COLUMNS,
      '{ "title": "Title", "value": "item.book.title", "hidden": true }\n  ],\n  "actions"',
      `${LOANS}:12: every column is hidden, so the table shows nothing; remove "hidden" from at least one`,
    ],
  ]);
});
