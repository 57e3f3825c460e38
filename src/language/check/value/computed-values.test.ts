import { describe } from 'vitest';
import { expectFindings, type Mistake } from '../test-mistakes.ts';

const BOOK = 'schemas/screens/book.json';
const FROM = '{ "label": "Publisher", "value": "book.publisher.name", "else": "N/A" }';
const showing = (value: string, format = 'number') =>
  `{ "label": "Publisher", "value": ${value}, "format": "${format}", "else": "N/A" }`;
const mistake = (name: string, value: string, ...findings: string[]): Mistake => [
  name,
  BOOK,
  FROM,
  showing(value),
  ...findings.map((finding) => `${BOOK}:17: ${finding}`),
];

describe('the check of computed values', () => {
  expectFindings([
    mistake('nothing for the number of entries', '{ "compute": "count", "of": "book.questions" }'),
    mistake('nothing for the days up to today', '{ "compute": "days", "of": "book.added_at" }'),
    mistake(
      'a sum of texts',
      '{ "compute": "sum", "of": "book.questions[*].text" }',
      'a sum adds numbers, these are text',
    ),
    mistake(
      'a count of one value',
      '{ "compute": "count", "of": "book.title" }',
      '"count" is computed of a list, this is text',
    ),
    mistake(
      'a share of one number',
      '{ "compute": "share", "of": { "compute": "count", "of": "book.questions" } }',
      '"share" is computed of two numbers',
    ),
    mistake(
      'days between texts',
      '{ "compute": "days", "of": ["book.title", "book.added_at"] }',
      '"days" is computed of one or two days, this is text',
    ),
    mistake(
      'an unknown function',
      '{ "compute": "average", "of": "book.questions" }',
      '"compute" cannot be "average"; it can be sum, count, share, ratio, days',
    ),
  ]);
});
