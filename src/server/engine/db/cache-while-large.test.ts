import { describe, expect, it } from 'vitest';
import { MINUTE } from '../../../language/run/value/durations.ts';
import { cacheWhileLarge } from './cache-while-large.ts';

const at = (ms: number) => new Date(Date.UTC(2026, 0, 1) + ms);

/** Counts 1, 2, 3 … times `size` at the given moments. */
async function asked(size: number, moments: number[], name = (_at: number) => 'users') {
  const numbers = cacheWhileLarge<number>(MINUTE, (found) => found > 100);
  const database = {};
  let calls = 0;
  const answers = [];
  for (const moment of moments)
    answers.push(await numbers(database, at(moment), name(moment), async () => ++calls * size));
  return answers;
}

describe('the cache of large counts', () => {
  it('counts small numbers on every call', async () => {
    expect(await asked(1, [0, 1, 2])).toEqual([1, 2, 3]);
  });

  it('keeps a large count until it expires', async () => {
    expect(await asked(1000, [0, 1, MINUTE - 1, MINUTE])).toEqual([1000, 1000, 1000, 2000]);
  });

  it('keeps counts apart by name', async () => {
    expect(await asked(1000, [0, 1], String)).toEqual([1000, 2000]);
  });

  it('counts again after a failure', async () => {
    const numbers = cacheWhileLarge<number>(MINUTE, () => true);
    const failing = numbers({}, at(0), 'users', () => Promise.reject(new Error('no database')));
    await expect(failing).rejects.toThrow('no database');
    expect(await numbers({}, at(1), 'users', async () => 5)).toBe(5);
  });
});
