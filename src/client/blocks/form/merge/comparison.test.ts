import { expect, it } from 'vitest';
import type { FieldSchema } from '../../../../language/run/form/field-schema.ts';
import type { FormModule } from '../../../../language/run/form/form-module.ts';
import { makePlan } from '../../../../language/run/form/make-plan.ts';
import { comparisonOf, mergedData } from './comparison.ts';

const form = (properties: Record<string, FieldSchema>, ui: FormModule['ui'] = {}): FormModule => ({
  name: 'f',
  title: 'F',
  ui,
  uiSchema: {},
  validators: {},
  deciding: [],
  validate: () => true,
  schema: { type: 'object', properties },
  plan: makePlan({ type: 'object', properties }),
});
const text = (title: string): FieldSchema => ({ type: 'string', title });
const forms = [form({ a: text('A'), b: text('B'), c: text('C'), d: text('D'), e: text('E') })];
const initial = { a: '1', b: '1', c: '1', d: '1' };

it('shows what somebody else changed and what differs, and prefers what was typed', () => {
  const data = { a: 'mine', b: '1', c: 'same', d: 'mine' };
  const record = { a: 'theirs', b: 'theirs', c: 'same', d: '1', e: 'new', other: 1 };
  const comparison = comparisonOf({ forms, data, initial }, record);
  expect(comparison.differences.map(({ name, title, isMine }) => [name, title, isMine])).toEqual([
    ['a', 'A', true],
    ['b', 'B', false],
    ['e', 'E', false],
  ]);
  expect(comparison.theirs).toEqual({ a: 'theirs', b: 'theirs', c: 'same', d: '1', e: 'new' });
  expect(mergedData(comparison, new Set(['a']))).toEqual({
    a: 'mine',
    b: 'theirs',
    c: 'same',
    d: 'mine',
    e: 'new',
  });
});

it('takes a value over that somebody else has cleared', () => {
  const comparison = comparisonOf({ forms, data: { ...initial }, initial }, { b: '1', c: '1', d: '1' });
  expect(mergedData(comparison, new Set())).toEqual({ b: '1', c: '1', d: '1' });
});

it('takes over what the form does not show without asking, unless the form has changed it', () => {
  const hidden = [form({ a: text('A'), b: text('B') }, { a: { widget: 'hidden' }, b: { widget: 'hidden' } })];
  const start = { a: '1', b: '1' };
  const sent = { forms: hidden, data: { a: '1', b: 'mine' }, initial: start };
  const comparison = comparisonOf(sent, { a: 'theirs', b: 'theirs' });
  expect(comparison.differences).toEqual([]);
  expect(mergedData(comparison, new Set())).toEqual({ a: 'theirs', b: 'mine' });
});
