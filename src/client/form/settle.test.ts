import { expect, test } from 'vitest';
import type { FieldSchema, FormModule } from '../../shared/form-module.ts';
import { settle, startingData } from './settle.ts';

const row: FieldSchema = {
  type: 'object',
  properties: {
    kind: { type: 'integer', default: 1 },
    current: { type: 'boolean' },
    end: { type: 'string' },
  },
  allOf: [
    {
      if: { required: ['kind'], properties: { kind: { const: 2 } } },
      // biome-ignore lint/suspicious/noThenProperty: the keyword's name in JSON Schema
      then: { properties: { scale: { type: 'integer', default: 7 } } },
    },
  ],
  'x-rules': [{ when: { current: { const: true } }, clear: ['end'] }],
};

const form = {
  name: 'test',
  title: 'Test',
  schema: { type: 'object', properties: { rows: { type: 'array', items: row }, shown: { default: 1 } } },
  ui: {},
} as unknown as FormModule;

test('a form starts with its defaults, and keeps what is given', () => {
  expect(startingData(form, {})).toEqual({ shown: 1 });
  expect(startingData(form, { shown: 0, rows: [{}, { kind: 2 }] })).toEqual({
    shown: 0,
    rows: [{ kind: 1 }, { kind: 2, scale: 7 }],
  });
});

test('a value that was emptied does not fall back to its default', () => {
  expect(settle(form, { shown: '' }, [])).toEqual({ shown: '' });
});

test('a rule that holds clears its fields', () => {
  const data = { shown: 1, rows: [{ kind: 1, current: true, end: '2020-01-01' }] };
  expect(settle(form, data, ['rows', 0])).toEqual({ shown: 1, rows: [{ kind: 1, current: true }] });
});

test('nothing is copied when nothing follows', () => {
  const data = { shown: 1, rows: [{ kind: 1 }] };
  expect(settle(form, data, ['rows', 0])).toBe(data);
});
