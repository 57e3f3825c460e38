import { expect, it } from 'vitest';
import { keptOf, orMore, rangeOf } from './range.ts';

const group = { fields: ['min', 'max'], as: 'range' as const, max: 100_000, step: 100 };
const low = { type: 'number', minimum: 0 };
const high = { type: 'number', 'x-gap': { over: 'min', by: 100 } };
const at = (min?: unknown, max?: unknown) => rangeOf(group, low, high, min, max);

it('spans the whole slider without values', () => {
  expect(at()).toMatchObject({ min: 0, max: 100_000, low: 0, high: 100_000, step: 100, gap: 100 });
});

it('puts a value beyond the slider at its end', () => {
  expect(at(90_000, 250_000).high).toBe(100_000);
});

it('treats text that is not a number as empty', () => {
  expect(at('abc', '')).toMatchObject({ low: 0, high: 100_000 });
});

it('stores no value at an upper end that means "and above"', () => {
  const group = { fields: ['min', 'max'] };
  expect(keptOf(group, { max: 500 }, 1, 500)).toBeUndefined();
  expect(keptOf(group, { max: 500 }, 1, 400)).toBe(400);
  expect(keptOf(group, { max: 500 }, 0, 500)).toBe(500);
  expect(keptOf({ ...group, inputs: true }, { max: 500 }, 1, 500)).toBe(500);
});

it('writes “or more” as a plus after the amount, within its isolation', () => {
  expect(orMore('$100k')).toBe('$100k+');
  expect(orMore('\u2068$100k\u2069')).toBe('\u2068$100k+\u2069');
});
