import { describe, expect, it } from 'vitest';
import { sortingOf, sortText } from './use-table-model.ts';

describe('a table’s sort', () => {
  it.each([
    ['name', [{ id: 'name', desc: false }]],
    ['-created_at', [{ id: 'created_at', desc: true }]],
    ['', []],
    [undefined, []],
    [7, []],
  ])('%j', (sort, sorting) => expect(sortingOf(sort)).toEqual(sorting));

  it.each(['name', '-name'])('survives a round trip: %s', (sort) =>
    expect(sortText(sortingOf(sort))).toBe(sort),
  );

  it('may be absent', () => expect(sortText([])).toBeUndefined());
});
