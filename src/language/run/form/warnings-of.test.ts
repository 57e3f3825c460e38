import { expect, it } from 'vitest';
import { textsOfWarnings } from './warnings-of.ts';

const clock = { now: new Date('2026-05-10T12:00:00Z') };
const expired = { field: 'until', before: { $clock: 'today' }, text: 'It has expired.' } as const;

it.each([
  [{ until: '2026-05-09' }, ['It has expired.']],
  [{ until: '2026-05-10' }, []],
  [{ until: 'soon' }, []],
  [{}, []],
])('warns of a date before another: %j', (values, texts) => {
  expect(textsOfWarnings([expired], values, clock)).toEqual(texts);
});

it.each([
  [{ years: 2, level: { from: 3, to: 5 } }, ['Too few.']],
  [{ years: 3, level: { from: 3, to: 5 } }, []],
  [{ years: 5, level: { from: 3, to: 5 } }, []],
  [{ years: 6, level: { from: 3, to: 5 } }, ['Too many.']],
  [{ years: 60, level: { from: 3 } }, []],
  [{ years: 0 }, []],
  [{ level: { from: 3, to: 5 } }, []],
])('warns of a number beyond the limits set by other values: %j', (values, texts) => {
  const few = { field: 'years', below: 'level.from', text: 'Too few.' };
  const many = { field: 'years', above: 'level.to', text: 'Too many.' };
  expect(textsOfWarnings([few, many], values, clock)).toEqual(texts);
});
