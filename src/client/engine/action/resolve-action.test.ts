import { describe, expect, it } from 'vitest';
import type { Act, Action } from '../../../../generated/definitions.d.ts';
import { narrow, resolveAction } from './resolve-action.ts';

const named: Record<string, Act> = {
  keep: {
    takes: { item: 'Thing' },
    label: 'Keep',
    when: { 'item.open': { const: true } },
    action: 'call',
    operation: 'keep',
  },
};
const session = { user: { id: 1 } };

describe('an action', () => {
  it('is itself when it says what it does', () => {
    const action: Action = { label: 'Go', action: 'go', to: { screen: 'x' } };
    expect(resolveAction(action, named, { session })).toEqual({
      action,
      scope: { session },
      applies: true,
    });
  });

  it('tells of itself when it opens by itself', () => {
    const opens = { 'query.now': { const: true } };
    const action: Action = { label: 'Ask', action: 'open', title: 'Ask', blocks: [], opens };
    const opened = (now: boolean) => resolveAction(action, named, { query: { now } }).opens;
    expect([opened(true), opened(false)]).toEqual([opens, undefined]);
  });

  it.each([
    ['by a string', 'keep'],
    ['by "use"', { use: 'keep' }],
    ['with other names', { use: 'keep', with: { item: 'item' } }],
  ])('comes from its document, %s', (_, use) => {
    const item = { open: true };
    const found = resolveAction(use, named, { item, session, other: 1 });
    expect(found).toMatchObject({
      action: { action: 'call', operation: 'keep', label: 'Keep' },
      applies: true,
    });
    expect(found.scope).toEqual({ item, session });
  });

  it('tells when it opens by itself, by what is in reach where it is used', () => {
    const opens = { 'query.now': { const: true } };
    const opened = (now: boolean) =>
      resolveAction({ use: 'keep', opens }, named, { item: { open: true }, query: { now } }).opens;
    expect([opened(true), opened(false)]).toEqual([opens, undefined]);
  });

  it('may be called otherwise where it is used', () => {
    const found = resolveAction({ use: 'keep', label: 'Hold', with: { item: 'job' } }, named, {
      job: { open: true },
    });
    expect(found).toMatchObject({ action: { label: 'Hold' }, scope: { item: { open: true } } });
  });

  it.each([
    ['both conditions hold', true, 'A', true],
    ['that of the document does not', false, 'A', false],
    ['that of the use does not', true, 'B', false],
  ])('applies as %s', (_, open, role, applies) => {
    const use: Action = { use: 'keep', when: { 'session.role': { const: 'A' } } };
    expect(resolveAction(use, named, { item: { open }, session: { role } }).applies).toBe(applies);
  });

  it('must exist', () => expect(() => resolveAction('lose', named, {})).toThrow('There is no action "lose"'));
});

it('keeps out of a document what it does not take', () => {
  expect(narrow({ a: { b: 1 }, c: 2, session, query: {} }, { x: 'a.b', gone: 'a.z' })).toEqual({
    x: 1,
    session,
    query: {},
  });
});
