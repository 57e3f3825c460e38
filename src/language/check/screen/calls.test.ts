import { describe, expect, it } from 'vitest';
import { edited, expectFindings, findingsWith } from '../test-mistakes.ts';

describe('the call check', () => {
  expectFindings([
    [
      'a missing parameter',
      'schemas/tables/loans.json',
      '"operation": "endLoan",\n      "params": { "id": "item.id" },',
      '"operation": "endLoan",',
      'schemas/tables/loans.json:19: the operation "endLoan" needs the parameter "id"',
    ],
    [
      'a passkey call whose operations handle no credential',
      'schemas/tables/loans.json',
      '"operation": "endLoan",',
      '"operation": "endLoan", "credential": "endLoan",',
      'schemas/tables/loans.json:25: "endLoan" needs parameters; what takes a credential has none',
      'schemas/tables/loans.json:25: "endLoan" takes no body that is the text "credential" alone',
      'schemas/tables/loans.json:25: the answer of "endLoan" has no "options" for the browser',
    ],
    [
      'a body that replaces what is typed',
      'schemas/screens/login.json',
      '"operation": "login",',
      '"operation": "login", "body": { "user_name": { "const": "someone@example.org" } },',
      'schemas/screens/login.json:14: the form "auth/login" asks for "user_name", and this replaces what is typed there; leave it out of one of the two',
    ],
    [
      'an unknown parameter',
      'schemas/wizards/review.json',
      '"params": { "id": "book.id" }',
      '"params": { "id": "book.id", "di": "book.id" }',
      'schemas/wizards/review.json:16: the operation "reviewBook" has no parameter "di"; did you mean "id"?',
    ],
    [
      'a parameter of another type',
      'schemas/wizards/review.json',
      '"id": "book.id"',
      '"id": "book.title"',
      'schemas/wizards/review.json:16: id takes a whole number, this is text',
    ],
    [
      'a required parameter that may be absent',
      'schemas/screens/book.json',
      '"data": {',
      '"data": {\n    "similar": { "operation": "listSimilar", "params": { "id": "route.id", "shelf": "me.shelf" } },',
      'schemas/screens/book.json:8: shelf is required, but "me.shelf" may be missing',
    ],
    [
      'optional data in a path parameter',
      'schemas/screens/loans.json',
      '"operation": "getMe"',
      '"operation": "getMe", "optional": true',
      'schemas/screens/loans.json:7: only what the address names can be missing, and so be optional',
    ],
    [
      'data from a write operation',
      'schemas/screens/loans.json',
      '"operation": "getMe"',
      '"operation": "login"',
      'schemas/screens/loans.json:7: "login" changes data (POST); name an operation that only reads (GET)',
      'schemas/screens/loans.json:8: the table "loans" needs "reader" to be of the type Reader; "me" is of another type',
    ],
    [
      'data sources that wait for each other',
      'schemas/screens/books.json',
      '"me": { "operation": "getMe" }',
      '"me": { "operation": "getMe", "when": { "loans[0].id": { "const": 1 } } }',
      'schemas/screens/books.json:10: these wait for each other: me, loans',
    ],
    [
      'a chain of three data sources',
      'schemas/screens/books.json',
      '"me": { "operation": "getMe" },',
      '"me": { "operation": "getMe" },\n    "first": { "operation": "getMe", "when": { "loans[0].id": { "minimum": 1 } } },',
      'schemas/screens/books.json:12: "first" waits for one that waits itself; data may be 2 deep',
    ],
    [
      'a query parameter that the operation lacks',
      'schemas/forms/search/books.json',
      '"search": {',
      '"words": {',
      'schemas/screens/books.json:12: "query" has "words", but the operation "listBooks" does not; it can be search, genre_id, tab, page',
    ],
    [
      'data for another role',
      'schemas/screens/loans.json',
      '["Reader"]',
      '["Librarian"]',
      'schemas/screens/loans.json:7: "getMe" is for Reader, but the screen "loans" is for Librarian',
    ],
    [
      'an action for another role',
      'openapi/access.yaml',
      'endLoan: { Reader: own loan, Librarian: any }',
      'endLoan: Librarian',
      'schemas/tables/loans.json:25: "endLoan" is for Librarian, but the screen "loans" is for Reader',
    ],
    [
      'data on a guest screen',
      'schemas/screens/login.json',
      '"blocks": [',
      '"data": { "me": { "operation": "getMe" } },\n  "blocks": [',
      'schemas/screens/login.json:7: "getMe" needs a session, but the screen "login" is for guests',
    ],
    [
      'a field that the body lacks',
      'schemas/wizards/review.json',
      '"reader_id": "me.reader_id"',
      '"reader": "me.reader_id"',
      'schemas/wizards/review.json:12: the body of "reviewBook" needs "reader_id"',
      'schemas/wizards/review.json:17: the body of "reviewBook" has no "reader"; did you mean "reader_id"?',
    ],
    [
      'a form field that the body lacks',
      'schemas/screens/new-book.json',
      '"form": "book/facts"',
      '"form": "auth/login"',
      'schemas/screens/new-book.json:11: the form has no field "title"; it can be user_name, password',
      'schemas/screens/new-book.json:12: the body of "createBook" needs "genre_id"',
      'schemas/screens/new-book.json:12: the body of "createBook" needs "title"',
      'schemas/screens/new-book.json:12: the form "auth/login" sends "password", which the body of "createBook" lacks; it can be title, kind, genre_id, price_low, price_high, cover, is_lost, lost_since, contact_phone, editions',
      'schemas/screens/new-book.json:12: the form "auth/login" sends "user_name", which the body of "createBook" lacks; it can be title, kind, genre_id, price_low, price_high, cover, is_lost, lost_since, contact_phone, editions',
    ],
    [
      'a body for an operation without one',
      'schemas/actions/toggle-keep.json',
      '"params": { "id": "item.id" },',
      '"params": { "id": "item.id" },\n  "body": { "id": "item.id" },',
      'schemas/actions/toggle-keep.json:1: the operation "keepBook" takes no body',
    ],
    [
      'a body value of another type',
      'schemas/wizards/review.json',
      '"reader_id": "me.reader_id"',
      '"reader_id": "me.name"',
      'schemas/wizards/review.json:17: reader_id takes a whole number, this is text',
    ],
    [
      'an initial value of another type',
      'schemas/wizards/review.json',
      '"words": "book.title"',
      '"words": "book.id"',
      'schemas/wizards/review.json:11: words takes text, this is a whole number',
    ],
    [
      'an initial value for an unknown field',
      'schemas/wizards/review.json',
      '"words": "book.title"',
      '"word": "book.title"',
      'schemas/wizards/review.json:11: the form has no field "word"; did you mean "words"?',
    ],
    [
      'a missing argument of a wizard',
      'schemas/screens/book.json',
      ', "with": { "book": "book" }',
      '',
      'schemas/screens/book.json:25: the wizard "review" needs "book", of the type Book',
    ],
    [
      'an unknown argument of a wizard',
      'schemas/screens/book.json',
      '"with": { "book": "book" }',
      '"with": { "book": "me" }',
      'schemas/screens/book.json:25: the wizard "review" needs "book" to be of the type Book; "me" is of another type',
    ],
    [
      'a filter that the query string does not have',
      'schemas/screens/books.json',
      '"form": "search/books", "bind": "query"',
      '"form": "search/loans", "bind": "query"',
      'schemas/screens/books.json:25: the form "search/loans" has a field "state", but this screen\'s query has not, so choosing it would do nothing: add it to schemas/forms/search/books.json',
    ],
    [
      'a form that does nothing',
      'schemas/screens/books.json',
      '"form": "search/books", "bind": "query"',
      '"form": "search/books"',
      'schemas/screens/books.json:25: a form needs a "submit", or must be bound to the query string',
    ],
  ]);

  it('reports a form that accepts values which its operation refuses', () => {
    const screen = 'schemas/screens/new-book.json';
    const form = {
      $schema: '../../meta/form.schema.json',
      title: 'Book in short',
      schema: {
        type: 'object',
        required: ['title', 'genre_id'],
        properties: {
          title: {
            title: 'Title',
            type: 'string',
            maxLength: 200,
          },
          genre_id: { title: 'Genre', type: 'integer', 'x-lookup': 'genres' },
        },
      },
    };
    expect(
      findingsWith({
        'schemas/forms/book/short.json': JSON.stringify(form),
        [screen]: edited(screen, '"form": "book/facts"', '"form": "book/short"'),
      }),
    ).toEqual([
      `${screen}:12: the form "book/short" lets through what "createBook" refuses: its "title" has 1 to 200 letters, there it has 1 to 100 letters`,
    ]);
  });
});
