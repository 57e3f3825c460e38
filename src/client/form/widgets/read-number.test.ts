import { expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

test.each<[string, number | string]>([
  ['5', 5],
  [' 3.50 ', 3.5],
  ['-2', -2],
  ['.5', 0.5],
  ['1.', 1],
  ['', ''],
  ['-', '-'],
  ['12a', '12a'],
  ['1e3', '1e3'],
  ['1,000', '1,000'],
  ['99999999999999999999', '99999999999999999999'],
])('"%s" is read as %j', (text, value) => {
  expect(readNumber(text)).toBe(value);
});
