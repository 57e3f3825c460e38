import { describe, expect, it } from 'vitest';
import { chain } from './source-order.ts';

describe('data sources', () => {
  it('are read in the order of their dependencies', () => {
    const sources = {
      fit: { operation: 'c', params: { id: 'thing.id' }, when: { 'owner.id': {} } },
      thing: { operation: 'a', params: { id: 'route.id' } },
      owner: { operation: 'b', params: { id: ['query.owner', 'thing.owner_id'] } },
      list: { operation: 'd', params: 'query' as const },
    };
    expect(chain(sources)).toEqual([['thing', 'list'], ['owner'], ['fit']]);
  });

  it('that depend on each other are never read', () => {
    const sources = {
      a: { operation: 'a', params: { x: 'b.x' } },
      b: { operation: 'b', params: { x: 'a.x' } },
    };
    expect(chain(sources)).toEqual([[], [], []]);
  });
});
