import { describe, expect, it } from 'vitest';
import { expectFindings, findingsWith, library } from '../test-mistakes.ts';

describe('the condition check', () => {
  expectFindings([
    [
      'a value that never occurs',
      'schemas/screens/book.json',
      '{ "const": "free" }',
      '{ "const": "fre" }',
      'schemas/screens/book.json:23: book.state is never "fre"; did you mean "free"?',
    ],
    [
      'a value of another type',
      'schemas/actions/toggle-keep.json',
      '{ "const": true }',
      '{ "const": "yes" }',
      'schemas/actions/toggle-keep.json:6: item.is_kept is true or false, never "yes"',
    ],
    [
      'a nested value that never occurs',
      'schemas/tables/loans.json',
      '{ "const": "Back" }',
      '{ "const": "Gone" }',
      'schemas/tables/loans.json:23: a part of item.allowed_states is never "Gone"; it can be Asked, Out, Back',
    ],
    [
      'a keyword for another type',
      'schemas/screens/book.json',
      '{ "const": "free" }',
      '{ "minimum": 3 }',
      'schemas/screens/book.json:23: "minimum" does not apply to text',
    ],
    [
      'a test for absence of a required value',
      'schemas/screens/book.json',
      '{ "book.state": { "const": "free" } }',
      '{ "book.state": false }',
      'schemas/screens/book.json:23: book.state is always there, so this never holds',
    ],
    [
      'a case that never occurs',
      'schemas/labels/loan-state.json',
      '"const": "Asked"',
      '"const": "Askd"',
      'schemas/labels/loan-state.json:4: the value is never "Askd"; did you mean "Asked"?',
    ],
    [
      'a case that compares texts',
      'schemas/tables/loans.json',
      '"labels": "loan-state"',
      '"labels": "marks"',
      'schemas/labels/marks.json:3: "minimum" does not apply to text',
    ],
    [
      'an unreachable case',
      'schemas/labels/loan-state.json',
      '{ "enum": ["Out"] }',
      '{ "const": "Asked" }',
      'schemas/labels/loan-state.json:5: an earlier case says the same, so this one never counts',
    ],
    [
      'labels without a target',
      'schemas/labels/home-by-role.json',
      '"else": { "to": { "screen": "new-book" } }',
      '"else": {}',
      'schemas/screens/login.json:19: the value labels "home-by-role" have a case without "to"',
    ],
    [
      'a tab that never opens',
      'schemas/screens/books.json',
      '"id": "kept"',
      '"id": "keept"',
      'schemas/layouts/plain.json:10: tab is never "kept"; did you mean "keept"?',
      'schemas/screens/books.json:5: tab is never "kept"; did you mean "keept"?',
    ],
  ]);

  const slug = (when: string) =>
    `{ "screen": "book", "params": { "id": "item.id", "slug": "item.publisher.name" }${when} }`;
  const target = /"to": \{\s+"screen": "book",[\s\S]*?\}\s+\}\s+\},/;
  const file = 'schemas/parts/book-card.json';
  const findings = (when: string) =>
    findingsWith({ [file]: library.read(file)!.replace(target, `"to": ${slug(when)},`) });
  const missing =
    'schemas/parts/book-card.json:9: "item.publisher.name" may be missing, but a path needs its parameters';

  it.each([
    ['without one', '', [missing]],
    ['that tests it', ', "when": { "item.publisher.name": { "minLength": 1 } }', []],
    [
      'that tests it in each alternative',
      ', "when": [{ "item.publisher.name": { "const": "A" } }, { "item.publisher.name": { "minLength": 3 } }]',
      [],
    ],
    [
      'that tests it in only one alternative',
      ', "when": [{ "item.publisher.name": { "const": "A" } }, { "item.id": { "const": 3 } }]',
      [missing],
    ],
    ['that tests its parent', ', "when": { "item.publisher": { "type": "object" } }', []],
    ['that requires its absence', ', "when": { "item.publisher.name": false }', [missing]],
  ])('decide whether an optional value counts as present: a condition %s', (_, when, expected) => {
    expect(findings(when)).toEqual(expected);
  });
});
