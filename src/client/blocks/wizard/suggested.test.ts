import { expect, it } from 'vitest';
import { formOf } from '../../../language/compile/form/test-form.ts';
import { isNearlyComplete, openSuggestions, unreadIn, withSuggestion } from './suggested.ts';
import type { Step } from './wizard-values.ts';

const form = formOf({
  name: { type: 'string' },
  tags: { type: 'array', items: { type: 'integer' } },
  rows: {
    type: 'array',
    items: {
      type: 'object',
      required: ['place', 'year'],
      properties: { place: { type: 'string' }, year: { type: 'integer' } },
    },
  },
});
const step: Step = { title: 'Person', form, definition: {} };
const review: Step = { title: 'Review', definition: {} };
const suggest = (field: string, value: unknown) => ({ field, text: '', value });

it.each([
  ['offers a missing value', suggest('name', 'Ada'), {}, true],
  ['offers another value', suggest('name', 'Ada'), { name: 'Eve' }, true],
  ['does not offer the present value', suggest('name', 'Ada'), { name: ' Ada ' }, false],
  ['does not offer a number that is present as text', suggest('name', 5), { name: '5' }, false],
  ['offers another choice', suggest('tags', 2), { tags: [1] }, true],
  ['does not offer a choice already made', suggest('tags', 2), { tags: [1, 2] }, false],
  ['offers another row', suggest('rows', { place: 'A' }), { rows: [{ place: 'B' }] }, true],
  [
    'does not offer a row that is present with more fields',
    suggest('rows', { place: 'A' }),
    { rows: [{ place: 'A', year: 1 }] },
    false,
  ],
  ['does not offer a field of another step', suggest('salary', 1), {}, false],
])('%s', (_, suggestion, data, isOffered) => {
  expect(openSuggestions([suggestion], step, data)).toEqual(isOffered ? [suggestion] : []);
});

it('offers suggestions in field order, and none in a step without a form', () => {
  const all = [suggest('rows', { place: 'A' }), suggest('name', 'Ada')];
  expect(openSuggestions(all, step, {}).map(({ field }) => field)).toEqual(['name', 'rows']);
  expect(openSuggestions(all, review, {})).toEqual([]);
});

it.each([
  ['replaces a value', suggest('name', 'Ada'), { name: 'Eve' }, { name: 'Ada' }],
  ['adds a choice to the others', suggest('tags', 2), { tags: [1] }, { tags: [1, 2] }],
  ['creates the list with its first row', suggest('rows', { place: 'A' }), {}, { rows: [{ place: 'A' }] }],
])('%s', (_, suggestion, before, after) => {
  expect(withSuggestion(step, before, suggestion)).toEqual(after);
});

it('accepts only complete counts of unread entries', () => {
  const jobs = { field: 'jobs', unread: 1, of: 3 };
  expect(unreadIn([jobs, { field: 'jobs' }, null, 'jobs'])).toEqual([jobs]);
  expect(unreadIn(undefined)).toEqual([]);
});

it.each([
  ['a value', suggest('name', 'Ada'), true],
  ['a whole row', suggest('rows', { place: 'A', year: 1 }), true],
  ['a row that lacks one value', suggest('rows', { place: 'A' }), true],
  ['a row that lacks more', suggest('rows', {}), false],
])('%s is worth taking over with everything else: %#', (_, suggestion, isTaken) => {
  expect(isNearlyComplete(step, suggestion)).toBe(isTaken);
});
