import { expect, test } from 'vitest';
import { rangeOf } from './range.ts';

const group = { fields: ['min', 'max'], as: 'range' as const, max: 100_000, step: 100 };
const low = { type: 'number', minimum: 0 };
const high = { type: 'number', 'x-gap': { over: 'min', by: 100 } };
const at = (min?: unknown, max?: unknown) => rangeOf(group, low, high, min, max);

test('without values the slider spans everything', () => {
  expect(at()).toMatchObject({ min: 0, max: 100_000, low: 0, high: 100_000, step: 100 });
});

test('a value beyond the slider stands at its end', () => {
  expect(at(90_000, 250_000).high).toBe(100_000);
});

test.each([
  ['low', 5_000, 4_900],
  ['low', 2_000, 2_000],
  ['low', -50, 0],
] as const)('with the upper thumb at 5000, the %s one moved to %i rests at %i', (thumb, value, rest) => {
  expect(at(1_000, 5_000).moved(thumb, value)).toBe(rest);
});

test.each([
  [500, 1_100],
  [7_000, 7_000],
  [200_000, 100_000],
])('with the lower thumb at 1000, the upper one moved to %i rests at %i', (value, rest) => {
  expect(at(1_000, 5_000).moved('high', value)).toBe(rest);
});

test('a text that is no number counts as not filled in', () => {
  expect(at('abc', '')).toMatchObject({ low: 0, high: 100_000 });
});
