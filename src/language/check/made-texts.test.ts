import { describe } from 'vitest';
import { expectFindings } from './test-mistakes.ts';

const file = 'schemas/labels/loan-state.json';
const begins = '"cases": [\n    { "when": { "const": "Asked" }';
const from = (rest: string) => `"from": { ${rest} }, ${begins}`;

describe('the check of texts from stored data', () => {
  expectFindings([
    [
      'an unknown operation',
      file,
      begins,
      from('"operation": "listGenre", "value": "id", "label": "name"'),
      `${file}:3: there is no operation "listGenre"; did you mean "listGenres"?`,
    ],
    [
      'a property that its rows lack',
      file,
      begins,
      from('"operation": "listGenres", "value": "id", "label": "names"'),
      `${file}:3: rows have no "names"; did you mean "name"?`,
    ],
    [
      'a document that repeats them',
      file,
      begins,
      from('"operation": "listGenres", "value": "id", "label": "name"'),
    ],
  ]);
});
