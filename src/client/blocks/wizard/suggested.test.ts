import { expect, it } from 'vitest';
import { formOf } from '../../../language/compile/form/test-form.ts';
import { openSuggestions, unreadIn, withSuggestion } from './suggested.ts';
import type { Step } from './wizard-values.ts';

const form = formOf({
  name: { type: 'string' },
  tags: { type: 'array', items: { type: 'integer' } },
  rows: {
    type: 'array',
    items: { type: 'object', properties: { place: { type: 'string' }, year: { type: 'integer' } } },
  },
});
const step: Step = { title: 'Person', form, definition: {} };
const review: Step = { title: 'Review', definition: {} };
const suggest = (field: string, value: unknown) => ({ field, text: '', value });

it.each([
  ['a value that is missing', suggest('name', 'Ada'), {}, true],
  ['another value', suggest('name', 'Ada'), { name: 'Eve' }, true],
  ['the value that stands there', suggest('name', 'Ada'), { name: ' Ada ' }, false],
  ['a number that stands there as text', suggest('name', 5), { name: '5' }, false],
  ['another choice', suggest('tags', 2), { tags: [1] }, true],
  ['a choice that is made', suggest('tags', 2), { tags: [1, 2] }, false],
  ['another row', suggest('rows', { place: 'A' }), { rows: [{ place: 'B' }] }, true],
  [
    'a row that is there, with more',
    suggest('rows', { place: 'A' }),
    { rows: [{ place: 'A', year: 1 }] },
    false,
  ],
  ['a field of another step', suggest('salary', 1), {}, false],
])('%s', (_, suggestion, data, isOffered) => {
  expect(openSuggestions([suggestion], step, data)).toEqual(isOffered ? [suggestion] : []);
});

it('offers in the order of the fields, and nothing where there is no form', () => {
  const all = [suggest('rows', { place: 'A' }), suggest('name', 'Ada')];
  expect(openSuggestions(all, step, {}).map(({ field }) => field)).toEqual(['name', 'rows']);
  expect(openSuggestions(all, review, {})).toEqual([]);
});

it.each([
  ['a value takes the place of what was there', suggest('name', 'Ada'), { name: 'Eve' }, { name: 'Ada' }],
  ['a choice joins the others', suggest('tags', 2), { tags: [1] }, { tags: [1, 2] }],
  ['the first row is a list', suggest('rows', { place: 'A' }), {}, { rows: [{ place: 'A' }] }],
])('%s', (_, suggestion, before, after) => {
  expect(withSuggestion(step, before, suggestion)).toEqual(after);
});

it('reads only complete counts of unread entries', () => {
  const jobs = { field: 'jobs', unread: 1, of: 3 };
  expect(unreadIn([jobs, { field: 'jobs' }, null, 'jobs'])).toEqual([jobs]);
  expect(unreadIn(undefined)).toEqual([]);
});
