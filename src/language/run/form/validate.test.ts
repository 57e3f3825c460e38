import { describe, expect, it } from 'vitest';
import { formOf } from '../../compile/form/test-form.ts';
import type { Errors } from './form-module.ts';
import { type ValidateOptions, validate } from './validate.ts';

type Data = Record<string, unknown>;

const row = {
  type: 'object',
  required: ['place'],
  properties: {
    place: {
      type: 'string',
      maxLength: 5,
      'x-messages': { required: 'Where?', maxLength: 'At most {limit}' },
    },
    start: { type: 'string', format: 'date' },
    end: { type: 'string', format: 'date', formatMinimum: { $data: '1/start' } },
  },
};
const answer = {
  type: 'object',
  properties: {
    kind: { type: 'string', readOnly: true },
    must: { type: 'boolean', readOnly: true },
    options: { type: 'array', readOnly: true, items: { type: ['string', 'object'] } },
  },
  allOf: [
    {
      if: { required: ['must'], properties: { must: { const: true } } },
      // biome-ignore lint/suspicious/noThenProperty: the keyword's name in JSON Schema
      then: { required: ['answer'], properties: { answer: { 'x-messages': { required: 'Answer it' } } } },
    },
  ],
  'x-switch': {
    on: 'kind',
    cases: [
      // biome-ignore lint/suspicious/noThenProperty: the keyword's name in JSON Schema
      { in: ['text'], then: { properties: { answer: { type: 'string' } } } },
      {
        in: ['many'],
        // biome-ignore lint/suspicious/noThenProperty: the keyword's name in JSON Schema
        then: {
          properties: {
            answer: {
              type: 'array',
              items: { type: 'string' },
              'x-options': 'options',
              'x-messages': { required: 'Choose' },
            },
          },
        },
      },
      {
        in: ['rating'],
        // biome-ignore lint/suspicious/noThenProperty: the keyword's name in JSON Schema
        then: {
          properties: {
            answer: {
              type: 'object',
              'x-keys': 'options',
              additionalProperties: { type: 'string', 'x-options': 'options' },
            },
          },
        },
      },
    ],
  },
};
const form = formOf(
  {
    name: { type: 'string', minLength: 2, 'x-messages': { required: 'Name it' } },
    mail: { type: 'string', format: 'email' },
    age: { type: ['integer', 'null'] },
    low: { type: 'number' },
    high: { type: 'number', 'x-gap': { over: 'low', by: 100 } },
    again: {
      const: { $data: '1/name' },
      'x-local': true,
      'x-messages': { const: 'Must match', required: 'Again' },
    },
    cv: {
      'x-file': { accept: ['application/pdf'], maxBytes: 5 * 1024 * 1024 },
      'x-messages': { accept: 'Only PDF' },
    },
    photos: { type: 'array', items: { 'x-file': { accept: ['image/png'], maxBytes: 10 } } },
    rows: { type: 'array', items: row },
    answers: { type: 'array', items: answer },
  },
  { required: ['name', 'again'] },
);
const whole = { name: 'Sara', again: 'Sara' };
const create: ValidateOptions = { mode: 'create' };
const update: ValidateOptions = { mode: 'update' };

describe('validating', () => {
  it.each<[string, Data, Errors]>([
    ['finds nothing in valid data', whole, {}],
    ['reports missing fields with the form’s messages', {}, { name: ['Name it'], again: ['Again'] }],
    ['falls back to the default message', { ...whole, mail: 'x' }, { mail: ['Invalid email format'] }],
    [
      'fills limits into messages',
      { ...whole, rows: [{ place: '123456' }] },
      { 'rows.0.place': ['At most 5'] },
    ],
    ['names the expected type', { ...whole, age: 'x' }, { age: ['Enter a whole number'] }],
    ['descends into rows', { ...whole, rows: [{ place: 'A' }, {}] }, { 'rows.1.place': ['Where?'] }],
    [
      'compares fields of one row',
      { ...whole, rows: [{ place: 'A', start: '2020-01-02', end: '2020-01-01' }] },
      { 'rows.0.end': ['Must not be before 2020-01-02'] },
    ],
    ['compares two fields', { name: 'Sara', again: 'Sarah' }, { again: ['Must match'] }],
    [
      'enforces a minimum gap',
      { ...whole, low: 100, high: 150 },
      { high: ['Must be at least 100 above the lower value'] },
    ],
    ['ignores a gap to a missing value', { ...whole, high: 150 }, {}],
    ['accepts the URL of a stored file', { ...whole, cv: '/document/1/cv.pdf' }, {}],
    [
      'refuses a file of the wrong type',
      { ...whole, cv: { type: 'text/plain', size: 1 } },
      { cv: ['Only PDF'] },
    ],
    [
      'refuses a file that is too large',
      { ...whole, cv: { type: 'application/pdf', size: 6e6 } },
      { cv: ['File size must be less than 5MB'] },
    ],
    ['refuses a value that is no file', { ...whole, cv: 7 }, { cv: ['This value has the wrong type'] }],
    [
      'locates the file in a list',
      {
        ...whole,
        photos: [
          { type: 'image/png', size: 1 },
          { type: 'image/bmp', size: 1 },
        ],
      },
      { 'photos.1': ['Unsupported file format'] },
    ],
    [
      'uses the message of a conditional branch',
      { ...whole, answers: [{ kind: 'text', must: true }] },
      { 'answers.0.answer': ['Answer it'] },
    ],
    [
      'prefers the message of the more specific branch',
      { ...whole, answers: [{ kind: 'many', must: true, options: ['a'] }] },
      { 'answers.0.answer': ['Choose'] },
    ],
    [
      'requires nothing of a branch that does not apply',
      { ...whole, answers: [{ kind: 'text', must: false }] },
      {},
    ],
    [
      'checks values against the options in the data',
      { ...whole, answers: [{ kind: 'many', options: ['a', 'b'], answer: ['a', 'x'] }] },
      { 'answers.0.answer': ['Choose one of the options'] },
    ],
    [
      'takes the value of a row as an option, not its label',
      {
        ...whole,
        answers: ['a', 'A'].map((one) => ({
          kind: 'many',
          options: [{ value: 'a', label: 'A' }],
          answer: [one],
        })),
      },
      { 'answers.1.answer': ['Choose one of the options'] },
    ],
    [
      'checks the names of a map against the options, too',
      { ...whole, answers: [{ kind: 'rating', options: ['a', 'b'], answer: { x: 'a' } }] },
      { 'answers.0.answer': ['This answer does not belong to the question'] },
    ],
    [
      'checks the values of a map',
      { ...whole, answers: [{ kind: 'rating', options: ['a', 'b'], answer: { a: 'x' } }] },
      { 'answers.0.answer.a': ['Choose one of the options'] },
    ],
    [
      'refuses every option if the data has none',
      { ...whole, answers: [{ kind: 'many', answer: ['a'] }] },
      { 'answers.0.answer': ['Choose one of the options'] },
    ],
  ])('%s', (_, data, expected) => {
    expect(validate(form, data, create)).toEqual(expected);
  });

  it.each<[string, Data, ValidateOptions, Errors]>([
    ['accepts an update without the required fields', { age: 3 }, update, {}],
    ['checks the values that an update sets', { mail: 'x' }, update, { mail: ['Invalid email format'] }],
    ['lets an update clear an optional field', { mail: null }, update, {}],
    ['reports a required field that an update clears', { name: null }, update, { name: ['Name it'] }],
    ['requires complete rows in an update', { rows: [{}] }, update, { 'rows.0.place': ['Where?'] }],
    ['skips local fields on the server', { name: 'Sara' }, { mode: 'create', sent: true }, {}],
    [
      'still requires the other fields on the server',
      {},
      { mode: 'create', sent: true },
      { name: ['Name it'] },
    ],
  ])('%s', (_, data, options, expected) => {
    expect(validate(form, data, options)).toEqual(expected);
  });
});

it.each([
  [
    'not a date, so not compared with one',
    { start: '2020-01-01', end: 'soon' },
    'end',
    'Invalid date format',
  ],
  ['not an integer, and too small', { count: 1.5 }, 'count', 'Enter a whole number'],
  ['too long, and in the wrong format', { code: 'abcdef' }, 'code', 'Must be at most 3 characters'],
])('reports one message for one wrong value: %s', (_, change, field, text) => {
  const { start, end } = row.properties;
  const form = formOf({
    start,
    end,
    count: { type: 'integer', minimum: 5 },
    code: { type: 'string', maxLength: 3, pattern: '^[0-9]+$' },
  });
  expect(validate(form, change, { mode: 'create' })).toEqual({ [field]: [text] });
});
