import { describe, expect, it } from 'vitest';
import { chain, withMeta } from './sources.ts';

describe('data sources', () => {
  it('are asked in the order in which they can be', () => {
    const sources = {
      fit: { operation: 'c', params: { id: 'thing.id' }, when: { 'owner.id': {} } },
      thing: { operation: 'a', params: { id: 'route.id' } },
      owner: { operation: 'b', params: { id: ['query.owner', 'thing.owner_id'] } },
      list: { operation: 'd', params: 'query' as const },
    };
    expect(chain(sources)).toEqual([['thing', 'list'], ['owner'], ['fit']]);
  });

  it('that wait for each other are never asked', () => {
    const sources = {
      a: { operation: 'a', params: { x: 'b.x' } },
      b: { operation: 'b', params: { x: 'a.x' } },
    };
    expect(chain(sources)).toEqual([[], [], []]);
  });
});

describe('the value of an answer', () => {
  it('is its data', () => expect(withMeta({ data: { a: 1 } })).toEqual({ a: 1 }));
  it('is null for an answer without', () => expect(withMeta({})).toBeNull());
  it('carries the facts of a list beside its rows, and stays the same object', () => {
    const answer = { data: [{ a: 1 }], meta: { total: 7 } };
    expect([...(withMeta(answer) as object[])]).toEqual([{ a: 1 }]);
    expect(withMeta(answer)).toMatchObject({ meta: { total: 7 } });
    expect(withMeta(answer)).toBe(withMeta(answer));
  });
});
