import { describe, expect, it } from 'vitest';
import { withMeta } from './answer-value.ts';

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
