import { describe } from 'vitest';
import { expectFindings } from './test-mistakes.ts';

const file = 'schemas/maps/loan-state.json';
const begins = '"cases": [\n    { "when": { "const": "Asked" }';
const from = (rest: string) => `"from": { ${rest} }, ${begins}`;

describe('texts that people have made', () => {
  expectFindings([
    [
      'a call that there is not',
      file,
      begins,
      from('"operation": "listGenre", "value": "id", "label": "name"'),
      `${file}:3: there is no operation "listGenre"; did you mean "listGenres"?`,
    ],
    [
      'a property that its rows have not',
      file,
      begins,
      from('"operation": "listGenres", "value": "id", "label": "names"'),
      `${file}:3: rows have no "names"; did you mean "name"?`,
    ],
    [
      'a call that says them',
      file,
      begins,
      from('"operation": "listGenres", "value": "id", "label": "name"'),
    ],
  ]);
});
