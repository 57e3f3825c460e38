import { expect, it } from 'vitest';
import { emptyWorklist } from './worklist.ts';

const worklists = [
  { filters: { state: 'waiting' }, empty: 'lists.empty' as const },
  { filters: { state: 'late', year: 2030 }, empty: 'crud.empty' as const },
];

it.each([
  ['nothing is left of a worklist', { state: 'waiting' }, 'lists.empty'],
  ['values come from an address', { year: '2030', state: 'late' }, 'crud.empty'],
  ['a search within a worklist finds nothing', { state: 'waiting', search: 'x' }, undefined],
  ['only a part of its filters is set', { state: 'late' }, undefined],
  ['no filter is set', {}, undefined],
])('says when %s', (_, chosen, said) => expect(emptyWorklist(worklists, chosen)).toBe(said));
