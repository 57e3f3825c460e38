import { expect, it } from 'vitest';
import { isLeftOver, PROCESS } from './left-over.ts';

const DIGEST = '0123456789abcdef0123456789abcdef';
/** Linux numbers no process higher than this. */
const [HOST] = PROCESS.split('-');
const GONE = `${HOST}-${2 ** 22 + 1}`;
const ELSEWHERE = `00000000-${2 ** 22 + 1}`;

const leftOver = (names: string[], changedAt = Date.now()) =>
  names.filter((name) => isLeftOver(name, changedAt));

it('finds what killed processes have left', () => {
  const names = [`work-${GONE}`, `${DIGEST}.${GONE}.result`, `bundles-${DIGEST}.${GONE}.result`];
  expect(leftOver([...names, `${DIGEST}.${GONE}.unpacked`])).toHaveLength(4);
});

it('leaves alone what a process is making, and what is finished', () => {
  const names = [`work-${PROCESS}`, `${DIGEST}.${PROCESS}.result`];
  expect(leftOver([...names, DIGEST, `${DIGEST}.archive`, `bundles-${DIGEST}`, 'node_modules'], 0)).toEqual(
    [],
  );
});

it('leaves alone what a process in another container is making', () => {
  const names = [`work-${ELSEWHERE}`, `bundles-${DIGEST}.${ELSEWHERE}.result`];
  expect(leftOver(names)).toEqual([]);
  expect(leftOver(names, Date.now() - 25 * 3_600_000)).toEqual(names);
});
