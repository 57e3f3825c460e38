import { expect, it } from 'vitest';
import { COUNTED, isSurelyCapped } from './large-list.ts';

it.each([
  [11 * COUNTED, 8, true],
  [9 * COUNTED, 8, false],
  [2.3 * COUNTED, 58, true],
  [1.1 * COUNTED, 58, false],
  [COUNTED, 250, false],
])('of %d expected by %d sampled matches, more than are counted are sure: %s', (expected, sampled, is) => {
  expect(isSurelyCapped(expected, sampled)).toBe(is);
});
