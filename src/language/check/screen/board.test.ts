import { describe } from 'vitest';
import { expectFindings } from '../test-mistakes.ts';

const board = (by: string, columns: string) =>
  `"board": { "by": "${by}", "columns": [${columns}], "labels": "loan-state", "into": "item.allowed_states", "blocks": [{ "block": "text", "text": "Loan" }], ` +
  `"move": { "label": "Move", "action": "go", "to": { "screen": "books" } } }, "actions": [`;

describe('the board check', () => {
  expectFindings([
    [
      'a board by a parameter that the operation lacks',
      'schemas/tables/loans.json',
      '"actions": [',
      board('stat', '"Out"'),
      'schemas/tables/loans.json:18: the operation "listLoans" has no parameter "stat"; did you mean "state"?',
    ],
    [
      'a column that never has rows, and a move that changes nothing',
      'schemas/tables/loans.json',
      '"actions": [',
      board('state', '"Out", "Bakc"'),
      'schemas/tables/loans.json:18: "listLoans" does not accept "Bakc" as state; did you mean "Back"?',
      'schemas/tables/loans.json:18: a row is moved by a "call"; this is "go"',
    ],
    [
      'a column of several values, one of which another column has',
      'schemas/tables/loans.json',
      '"actions": [',
      board('state', '"Out", { "title": "Ended", "values": ["Back", "Out"] }'),
      'schemas/tables/loans.json:18: "Out" is already in another column',
      'schemas/tables/loans.json:18: a row is moved by a "call"; this is "go"',
    ],
    [
      'a last column that does not exist',
      'schemas/tables/loans.json',
      '"actions": [',
      board('state', '"Out", "Back"').replace('"labels"', '"final": ["Bakc"], "labels"'),
      'schemas/tables/loans.json:18: a row is moved by a "call"; this is "go"',
      'schemas/tables/loans.json:18: no column has "Bakc"; did you mean "Back"?',
    ],
  ]);
});
