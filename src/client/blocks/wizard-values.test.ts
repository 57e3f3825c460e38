import { describe, expect, it } from 'vitest';
import type { FieldSchema, FormModule } from '../../shared/form-module.ts';
import { byStep, percentDone, type Step, startingValues, withDraft } from './wizard-values.ts';

const form = (properties: Record<string, FieldSchema>): FormModule => ({
  name: 'f',
  title: 'F',
  ui: {},
  validate: () => true,
  schema: { type: 'object', properties },
});
const rows = {
  type: 'array',
  items: { properties: { id: { type: 'integer', readOnly: true }, answer: {} } },
};
const steps: Step[] = [
  { title: 'One', definition: {}, form: form({ name: {}, fact: { readOnly: true } }) },
  {
    title: 'Two',
    definition: {},
    form: form({ answers: rows, paper: { 'x-file': { accept: [], maxBytes: 1 } } }),
  },
  { title: 'Review', definition: {} },
];

it('starts each step with what belongs to it', () => {
  expect(startingValues(steps, { name: 'n', paper: '/a', foreign: 1 })).toEqual([
    { name: 'n' },
    { paper: '/a' },
    {},
  ]);
});

describe('a draft', () => {
  const start = [{ name: 'old', fact: 'now' }, { answers: [{ id: 1 }, { id: 2 }] }, {}];

  it('wins over what the steps start with, files too', () => {
    const paper = new File(['x'], 'a.txt');
    const draft = [{ name: 'mine' }, { paper, answers: [{ id: 1, answer: 'a' }, { id: 2 }] }];
    expect(withDraft(steps, start, draft)).toEqual([{ name: 'mine', fact: 'now' }, draft[1], {}]);
  });

  it('does not bring back facts', () => {
    expect(withDraft(steps, start, [{ fact: 'then' }])[0]).toEqual(start[0]);
  });

  it('keeps no rows that belong to other facts', () => {
    expect(withDraft(steps, start, [{}, { answers: [{ id: 1, answer: 'a' }] }])[1]).toEqual(start[1]);
  });

  it('keeps no fields that the forms no longer have', () => {
    expect(withDraft(steps, start, [{ gone: 1 }])[0]).toEqual(start[0]);
  });
});

describe('errors of a whole wizard', () => {
  it('belong to the steps of their fields, and the first of these comes first', () => {
    const errors = { 'answers.1.answer': ['b'], unknown: ['c'] };
    expect(byStep(steps, errors)).toEqual({ first: 1, errors: [{}, { 'answers.1.answer': ['b'] }, {}] });
  });

  it('may belong to none', () => expect(byStep(steps, { unknown: ['c'] }).first).toBeUndefined());
});

it.each([
  [0, 6, 17],
  [2, 6, 50],
  [5, 6, 100],
  [0, 4, 25],
])('step %i of %i is %i percent', (step, count, percent) => expect(percentDone(step, count)).toBe(percent));
