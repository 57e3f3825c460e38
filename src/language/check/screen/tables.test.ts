import { describe } from 'vitest';
import { expectFindings } from '../test-mistakes.ts';

describe('tables', () => {
  expectFindings([
    [
      'something else for a table',
      'schemas/screens/loans.json',
      '"with": { "reader": "me" }',
      '"with": { "reader": "me", "x": "me" }',
      'schemas/screens/loans.json:8: the table "loans" takes no "x"',
    ],
    [
      'an order that the call lacks',
      'schemas/tables/loans.json',
      '"sort": "due"',
      '"sort": "state"',
      'schemas/tables/loans.json:14: the operation "listLoans" cannot sort by "state"; it can be title, -title, due, -due',
    ],
    [
      'a search that the call lacks',
      'schemas/tables/loans.json',
      '"search": "search"',
      '"search": "serach"',
      'schemas/tables/loans.json:8: the operation "listLoans" has no parameter "serach"; did you mean "search"?',
    ],
    [
      'a filter that the call lacks',
      'schemas/forms/search/loans.json',
      '"state": {',
      '"states": {',
      'schemas/forms/search/loans.json:7: the operation "listLoans" has no parameter "states"; did you mean "state"?',
    ],
    [
      'a filter that the search box asks for already',
      'schemas/tables/loans.json',
      '"search": "search"',
      '"search": "state"',
      'schemas/forms/search/loans.json:7: the table "loans" has a search box for "state"; leave it out here',
    ],
    [
      'a filter of a type that the call refuses',
      'schemas/forms/search/loans.json',
      '"type": "string", "enum": ["Out", "Back"]',
      '"type": "integer"',
      'schemas/forms/search/loans.json:7: "listLoans" takes text as state, the field gives a whole number',
    ],
    [
      'a filter form that every table has by itself',
      'schemas/forms/search/loans.json',
      '"state": { "title"',
      '"page": { "title": "Page", "type": "integer" }, "state": { "title"',
      'schemas/forms/search/loans.json:7: every table keeps "page" in the address by itself; leave it out here',
    ],
    [
      'a query that repeats what tabs keep',
      'schemas/forms/search/books.json',
      '"search": {',
      '"tab": { "title": "Tab", "type": "string" }, "search": {',
      'schemas/forms/search/books.json:7: a tabs block of the screen "books" keeps "tab" in the address; leave it out here',
    ],
    [
      'two tables that share an address',
      'schemas/screens/loans.json',
      '"blocks": [',
      '"blocks": [{ "block": "table", "table": "loans", "with": { "reader": "me" } },',
      'schemas/screens/loans.json:8: the table "loans" and the table "loans" both keep "state" in the address; give the table a "name"',
    ],
    [
      'a bulk action that opens a dialog',
      'schemas/tables/loans.json',
      '"actions": [',
      '"bulk": [{ "label": "Look", "action": "open", "blocks": [{ "block": "text", "text": "x" }] }], "actions": [',
      'schemas/tables/loans.json:18: selected rows take a "call" each, or an "open" with a form that is sent for each; this is "open"',
    ],
    [
      'a bulk action whose question is about one row',
      'schemas/tables/loans.json',
      '"actions": [',
      '"bulk": [{ "label": "End", "tone": "danger", "action": "call", "operation": "endLoan", "params": { "id": "item.id" }, "confirm": "loans.confirm_end" }], "actions": [',
      'schemas/tables/loans.json:18: the question "loans.confirm_end" is about one row; give it {"one": …, "other": …} with {n}',
    ],
    [
      'a bulk action that asks nothing',
      'schemas/tables/loans.json',
      '"actions": [',
      '"bulk": [{ "label": "End", "tone": "danger", "action": "call", "operation": "endLoan", "params": { "id": "item.id" } }], "actions": [',
      'schemas/tables/loans.json:18: "endLoan" deletes at once; ask first with "confirm": the key of a message',
    ],
    [
      'a value to filter by that the call refuses',
      'schemas/forms/search/loans.json',
      '"Back"]',
      '"Bak"]',
      'schemas/forms/search/loans.json:7: "listLoans" takes no "Bak" as state; did you mean "Back"?',
    ],
    [
      'a key that rows lack',
      'schemas/tables/loans.json',
      '"key": "id"',
      '"key": "di"',
      'schemas/tables/loans.json:7: rows have no "di"; did you mean "due"?',
    ],
    [
      'rows of another component',
      'schemas/tables/loans.json',
      '"row": "Loan"',
      '"row": "Book"',
      'schemas/tables/loans.json:6: the rows of "listLoans" are no Book',
    ],
  ]);
});
