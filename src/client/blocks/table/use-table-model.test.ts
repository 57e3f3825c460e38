import { describe, expect, it } from 'vitest';
import { sortingOf, sortText } from './use-table-model.ts';

describe('the order of a table', () => {
  it.each([
    ['name', [{ id: 'name', desc: false }]],
    ['-created_at', [{ id: 'created_at', desc: true }]],
    ['', []],
    [undefined, []],
    [7, []],
  ])('%j', (sort, sorting) => expect(sortingOf(sort)).toEqual(sorting));

  it.each(['name', '-name'])('is written as it is read: %s', (sort) =>
    expect(sortText(sortingOf(sort))).toBe(sort),
  );

  it('may be none', () => expect(sortText([])).toBeUndefined());
});
