import { expect, it } from 'vitest';
import { carryValues } from './carry-values.ts';
import type { StoredChange } from './definitions.ts';

it.each<[string, Record<string, StoredChange>, object, object]>([
  ['a renamed field', { home: { renamedFrom: 'address' } }, { address: 'A', b: 1 }, { b: 1, home: 'A' }],
  [
    'a field renamed twice',
    { home: { renamedFrom: ['street', 'address'] } },
    { address: 'A' },
    { home: 'A' },
  ],
  [
    'a renamed field that has a newer value',
    { home: { renamedFrom: 'address' } },
    { address: 'A', home: 'B' },
    { home: 'B' },
  ],
  ['a moved option', { kind: { movedOptions: { 1: 2 } } }, { kind: 1 }, { kind: 2 }],
  ['moved options of a list', { kinds: { movedOptions: { 1: 2 } } }, { kinds: [1, 2] }, { kinds: [2] }],
  ['an option that is gone', { kind: { movedOptions: { 1: null } } }, { kind: 1, b: 1 }, { b: 1 }],
  ['a converted value', { kids: { convert: 'to-number' } }, { kids: '2' }, { kids: 2 }],
  ['a value that cannot be converted', { kids: { convert: 'to-number' } }, { kids: 'two' }, {}],
  ['one value that becomes a list', { tags: { convert: 'to-list' } }, { tags: 'a' }, { tags: ['a'] }],
  [
    'a field of rows in a renamed list',
    {
      'jobs[*].title': { renamedFrom: 'work[*].name', movedOptions: { x: 'y' } },
      jobs: { renamedFrom: 'work' },
    },
    { work: [{ name: 'x', at: 1 }, { at: 2 }] },
    { jobs: [{ at: 1, title: 'y' }, { at: 2 }] },
  ],
  ['a field of a group', { 'a.b': { renamedFrom: 'a.c' } }, { a: { c: 1 } }, { a: { b: 1 } }],
  ['nothing that is there', { home: { renamedFrom: 'address' } }, { b: 1 }, { b: 1 }],
])('carries along %s, and changes nothing the second time', (_, changes, values, expected) => {
  const once = carryValues(values as Record<string, unknown>, changes);
  expect(once).toEqual(expected);
  expect(carryValues(once, changes)).toEqual(expected);
});
