import { expect, it } from 'vitest';
import { verdict, verdictTable } from './verdicts.ts';

const round = (perSecond: number, p50: number) => ({ perSecond, p50, p95: p50 });
const rounds = {
  product: [round(80, 2), round(90, 2.6), round(70, 3)],
  control: [round(100, 2), round(100, 2), round(100, 2)],
};

it.each([
  ['perSecond', { least: 0.8 }, true],
  ['perSecond', { least: 0.9 }, false],
  ['p50', { most: 1.3 }, true],
  ['p50', { most: 1.2 }, false],
] as const)('judges the median %s against %o as met: %s', (of, goal, isMet) => {
  expect(verdict('a read', rounds, ['product', 'control'], of, goal).isMet).toBe(isMet);
});

it('shows figures, the multiple and the verdict of each goal', () => {
  const slow = verdict('a read', rounds, ['product', 'control'], 'perSecond', { least: 0.9 });
  const fast = verdict('a search', rounds, ['product', 'control'], 'p50', { most: 1.3 });
  expect(verdictTable([slow, fast]).map((line) => line.split(/ {2,}/).filter(Boolean))).toEqual([
    ['product', 'control', '× control', 'goal'],
    ['a read', '80', '100', 'per s', '0.80', '≥ 0.9', 'MISSED'],
    ['a search', '2.60', '2.00', 'ms', '1.30', '≤ 1.3', 'met'],
  ]);
});
