import { describe } from 'vitest';
import { tellsOf } from './test-mistakes.ts';

describe('links and addresses', () => {
  tellsOf([
    [
      'a link without a parameter',
      'schemas/parts/book-card.json',
      '"params": { "id": "item.id", "slug": { "value": "item.title", "format": "slug" } }',
      '"params": { "id": "item.id" }',
      'schemas/parts/book-card.json:9: the screen "book" needs the parameter "slug"',
    ],
    [
      'a link with another parameter',
      'schemas/parts/book-card.json',
      '"slug": {',
      '"slog": {',
      'schemas/parts/book-card.json:9: the screen "book" needs the parameter "slug"',
      'schemas/parts/book-card.json:11: the screen "book" has no parameter "slog"; did you mean "slug"?',
    ],
    [
      'a parameter that may be missing',
      'schemas/parts/book-card.json',
      '{ "value": "item.title", "format": "slug" }',
      '"item.publisher.name"',
      'schemas/parts/book-card.json:11: "item.publisher.name" may be missing, but a path needs its parameters',
    ],
    [
      'a link to nowhere',
      'schemas/layouts/plain.json',
      '"to": { "screen": "loans" }',
      '"to": {}',
      'schemas/layouts/plain.json:11: this leads nowhere; say "screen", "map", "anchor", "return", "back" or "href"',
    ],
    [
      'a query that the screen lacks',
      'schemas/layouts/plain.json',
      '"tab": {',
      '"tap": {',
      'schemas/layouts/plain.json:10: the query of "books" has no "tap"; did you mean "tab"?',
    ],
    [
      'a query value that never is',
      'schemas/layouts/plain.json',
      '"const": "kept"',
      '"const": "keeped"',
      'schemas/layouts/plain.json:10: tab is never "keeped"; it can be all, kept',
    ],
    [
      'one address for two screens',
      'schemas/screens/loans.json',
      '"path": "/loans"',
      '"path": "/kept"',
      'schemas/screens/loans.json:3: the address /kept belongs to the screen "books" already',
    ],
    [
      'one address shape for two screens',
      'schemas/screens/loans.json',
      '"path": "/loans"',
      '"path": "/book/{a}/{b}"',
      'schemas/guard.json:12: the screen "loans" needs the parameter "a"',
      'schemas/guard.json:12: the screen "loans" needs the parameter "b"',
      'schemas/layouts/plain.json:11: the screen "loans" needs the parameter "a"',
      'schemas/layouts/plain.json:11: the screen "loans" needs the parameter "b"',
      'schemas/screens/loans.json:3: the address /book/{a}/{b} belongs to the screen "book" already',
    ],
    [
      'a further address with an unknown value',
      'schemas/screens/books.json',
      '{ "tab": "kept" }',
      '{ "tab": "kep" }',
      'schemas/screens/books.json:5: tab is never "kep"; did you mean "kept"?',
    ],
    [
      'an unknown value set',
      'schemas/screens/books.json',
      '"query": { "page": 1 }',
      '"query": { "pge": 1 }',
      'schemas/screens/books.json:54: query.pge: there is no "pge"; did you mean "page"?',
    ],
  ]);
});
