import { expect, it } from 'vitest';
import { lineDiff } from './line-diff.ts';

const shown = (before: string[], after: string[]) =>
  lineDiff(before.join('\n'), after.join('\n')).map(({ is, text }) => `${is}${text}`);

it('shows a changed line with two around it', () => {
  const before = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  expect(shown(before, before.with(3, 'D'))).toEqual([' b', ' c', '-d', '+D', ' e', ' f']);
});

it('leaves out what is far from two changes', () => {
  const before = ['a', '1', '2', '3', '4', '5', 'b'];
  const after = ['A', '1', '2', '3', '4', '5', 'B'];
  expect(shown(before, after)).toEqual(['-a', '+A', ' 1', ' 2', ' …', ' 4', ' 5', '-b', '+B']);
});

it('keeps the lines between two changes', () => {
  expect(shown(['a', 'x', 'b'], ['A', 'x', 'B'])).toEqual(['-a', '+A', ' x', '-b', '+B']);
});

it('shows what is put in and taken out at the ends', () => {
  expect(shown(['a', 'b'], ['b', 'c'])).toEqual(['-a', ' b', '+c']);
});

it('shows nothing of equal texts', () => {
  expect(shown(['a', 'b'], ['a', 'b'])).toEqual([]);
});
