import { describe, expect, it } from 'vitest';
import { formOf } from '../../../language/compile/form/test-form.ts';
import { checkStep, checkSteps, firstIncomplete } from './wizard-check.ts';
import type { Step } from './wizard-values.ts';

const due = formOf(
  { due: { type: 'string', format: 'date', formatMinimum: { $clock: 'today' } } },
  { required: ['due'] },
);
const step: Step = { title: 'Due', form: due, definition: {} };
const review: Step = { title: 'Review', definition: {} };
const clock = { now: new Date('2026-05-01T09:00:00Z') };
const past = { due: '2026-04-01' };

it.each([
  ['refuses a past day', past, undefined, ['due']],
  ['accepts a past day that the record already has', past, past, []],
  ['refuses another past day', { due: '2026-04-02' }, past, ['due']],
  ['accepts a future day', { due: '2026-06-01' }, past, []],
])('%s', (_, data, kept, refused) => {
  expect(Object.keys(checkStep(step, data, { clock, kept })!.errors)).toEqual(refused);
});

it.each([
  ['the first step that is incomplete', [{}, {}, {}], 0],
  ['the second, when the first is complete', [{ due: '2026-06-01' }, {}, {}], 1],
  ['the last, when all others are complete', [{ due: '2026-06-01' }, { due: '2026-06-01' }, {}], 2],
])('the first incomplete step is %s', (_, values, first) => {
  expect(firstIncomplete([step, step, review], values, () => ({ clock }))).toBe(first);
});

it('neither checks nor sends a skipped step', () => {
  const [first] = checkSteps([{ ...step, skipped: true }], [{}], undefined, () => ({ clock }));
  expect(first).toEqual({ data: {}, errors: {}, isSent: false });
});

describe('A2.11: the validation applied depends on the active tab', () => {
  const named = formOf({ name: { type: 'string' } }, { required: ['name'] });
  const tabs: Step[] = [step, { title: 'Name', form: named, definition: {} }, review];
  const sentOf = (values: object[], shownTab: number | undefined) =>
    checkSteps(tabs, values as Record<string, unknown>[], shownTab, () => ({ clock })).map(
      ({ isSent }) => isSent,
    );

  it.each([
    ['sends every valid tab', [{ due: '2026-06-01' }, { name: 'Noor' }, {}], 1, [true, true, true]],
    ['holds back another tab with errors', [{ due: '2026-06-01' }, {}, {}], 0, [true, false, true]],
    [
      'sends the active tab even if invalid, to show its errors',
      [{ due: '2026-06-01' }, {}, {}],
      1,
      [true, true, true],
    ],
    ['holds back nothing when steps are in sequence', [{}, {}, {}], undefined, [true, true, true]],
  ])('%s', (_, values, shownTab, sent) => expect(sentOf(values, shownTab)).toEqual(sent));
});
