import { describe, expect, it } from 'vitest';
import type { FieldSchema } from '../../../language/run/form/field-schema.ts';
import type { FormModule } from '../../../language/run/form/form-module.ts';
import { makePlan } from '../../../language/run/form/make-plan.ts';
import {
  byStep,
  changesOf,
  isLast,
  mergeSteps,
  percentDone,
  type Step,
  startingValues,
  stepAt,
  withDraft,
  withSkipped,
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
      { answers: { items: {} } },
    ),
  },
  { title: 'Review', definition: {} },
];

it('gives each step its own initial values', () => {
  expect(startingValues(steps, { name: 'n', paper: '/a', foreign: 1 })).toEqual([
    { name: 'n' },
    { paper: '/a' },
    {},
  ]);
});

describe('a draft', () => {
  const start = [{ name: 'old', fact: 'now' }, { answers: [{ id: 1 }, { id: 2 }] }, {}];

  it('overrides the steps’ initial values, including files', () => {
    const paper = new File(['x'], 'a.txt');
    const draft = [{ name: 'mine' }, { paper, answers: [{ id: 1, answer: 'a' }, { id: 2 }] }];
    expect(withDraft(steps, start, draft)).toEqual([{ name: 'mine', fact: 'now' }, draft[1], {}]);
  });

  it('does not restore facts', () => {
    expect(withDraft(steps, start, [{ fact: 'then' }])[0]).toEqual(start[0]);
  });

  it('that is whole restores cleared fields empty, but facts and given rows from the data', () => {
    const paper = [{}, { ...start[1], paper: '/a.pdf' }, {}];
    expect(withDraft(steps, start, [{}], true)).toEqual([
      { fact: 'now' },
      { answers: [{ id: 1 }, { id: 2 }] },
      {},
    ]);
    expect(withDraft(steps, paper, [], true)[1], 'a file that is not here').toEqual(start[1]);
    expect(withDraft(steps, start, [{ name: 'mine' }], true)[0]).toEqual({ name: 'mine', fact: 'now' });
  });

  it('takes stored files from the current data', () => {
    const now = [{}, { paper: '/new.pdf' }, {}];
    expect(withDraft(steps, now, [{}, { paper: '/old.pdf' }])[1]).toEqual({ paper: '/new.pdf' });
    expect(withDraft(steps, [{}, {}, {}], [{}, { paper: '/old.pdf' }])[1]).toEqual({});
  });

  it('drops rows whose facts have changed', () => {
    expect(withDraft(steps, start, [{}, { answers: [{ id: 1, answer: 'a' }] }])[1]).toEqual(start[1]);
  });

  it('keeps rows added to those with facts', () => {
    const addable: Step[] = [{ title: 'Rows', definition: {}, form: form({ answers: rows }) }];
    const draft = [{ answers: [{ id: 1, answer: 'a' }, { answer: 'added' }] }];
    expect(withDraft(addable, [{ answers: [{ id: 1, answer: 'a' }] }], draft)).toEqual(draft);
  });

  it('carries input along that was typed before the form was edited', () => {
    const carry = ({ nick, ...rest }: Readonly<Record<string, unknown>>) => ({ ...rest, name: nick });
    const edited: Step[] = [{ ...steps[0]!, form: { ...steps[0]!.form!, carry } }];
    expect(withDraft(edited, start, [{ nick: 'mine' }])).toEqual([{ name: 'mine', fact: 'now' }]);
  });

  it('drops fields that the forms no longer have', () => {
    expect(withDraft(steps, start, [{ gone: 1 }])[0]).toEqual(start[0]);
  });
});

describe('what a step fills in when it is shown', () => {
  const shownSteps: Step[] = [
    {
      title: 'One',
      definition: {},
      form: form({ questions, level: { readOnly: true }, places: { type: 'integer', default: 1 } }),
    },
  ];
  const start = [{ questions: [{ kind_id: 1 }] }];
  const filledIn = [
    { questions: [{ kind_id: 1, kind: { many: false } }], level: { name: 'Senior' }, places: 1 },
  ];

  it('is not a change: facts, facts of rows, and defaults', () => {
    expect(changesOf(shownSteps, start, filledIn)).toEqual([{}]);
  });
  it('is not a change within rows: defaults, and lists that a rule empties', () => {
    const rows = (row: object) => [{ questions: [row] }];
    const question = { kind_id: 1, asked: 'Why?' };
    const filled = { ...question, kind: { many: false }, needed: 1, scale: 1 };
    expect(changesOf(shownSteps, rows({ ...question, options: [] }), rows(filled))).toEqual([{}]);
    const changed = rows({ ...filled, scale: 2 });
    expect(changesOf(shownSteps, rows(question), changed)).toEqual(changed);
    expect(changesOf(shownSteps, rows({ ...question, options: ['A'] }), rows(filled))).toEqual(rows(filled));
  });
  it('is not a change when it disappears again', () => {
    expect(changesOf(shownSteps, [{ ...filledIn[0], places: 1 }], [{ ...start[0], places: 1 }])).toEqual([
      {},
    ]);
  });
  it('does not hide a real change beside it', () => {
    const changed = [{ ...filledIn[0], questions: [{ kind_id: 2, kind: { many: true } }], places: 2 }];
    expect(changesOf(shownSteps, start, changed)).toEqual([{ questions: changed[0]!.questions, places: 2 }]);
  });
  it('does not prevent a draft with added rows from being restored', () => {
    const draft = [{ questions: [...filledIn[0]!.questions, { kind_id: 2, kind: { many: true } }] }];
    expect(withDraft(shownSteps, start, draft)).toEqual(draft);
  });
});

describe('changes to a record', () => {
  const start = [{ name: 'old', fact: 'now' }, { answers: [{ id: 1, answer: 'a' }] }, {}];

  it('are empty while values are equal, ignoring blank rows and spaces', () => {
    const same = [{ name: 'old ', fact: 'now' }, { answers: [{ id: 1, answer: 'a' }, {}] }, {}];
    expect(changesOf(steps, start, same)).toEqual([{}, {}, {}]);
  });
  it('contain changed and cleared fields only', () => {
    expect(changesOf(steps, start, [{ fact: 'now' }, { answers: [] }, {}])).toEqual([
      { name: null },
      { answers: [] },
      {},
    ]);
  });
  it('are applied on top of changes made elsewhere', () => {
    const changes = changesOf(steps, start, [{ fact: 'now' }, start[1]!, {}]);
    const elsewhere = [{ name: 'new', fact: 'then' }, { answers: [] }, {}];
    expect(withDraft(steps, elsewhere, changes)).toEqual([{ fact: 'then' }, { answers: [] }, {}]);
  });
});

describe('the errors of a wizard’s submit', () => {
  it('are assigned to the steps of their fields, and name the first invalid step', () => {
    const errors = { 'answers.1.answer': ['b'], unknown: ['c'] };
    expect(byStep(steps, errors)).toEqual({ first: 1, errors: [{}, { 'answers.1.answer': ['b'] }, {}] });
  });

  it('may belong to no step', () => expect(byStep(steps, { unknown: ['c'] }).first).toBeUndefined());
});

it.each([
  [0, 6, 17],
  [2, 6, 50],
  [5, 6, 100],
  [0, 4, 25],
])('step %i of %i is %i percent', (step, count, percent) => expect(percentDone(step, count)).toBe(percent));

describe('skipping steps', () => {
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
  ] as const)('from step %i, direction %i leads to step %i', (from, direction, to) => {
    expect(stepAt(steps, from, direction)).toBe(to);
  });
});

describe('a wizard that branches on an earlier answer', () => {
  const when = (path: string, value: string) => ({ [path]: { const: value } });
  const branching: Step[] = [
    { title: 'Kind', definition: {} },
    { title: 'Visa', definition: { when: when('form.kind', 'abroad') } },
    { title: 'Sponsor', definition: { when: when('form.visa', 'work') } },
  ];
  const skippedBy = (...values: Record<string, unknown>[]) =>
    withSkipped(branching, values, {}).map(({ skipped = false }) => skipped);

  it.each([
    ['skips what the answer makes pointless', [{ kind: 'here' }, {}, {}], [false, true, true]],
    ['asks what the answer calls for', [{ kind: 'abroad' }, { visa: 'work' }, {}], [false, false, false]],
    [
      'decides nothing by answers on an abandoned branch',
      [{ kind: 'here' }, { visa: 'work' }, {}],
      [false, true, true],
    ],
  ])('%s', (_, values, skipped) => expect(skippedBy(...values)).toEqual(skipped));

  it('ends at the last step that is asked', () => {
    const asked = withSkipped(branching, [{ kind: 'here' }, {}, {}], {});
    expect(isLast(asked, 0)).toBe(true);
    expect(stepAt(asked, 2, 1)).toBe(0);
  });
});

describe('merging with what somebody else has saved', () => {
  it('keeps what was typed into steps that were not sent, on top of the new start', () => {
    const steps: Step[] = [
      { title: 'A', definition: {}, form: form({ a: { type: 'string' } }) },
      { title: 'B', definition: {}, form: form({ b: { type: 'string' }, c: { type: 'string' } }) },
    ];
    const state = {
      start: [{ a: '1' }, { b: '1', c: '1' }],
      latest: [{ a: '2' }, { b: '2', c: '1' }],
      sent: [true, false],
    };
    expect(mergeSteps(steps, state, { a: '3' }, { a: '3', b: '1', c: '3' })).toEqual({
      start: [{ a: '3' }, { b: '1', c: '3' }],
      values: [{ a: '3' }, { b: '2', c: '3' }],
    });
  });
});
