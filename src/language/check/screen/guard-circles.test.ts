import { describe, expect, it } from 'vitest';
import { edited, expectFindings, findingsWith } from '../test-mistakes.ts';

const GUARD = 'schemas/guard.json';

describe('the check of redirect loops', () => {
  expectFindings([
    [
      'a loop between sign-in and the home screen of unverified users',
      GUARD,
      '"verify": "refused"',
      '"verify": "login"',
      `${GUARD}:4: a visitor who is signed in, not verified, never arrives: "login" leads to "books", "books" leads to "login"`,
    ],
    [
      'a loop of users with another role, who are sent to a screen they may not open',
      GUARD,
      '"refused": "refused"',
      '"refused": "books"',
      `${GUARD}:5: a visitor who is signed in as Librarian never arrives: "books" leads to "books"`,
    ],
    [
      'a loop of visitors',
      GUARD,
      '"signIn": "login"',
      '"signIn": "books"',
      `${GUARD}:3: a visitor who is not signed in never arrives: "books" leads to "books"`,
    ],
    [
      'a loop between a first step and the screen for users who have taken it',
      GUARD,
      '"to": "loans"',
      '"to": "login"',
      `${GUARD}:12: a visitor who is signed in as Reader, without session.user.reader_id, never arrives: "login" leads to "books", "books" leads to "login"`,
    ],
  ]);

  it('reports a loop between two screens that redirect each other’s users', () => {
    const [loans, book] = ['loans', 'books'].map((name) => `schemas/screens/${name}.json`) as [
      string,
      string,
    ];
    const sending = (file: string, to: string) =>
      edited(
        file,
        '"access": ["Reader"],',
        `"access": ["Reader"], "when": { "session.user.reader_id": { "const": 7 } }, "otherwise": "${to}",`,
      );
    expect(findingsWith({ [loans]: sending(loans, 'books'), [book]: sending(book, 'loans') })).toEqual([
      `${GUARD}:12: a visitor who is signed in as Reader, without session.user.reader_id, never arrives: "loans" leads to "books", "books" leads to "loans"`,
    ]);
  });
});
