import { describe } from 'vitest';
import { expectFindings } from '../test-mistakes.ts';

const TABLE = 'openapi/access.yaml';

describe('the access table check', () => {
  expectFindings([
    [
      'an operation without an entry',
      TABLE,
      '  keepBook: Reader\n',
      '',
      'openapi/paths/books.yaml:27: openapi/access.yaml does not say who may call "keepBook"',
    ],
    [
      'an entry without an operation',
      TABLE,
      '  keepBook: Reader\n',
      '  keepBook: Reader\n  keepBooks: Reader\n',
      'openapi/access.yaml:12: there is no operation "keepBooks"; did you mean "keepBook"?',
    ],
    [
      'an operation with two entries',
      TABLE,
      '  keepBook: Reader\n',
      '  keepBook: Reader\n  keepBook: Librarian\n',
      'openapi/access.yaml:12: this is not valid YAML: Map keys must be unique at line 12, column 3:',
    ],
    [
      'an unknown role',
      TABLE,
      'createBook: Librarian',
      'createBook: Libarian',
      'openapi/access.yaml:9: there is no role "Libarian"; did you mean "Librarian"?',
    ],
    [
      'an unknown rule',
      TABLE,
      'Reader: own loan,',
      'Reader: own loan or own lon,',
      'openapi/access.yaml:15: there is no rule "own lon"; did you mean "own loan"?',
    ],
    [
      'an unknown word in a rule',
      TABLE,
      'own loan: { of: loan, same',
      'own loan: { off: loan, of: loan, same',
      'openapi/access.yaml:3: a rule has no "off"; did you mean "of"?',
    ],
    [
      'an unknown implied rule',
      TABLE,
      'own loan: { of: loan, same',
      'own loan: { implies: own lone, of: loan, same',
      'openapi/access.yaml:3: there is no rule "own lone"; did you mean "own loan"?',
    ],
    [
      'a rule about an unknown kind of record',
      TABLE,
      'own loan: { of: loan, same',
      'own loan: { same',
      'openapi/access.yaml:3: a rule is about a kind of record ("of") or about the session ("has")',
    ],
    [
      'a rule about an id that the path lacks',
      TABLE,
      'getMe: Reader',
      'getMe: { Reader: own loans }',
      'openapi/access.yaml:7: "own loans" is about the id in the path, and /me has none',
    ],
    [
      'an unknown schema with restricted fields',
      TABLE,
      'of: Loan\n',
      'of: [Loan, Lone]\n',
      'openapi/access.yaml:17: there is no schema "Lone"; did you mean "Loan"?',
    ],
    [
      'an unknown restricted field',
      TABLE,
      'names: [allowed_states]',
      'names: [allowed_state]',
      'openapi/access.yaml:18: Loan has no field "allowed_state"; did you mean "allowed_states"?',
    ],
    [
      'a restricted field that answers require',
      TABLE,
      'names: [allowed_states]',
      'names: [allowed_states, marks]',
      'openapi/access.yaml:18: "marks" of Loan is not for everybody and so cannot be required',
    ],
    [
      'an unknown reader of a field',
      TABLE,
      '    seen: { Reader: own loan',
      '    seen: { Reader: own lone',
      'openapi/access.yaml:19: there is no rule "own lone"; did you mean "own loan"?',
    ],
    [
      'roles beside an operation',
      'openapi/paths/books.yaml',
      '    operationId: createBook\n',
      '    operationId: createBook\n    x-roles: [Reader]\n',
      'openapi/paths/books.yaml:13: who may call "createBook" stands in openapi/access.yaml',
    ],
  ]);
});
