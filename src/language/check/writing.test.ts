import { describe, expect, it } from 'vitest';
import { expectFindings, findingsWith } from './test-mistakes.ts';

describe('the syntax and grammar check', () => {
  expectFindings([
    [
      'a missing colon',
      'schemas/labels/kept.json',
      '"cases": [',
      '"cases" [',
      'schemas/labels/kept.json:3: this is not valid JSON: a colon is missing after this name',
    ],
    [
      'a missing comma at the end of a line',
      'schemas/screens/loans.json',
      '"path": "/loans",',
      '"path": "/loans"',
      'schemas/screens/loans.json:3: this is not valid JSON: a comma is missing at the end of this line',
    ],
    [
      'a missing quote',
      'schemas/screens/loans.json',
      '"title": "Loans",',
      '"title": "Loans,',
      'schemas/screens/loans.json:4: this is not valid JSON: a double quote is missing at the end of this text',
    ],
    [
      'an unclosed brace, without consequential findings',
      'schemas/forms/book/facts.json',
      '"x-unique": "This book is here already" }',
      '"x-unique": "This book is here already"',
      'schemas/forms/book/facts.json:13: this is not valid JSON: a } is missing in this line; it ends the { of line 13',
    ],
    [
      'an unreadable document, without consequential findings',
      'schemas/forms/book/facts.json',
      '{',
      'Once upon a time',
      'schemas/forms/book/facts.json:1: this is not valid JSON: this word needs double quotes around it',
    ],
    [
      'a duplicate key',
      'schemas/lookups/genres.json',
      '"label": "name"',
      '"value": "id", "label": "name"',
      'schemas/lookups/genres.json:1: "value" occurs twice here; the second one hides the first',
    ],
    [
      'an unknown key',
      'schemas/screens/login.json',
      '"title": "Login"',
      '"tilte": "Login"',
      'schemas/screens/login.json:1: "title" is missing',
      'schemas/screens/login.json:4: "tilte" is not known here; did you mean "title"?',
    ],
    [
      'a missing key',
      'schemas/lookups/genres.json',
      ', "label": "name"',
      '',
      'schemas/lookups/genres.json:1: "label" is missing',
    ],
    [
      'a value of the wrong type',
      'schemas/screens/login.json',
      '"path": "/login"',
      '"path": 7',
      'schemas/screens/login.json:3: "path" must be an address such as /jobs/{id}: it begins with /, and has only small letters, digits and hyphens',
    ],
    [
      'an unknown word',
      'schemas/layouts/plain.json',
      '"frame": "top"',
      '"frame": "topp"',
      'schemas/layouts/plain.json:3: "frame" cannot be "topp"; did you mean "top"?',
    ],
    [
      'an unknown block',
      'schemas/screens/login.json',
      '"block": "form"',
      '"block": "from"',
      'schemas/screens/login.json:9: there is no block "from" here; did you mean "form"?',
    ],
    [
      'an unknown kind of action',
      'schemas/actions/toggle-keep.json',
      '"action": "call"',
      '"action": "cal"',
      'schemas/actions/toggle-keep.json:7: there is no action "cal" here; did you mean "call"?',
    ],
    [
      'an invalid path',
      'schemas/tables/loans.json',
      '"item.book.title"',
      '"item book title"',
      'schemas/tables/loans.json:13: "item book title" is not a path such as job.title; a fixed text is written {"const": …}',
    ],
    [
      'an invalid value',
      'schemas/parts/book-card.json',
      '{ "value": "item.kind" }',
      '{ "value": { "path": "item.kind" } }',
      'schemas/parts/book-card.json:17: "value" must be a value: a path, {const: …}, {text: …}, {value: …, format: …}, {compute: …, of: …}, a list of these, a number, true, false or null',
    ],
    [
      'an invalid condition',
      'schemas/actions/toggle-keep.json',
      '{ "item.is_kept": { "const": true } }',
      '"item.is_kept"',
      'schemas/actions/toggle-keep.json:6: "pressed" must be a condition: tests by path, or a list of conditions',
    ],
    [
      'a missing grammar',
      'schemas/labels/kept.json',
      '../meta/label.schema.json',
      '../meta/screen.schema.json',
      'schemas/labels/kept.json:2: a label begins with "$schema": "../meta/label.schema.json"',
    ],
  ]);

  it('reports an unknown folder', () => {
    expect(findingsWith({ 'schemas/widgets/x.json': '{}' })).toEqual([
      'schemas/widgets/x.json:1: there is no kind of document called "widgets" (fields, forms, crud, wizards, tables, parts, lookups, labels, actions, screens, layouts, events, tasks, records, checklists, messages)',
    ]);
  });
});
