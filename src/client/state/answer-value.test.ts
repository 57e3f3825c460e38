import { describe, expect, it } from 'vitest';
import { withMeta } from './answer-value.ts';

describe('a response’s value', () => {
  it('is its data', () => expect(withMeta({ data: { a: 1 } })).toEqual({ a: 1 }));
  it('is null for a response without data', () => expect(withMeta({})).toBeNull());
  it('has a list’s meta beside its rows, and keeps its identity', () => {
    const answer = { data: [{ a: 1 }], meta: { total: 7 } };
    expect([...(withMeta(answer) as object[])]).toEqual([{ a: 1 }]);
    expect(withMeta(answer)).toMatchObject({ meta: { total: 7 } });
    expect(withMeta(answer)).toBe(withMeta(answer));
  });
});
