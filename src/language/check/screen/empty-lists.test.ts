import { describe, expect, it } from 'vitest';
import { edited, expectFindings, findingsWith } from '../test-mistakes.ts';

const BOOKS = 'schemas/screens/books.json';
const WITH = '"rows": "loans[*].book", "part": "book-card", "empty": "books.empty"';
const WITHOUT = '"rows": "loans[*].book", "part": "book-card"';

describe('the check of lists without a text for no rows', () => {
  expectFindings([
    [
      'a list',
      BOOKS,
      WITH,
      WITHOUT,
      `${BOOKS}:47: nothing is said when "loans[*].book" has no rows; add "empty" with the key of a message, such as "lists.empty", or draw it only when there are rows`,
    ],
    [
      'a list, suggesting the condition',
      'schemas/screens/book.json',
      '"empty": "books.empty",',
      '',
      'schemas/screens/book.json:36: nothing is said when "book.questions" has no rows; add "empty" with the key of a message, such as "lists.empty", or draw it only when there are rows: "when": { "book.questions": { "minItems": 1 } }',
    ],
    [
      'a timeline',
      'schemas/screens/book.json',
      '"block": "list",',
      '"block": "timeline", "title": "{item.text}", "rows": "book.questions" }, { "block": "list",',
      'schemas/screens/book.json:36: nothing is said when "book.questions" has no rows; add "empty" with the key of a message, such as "lists.empty", or draw it only when there are rows: "when": { "book.questions": { "minItems": 1 } }',
    ],
  ]);

  it('accepts a list that is rendered only with rows', () => {
    const rows = WITHOUT.replace('loans[*].book', 'books');
    const found = findingsWith({
      [BOOKS]: edited(BOOKS, WITH, `${rows}, "when": { "books": { "minItems": 1 } }`),
    });
    expect(found.filter((one) => one.includes('nothing is said'))).toEqual([]);
  });

  it('reports a list whose condition tests something else', () => {
    const rows = WITHOUT.replace('loans[*].book', 'books');
    const when = '"when": { "query.tab": { "const": "kept" } }';
    expect(findingsWith({ [BOOKS]: edited(BOOKS, WITH, `${rows}, ${when}`) })).toHaveLength(1);
  });
});
