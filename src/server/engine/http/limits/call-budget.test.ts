import { expect, it } from 'vitest';
import { MINUTE } from '../../../../language/run/value/durations.ts';
import { CallBudget } from './call-budget.ts';

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);
const calls = (budget: CallBudget, key: string, times: number, now: Date) =>
  Array.from({ length: times }, () => budget.take(key, now));

it('lets a number of calls pass per window, then tells how long to wait', () => {
  const budget = new CallBudget({ limit: 2, per: MINUTE });
  expect(calls(budget, 'a', 3, at(0))).toEqual([0, 0, 60]);
  expect(budget.take('a', at(45.5))).toBe(15);
  expect(calls(budget, 'a', 3, at(60))).toEqual([0, 0, 60]);
});

it('counts each caller separately', () => {
  const budget = new CallBudget({ limit: 1, per: MINUTE });
  expect(calls(budget, 'a', 2, at(0))).toEqual([0, 60]);
  expect(calls(budget, 'b', 2, at(0))).toEqual([0, 60]);
});

it('forgets the oldest callers when there are too many', () => {
  const budget = new CallBudget({ limit: 1, per: MINUTE });
  for (let caller = 0; caller < 100_001; caller += 1) budget.take(`caller ${caller}`, at(0));
  expect(budget.take('caller 100000', at(1))).toBe(59);
  expect(budget.take('caller 0', at(1))).toBe(0);
});

it('tells how many calls are left, and for how long', () => {
  const budget = new CallBudget({ limit: 2, per: MINUTE });
  const told = [0, 20, 30].map((seconds) => budget.headers('reads', budget.count('a', at(seconds))));
  expect(told.map(({ standing }) => standing)).toEqual([
    '"reads";r=1;t=60',
    '"reads";r=0;t=40',
    '"reads";r=0;t=30',
  ]);
  expect(told[0]!.policy).toBe('"reads";q=2;w=60');
});
