import { expect, test } from 'vitest';
import { readAt, sameData, shared, writeAt } from './data-path.ts';

const data = { name: 'a', rows: [{ x: 1 }, { x: 2 }] };

test('reads the value at a path, and undefined where the path ends early', () => {
  expect(readAt(data, ['rows', 1, 'x'])).toBe(2);
  expect(readAt(data, ['rows', 7, 'x'])).toBeUndefined();
  expect(readAt(data, ['name', 'x'])).toBeUndefined();
});

test('copies only the objects along the path when writing', () => {
  const next = writeAt(data, ['rows', 1, 'x'], 3);
  expect(next).toEqual({ name: 'a', rows: [{ x: 1 }, { x: 3 }] });
  expect(next.rows[0]).toBe(data.rows[0]);
  expect(data.rows[1]).toEqual({ x: 2 });
});

test('removes a property by writing undefined', () => {
  expect(writeAt(data, ['rows', 0, 'x'], undefined).rows[0]).toEqual({});
});

test('creates missing parents when writing', () => {
  expect(writeAt<object>({}, ['a', 'b'], 1)).toEqual({ a: { b: 1 } });
});

test('takes only changed parts from a copy', () => {
  const copy = structuredClone(data);
  expect(shared(data, copy)).toBe(data);
  copy.rows[1]!.x = 9;
  const next = shared(data, copy) as typeof data;
  expect(next).toEqual({ name: 'a', rows: [{ x: 1 }, { x: 9 }] });
  expect(next.rows[0]).toBe(data.rows[0]);
});

test.each([
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [{ a: [] }, { a: {} }, false],
  [new File([], 'a', { lastModified: 1 }), new File([], 'a', { lastModified: 1 }), true],
  [new File([], 'a', { lastModified: 1 }), new File([], 'a', { lastModified: 2 }), false],
])('%j equals %j: %j', (a, b, expected) => {
  expect(sameData(a, b)).toBe(expected);
});
