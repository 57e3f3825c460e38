import { expect, test } from 'vitest';
import { formOf } from '../../../../language/compile/form/test-form.ts';
import { fieldOfError, movedErrors, textsOf, toErrorSchema } from './field-errors.ts';

const answer = {
  type: 'object',
  properties: { kind: { type: 'string' }, answer: {} },
  'x-switch': {
    on: 'kind',
    cases: [
      {
        in: ['rating'],
        // biome-ignore lint/suspicious/noThenProperty: the keyword's name in JSON Schema
        then: {
          properties: {
            answer: { type: 'object', 'x-keys': 'names', additionalProperties: { type: 'integer' } },
          },
        },
      },
    ],
  },
};
const { plan } = formOf({
  name: { type: 'string' },
  photos: { type: 'array', items: { 'x-file': { accept: [], maxBytes: 1 } } },
  answers: { type: 'array', items: answer },
});
const data = { answers: [{ kind: 'text' }, { kind: 'rating', answer: { 'Node.js': 9, 'a[0]': 1 } }] };

test.each([
  ['name', ['name']],
  ['photos.1', ['photos', '1']],
  ['answers', ['answers']],
  ['answers.1.kind', ['answers', '1', 'kind']],
  ['answers.1.answer', ['answers', '1', 'answer']],
  // A map's keys may contain anything, so the map counts as one field.
  ['answers.1.answer.Node.js', ['answers', '1', 'answer']],
  ['answers.1.answer.a[0]', ['answers', '1', 'answer']],
  ['elsewhere', ['elsewhere']],
  ['', []],
])('an error at "%s" is shown by %j', (key, path) => {
  expect(fieldOfError(plan, data, key)).toEqual(path);
});

test('collects all errors below a field', () => {
  const errors = toErrorSchema(plan, data, {
    'answers.1.answer.Node.js': ['Choose one'],
    'answers.1.answer.a[0]': ['Choose another'],
    '': ['Something is wrong'],
  });
  expect(errors.__errors).toEqual(['Something is wrong']);
  expect(textsOf(errors.answers?.[1]?.answer)).toEqual(['Choose one', 'Choose another']);
  expect(textsOf(errors.answers?.[0])).toEqual([]);
});

test('moves errors with their rows, and drops those of the list itself and of removed rows', () => {
  const errors = { name: ['n'], answers: ['few'], 'answers.0': ['a'], 'answers.2.kind': ['b'] };
  const without = (gone: number) => (at: number) => (at === gone ? undefined : at > gone ? at - 1 : at);
  expect(movedErrors(errors, 'answers', without(1))).toEqual({
    name: ['n'],
    'answers.0': ['a'],
    'answers.1.kind': ['b'],
  });
  expect(movedErrors(errors, 'answers', without(2))).toEqual({ name: ['n'], 'answers.0': ['a'] });
  expect(movedErrors(errors, 'answer', without(0))).toBe(errors);
});
