import { expect, test } from 'vitest';
import { rangeOf } from './range.ts';

const group = { fields: ['min', 'max'], as: 'range' as const, max: 100_000, step: 100 };
const low = { type: 'number', minimum: 0 };
const high = { type: 'number', 'x-gap': { over: 'min', by: 100 } };
const at = (min?: unknown, max?: unknown) => rangeOf(group, low, high, min, max);

test('without values the slider spans everything', () => {
  expect(at()).toMatchObject({ min: 0, max: 100_000, low: 0, high: 100_000, step: 100, gap: 100 });
});

test('a value beyond the slider stands at its end', () => {
  expect(at(90_000, 250_000).high).toBe(100_000);
});

test('a text that is no number counts as not filled in', () => {
  expect(at('abc', '')).toMatchObject({ low: 0, high: 100_000 });
});
