import { describe } from 'vitest';
import { expectFindings } from '../test-mistakes.ts';

const file = 'schemas/wizards/review.json';
const before = '"submit": {';
const suggest = (form: string, operation: string) =>
  `"suggest": { "form": "${form}", "operation": "${operation}" },\n  ${before}`;

describe('the check of a wizard’s suggestions', () => {
  expectFindings([
    [
      'a form with other fields than the steps, and an operation that suggests nothing',
      file,
      before,
      suggest('search/books', 'listGenres'),
      `${file}:12: "listGenres" does not answer a list of {field, text, value}`,
      `${file}:12: "search/books" needs one field, the file, which a step has, too`,
    ],
  ]);
});
