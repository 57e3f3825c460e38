import { expect, it } from 'vitest';
import { CLOCK } from './clock.ts';
import './compute.ts';
import { value } from './value-path.ts';
import type { ComputedSource } from './value-source.ts';

const scope = {
  weeks: [{ n: 3 }, { n: 4 }, { n: null }],
  none: [],
  part: 1,
  whole: 8,
  nothing: 0,
  posted: '2026-05-01',
  closes: '2026-05-31',
  seen: '2026-05-02T22:30:00Z',
  [CLOCK]: { now: new Date('2026-05-03T21:30:00Z'), timeZone: 'Asia/Riyadh' },
};

it.each<[compute: ComputedSource['compute'], of: ComputedSource['of'], result: unknown]>([
  ['sum', 'weeks[*].n', 7],
  ['sum', 'none', 0],
  ['sum', 'missing', undefined],
  ['count', 'weeks', 3],
  ['count', 'none', 0],
  ['count', 'missing', undefined],
  ['share', ['part', 'whole'], 12.5],
  ['ratio', ['whole', { compute: 'sum', of: 'weeks[*].n' }], 8 / 7],
  ['ratio', ['part', 'nothing'], undefined],
  ['share', ['missing', 'whole'], undefined],
  ['days', ['posted', 'closes'], 30],
  ['days', ['closes', 'posted'], -30],
  ['days', 'posted', 3],
  ['days', ['seen', 'closes'], 28],
  ['days', ['posted', 'missing'], undefined],
])('computes the %s of %j', (compute, of, result) => {
  expect(value({ compute, of }, scope)).toEqual(result);
});
