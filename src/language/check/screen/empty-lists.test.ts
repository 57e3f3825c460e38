import { describe, expect, it } from 'vitest';
import { edited, expectFindings, findingsWith } from '../test-mistakes.ts';

const BOOKS = 'schemas/screens/books.json';
const WITH = '"rows": "loans[*].book", "part": "book-card", "empty": "books.empty"';
const WITHOUT = '"rows": "loans[*].book", "part": "book-card"';

describe('a list that says nothing when it has no rows', () => {
  expectFindings([
    [
      'is refused',
      BOOKS,
      WITH,
      WITHOUT,
      `${BOOKS}:47: nothing is said when "loans[*].book" has no rows; add "empty" with the key of a message, such as "lists.empty", or draw it only when there are rows`,
    ],
    [
      'is refused with the condition that would do',
      'schemas/screens/book.json',
      '"empty": "books.empty",',
      '',
      'schemas/screens/book.json:36: nothing is said when "book.questions" has no rows; add "empty" with the key of a message, such as "lists.empty", or draw it only when there are rows: "when": { "book.questions": { "minItems": 1 } }',
    ],
    [
      'is refused of a timeline',
      'schemas/screens/book.json',
      '"block": "list",',
      '"block": "timeline", "title": "{item.text}", "rows": "book.questions" }, { "block": "list",',
      'schemas/screens/book.json:36: nothing is said when "book.questions" has no rows; add "empty" with the key of a message, such as "lists.empty", or draw it only when there are rows: "when": { "book.questions": { "minItems": 1 } }',
    ],
  ]);

  it('is accepted when it is drawn only with rows', () => {
    const rows = WITHOUT.replace('loans[*].book', 'books');
    expect(
      findingsWith({ [BOOKS]: edited(BOOKS, WITH, `${rows}, "when": { "books": { "minItems": 1 } }`) }),
    ).toEqual([]);
  });

  it('is refused when the condition looks at something else', () => {
    const rows = WITHOUT.replace('loans[*].book', 'books');
    const when = '"when": { "query.tab": { "const": "kept" } }';
    expect(findingsWith({ [BOOKS]: edited(BOOKS, WITH, `${rows}, ${when}`) })).toHaveLength(1);
  });
});
