import { describe, expect, it } from 'vitest';
import type { FieldSchema } from '../../../language/run/form/field-schema.ts';
import type { FormModule } from '../../../language/run/form/form-module.ts';
import { makePlan } from '../../../language/run/form/make-plan.ts';
import {
  byStep,
  changesOf,
  percentDone,
  type Step,
  startingValues,
  stepAt,
  withDraft,
} from './wizard-values.ts';

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
const rows = {
  type: 'array',
  items: { properties: { id: { type: 'integer', readOnly: true }, answer: {} } },
};
const questions = {
  type: 'array',
  items: {
    properties: {
      kind_id: { type: 'integer', 'x-lookup': { lookup: 'kinds', row: 'kind' } },
      kind: { type: 'object', readOnly: true },
      needed: { type: 'integer', default: 1 },
      options: { type: 'array', items: { type: 'string' } },
    },
    // biome-ignore lint/suspicious/noThenProperty: the keyword's name in JSON Schema
    allOf: [{ if: {}, then: { properties: { scale: { type: 'integer', default: 1 } } } }],
  },
} satisfies FieldSchema;
const steps: Step[] = [
  { title: 'One', definition: {}, form: form({ name: {}, fact: { readOnly: true } }) },
  {
    title: 'Two',
    definition: {},
    form: form(
      { answers: rows, paper: { 'x-file': { accept: [], maxBytes: 1 } } },
      { answers: { fixed: true } },
    ),
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

  it('keeps rows that were added to those with facts', () => {
    const addable: Step[] = [{ title: 'Rows', definition: {}, form: form({ answers: rows }) }];
    const draft = [{ answers: [{ id: 1, answer: 'a' }, { answer: 'added' }] }];
    expect(withDraft(addable, [{ answers: [{ id: 1, answer: 'a' }] }], draft)).toEqual(draft);
  });

  it('keeps no fields that the forms no longer have', () => {
    expect(withDraft(steps, start, [{ gone: 1 }])[0]).toEqual(start[0]);
  });
});

describe('what a step fills in by being looked at', () => {
  const looked: Step[] = [
    {
      title: 'One',
      definition: {},
      form: form({ questions, level: { readOnly: true }, places: { type: 'integer', default: 1 } }),
    },
  ];
  const start = [{ questions: [{ kind_id: 1 }] }];
  const seen = [{ questions: [{ kind_id: 1, kind: { many: false } }], level: { name: 'Senior' }, places: 1 }];

  it('is no change: facts, those of rows, and defaults', () => {
    expect(changesOf(looked, start, seen)).toEqual([{}]);
  });
  it('is no change in rows: defaults, and lists that a rule empties', () => {
    const rows = (row: object) => [{ questions: [row] }];
    const asked = { kind_id: 1, asked: 'Why?' };
    const filled = { ...asked, kind: { many: false }, needed: 1, scale: 1 };
    expect(changesOf(looked, rows({ ...asked, options: [] }), rows(filled))).toEqual([{}]);
    const changed = rows({ ...filled, scale: 2 });
    expect(changesOf(looked, rows(asked), changed)).toEqual(changed);
    expect(changesOf(looked, rows({ ...asked, options: ['A'] }), rows(filled))).toEqual(rows(filled));
  });
  it('is no change either when it goes again', () => {
    expect(changesOf(looked, [{ ...seen[0], places: 1 }], [{ ...start[0], places: 1 }])).toEqual([{}]);
  });
  it('hides no change beside it', () => {
    const changed = [{ ...seen[0], questions: [{ kind_id: 2, kind: { many: true } }], places: 2 }];
    expect(changesOf(looked, start, changed)).toEqual([{ questions: changed[0]!.questions, places: 2 }]);
  });
  it('lets a draft of the rows come back, with rows that were added', () => {
    const draft = [{ questions: [...seen[0]!.questions, { kind_id: 2, kind: { many: true } }] }];
    expect(withDraft(looked, start, draft)).toEqual(draft);
  });
});

describe('what was changed of a record', () => {
  const start = [{ name: 'old', fact: 'now' }, { answers: [{ id: 1, answer: 'a' }] }, {}];

  it('is nothing while all stands as it stood, blank rows and spaces aside', () => {
    const same = [{ name: 'old ', fact: 'now' }, { answers: [{ id: 1, answer: 'a' }, {}] }, {}];
    expect(changesOf(steps, start, same)).toEqual([{}, {}, {}]);
  });
  it('is what differs, and what was emptied', () => {
    expect(changesOf(steps, start, [{ fact: 'now' }, { answers: [] }, {}])).toEqual([
      { name: null },
      { answers: [] },
      {},
    ]);
  });
  it('comes back over what was changed elsewhere meanwhile', () => {
    const kept = changesOf(steps, start, [{ fact: 'now' }, start[1]!, {}]);
    const elsewhere = [{ name: 'new', fact: 'then' }, { answers: [] }, {}];
    expect(withDraft(steps, elsewhere, kept)).toEqual([{ fact: 'then' }, { answers: [] }, {}]);
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

describe('a step that is passed over', () => {
  const steps = [false, true, true, false].map((skipped, index) => ({
    title: String(index),
    definition: {},
    skipped,
  }));

  it.each([
    [0, 1, 0],
    [1, 1, 3],
    [2, -1, 0],
    [3, 1, 3],
  ] as const)('from %i, by %i, is that at %i', (from, direction, to) => {
    expect(stepAt(steps, from, direction)).toBe(to);
  });
});
