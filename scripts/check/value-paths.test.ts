import { describe } from 'vitest';
import { tellsOf } from './test-mistakes.ts';

describe('value paths', () => {
  tellsOf([
    [
      'a property that the answer lacks',
      'schemas/screens/book.json',
      '"book.publisher.name"',
      '"book.publisher.nmae"',
      'schemas/screens/book.json:17: book.publisher.nmae: there is no "nmae"; did you mean "name"?',
    ],
    [
      'something that is not in reach',
      'schemas/screens/book.json',
      '"book.publisher.name"',
      '"item.publisher.name"',
      'schemas/screens/book.json:17: "item" is not in reach; it can be prefs, session, route, me, book',
    ],
    [
      'a list without [*]',
      'schemas/screens/books.json',
      'loans[*].book',
      'loans.book',
      'schemas/screens/books.json:47: loans.book: "book" of a list; write [*] for all or [0] for the first',
    ],
    [
      '[*] of no list',
      'schemas/screens/book.json',
      '"rows": "book.questions"',
      '"rows": "book.publisher[*]"',
      'schemas/screens/book.json:38: book.publisher[*]: [*] of something that is no list',
    ],
    [
      'rows of something else',
      'schemas/screens/books.json',
      '"rows": "loans[*].book"',
      '"rows": "loans"',
      'schemas/screens/books.json:47: the rows of "loans" are no Book, which the part "book-card" takes',
    ],
    [
      'rows that are no list',
      'schemas/screens/book.json',
      '"rows": "book.questions"',
      '"rows": "book.publisher"',
      'schemas/screens/book.json:38: "book.publisher" is a group of values, no list',
    ],
    [
      'a group in a text',
      'schemas/screens/book.json',
      'For {me.name}',
      'For {book.publisher}',
      'schemas/screens/book.json:16: {book.publisher} is a group of values, no single value',
    ],
    [
      'a stored value in a text',
      'schemas/screens/book.json',
      '"text": "{item.text}"',
      '"text": "{book.kind}"',
      'schemas/screens/book.json:39: {book.kind} would show what is stored; show it by "value", which reads its label, or say {book.kind|text}',
    ],
    [
      'a group as a value',
      'schemas/parts/book-card.json',
      '"item.publisher.name"',
      '"item.publisher"',
      'schemas/parts/book-card.json:14: this is a group of values; show one of its properties',
    ],
    [
      'a format for another type',
      'schemas/tables/loans.json',
      '"item.due", "format": "date"',
      '"item.marks", "format": "date"',
      'schemas/tables/loans.json:14: the format "date" cannot show a whole number',
    ],
    [
      'the session on a guest’s screen',
      'schemas/screens/login.json',
      '"title": "Login"',
      '"title": "{session.user.full_name}"',
      'schemas/screens/login.json:4: "session" is not in reach; it can be prefs, route, error',
    ],
    [
      'an unknown thing that browsers remember',
      'schemas/screens/book.json',
      'prefs.last_name',
      'prefs.first_name',
      'schemas/screens/book.json:16: prefs.first_name: there is no "first_name"; did you mean "last_name"?',
    ],
    [
      'two things shown at once',
      'schemas/parts/book-card.json',
      '{ "value": "item.publisher.name" }',
      '{ "value": "item.title", "text": "x" }',
      'schemas/parts/book-card.json:14: only one of "value", "values", "text" and "count" can be shown',
    ],
    [
      'nothing shown',
      'schemas/parts/book-card.json',
      '{ "value": "item.publisher.name" }',
      '{ "label": "x" }',
      'schemas/parts/book-card.json:14: nothing is shown here; say "value", "values", "text" or "count"',
    ],
    [
      'a count without words',
      'schemas/screens/books.json',
      ', "message": "books.shelves"',
      '',
      'schemas/screens/books.json:23: "count" needs a "message"',
    ],
  ]);
});
