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

describe('resolving an action', () => {
  it('returns an inline action unchanged', () => {
    const action: Action = { label: 'Go', action: 'go', to: { screen: 'x' } };
    expect(resolveAction(action, named, { session })).toEqual({
      action,
      scope: { session },
      applies: true,
    });
  });

  it('returns an inline action’s condition for opening by itself only while it holds', () => {
    const opens = { 'query.now': { const: true } };
    const action: Action = { label: 'Ask', action: 'open', title: 'Ask', blocks: [], opens };
    const opened = (now: boolean) => resolveAction(action, named, { query: { now } }).opens;
    expect([opened(true), opened(false)]).toEqual([opens, undefined]);
  });

  it.each([
    ['by a string', 'keep'],
    ['by "use"', { use: 'keep' }],
    ['with other names', { use: 'keep', with: { item: 'item' } }],
  ])('finds the document’s action %s', (_, use) => {
    const item = { open: true };
    const resolved = resolveAction(use, named, { item, session, other: 1 });
    expect(resolved).toMatchObject({
      action: { action: 'call', operation: 'keep', label: 'Keep' },
      applies: true,
    });
    expect(resolved.scope).toEqual({ item, session });
  });

  it('evaluates the condition for opening by itself in the scope of the use', () => {
    const opens = { 'query.now': { const: true } };
    const opened = (now: boolean) =>
      resolveAction({ use: 'keep', opens }, named, { item: { open: true }, query: { now } }).opens;
    expect([opened(true), opened(false)]).toEqual([opens, undefined]);
  });

  it('lets a use override the label', () => {
    const resolved = resolveAction({ use: 'keep', label: 'Hold', with: { item: 'job' } }, named, {
      job: { open: true },
    });
    expect(resolved).toMatchObject({ action: { label: 'Hold' }, scope: { item: { open: true } } });
  });

  it.each([
    ['both conditions hold', true, 'A', true],
    ['the document’s condition does not hold', false, 'A', false],
    ['the use’s condition does not hold', true, 'B', false],
  ])('decides whether an action applies when %s', (_, open, role, applies) => {
    const use: Action = { use: 'keep', when: { 'session.role': { const: 'A' } } };
    expect(resolveAction(use, named, { item: { open }, session: { role } }).applies).toBe(applies);
  });

  it('throws for an unknown name', () =>
    expect(() => resolveAction('lose', named, {})).toThrow('There is no action "lose"'));
});

it('passes only the declared values and the global ones into a document', () => {
  expect(narrow({ a: { b: 1 }, c: 2, session, query: {} }, { x: 'a.b', gone: 'a.z' })).toEqual({
    x: 1,
    session,
    query: {},
  });
});
