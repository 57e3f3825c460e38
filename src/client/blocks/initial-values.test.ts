import { describe, expect, it } from 'vitest';
import type { FieldSchema, FormModule } from '../../shared/form-module.ts';
import { givenInitially, valuesFor } from './initial-values.ts';

const scope = { thing: { a: 1, b: 2 }, session: { user: { mail: 'x@y.z' } }, none: null };

describe('starting values', () => {
  it.each([
    ['none', undefined, {}],
    ['a record', 'thing', { a: 1, b: 2 }],
    ['a record that is missing', 'gone', {}],
    ['single fields', { mail: 'session.user.mail', kind: { const: 'k' } }, { mail: 'x@y.z', kind: 'k' }],
    ['the first that is present', ['none', 'thing', { a: { const: 9 } }], { a: 1, b: 2 }],
    ['fields, when no record is present', ['none', { a: { const: 9 } }], { a: 9 }],
  ])('are %s', (_, initial, values) => expect(givenInitially(initial, scope)).toEqual(values));
});

describe('the values for a form', () => {
  const properties: Record<string, FieldSchema> = {
    name: { type: 'string' },
    rows: { type: 'array', 'x-read': 'many_rows' },
    paper: { 'x-file': { accept: ['text/plain'], maxBytes: 1 } },
    papers: { 'x-file': { accept: ['text/plain'], maxBytes: 1 }, 'x-read': 'stored_papers' },
  };
  const form: FormModule = {
    name: 'f',
    title: 'F',
    ui: {},
    validate: () => true,
    // biome-ignore lint/suspicious/noThenProperty: the keyword's name in JSON Schema
    schema: { type: 'object', properties, allOf: [{ if: {}, then: { properties: { extra: {} } } }] },
  };

  it.each([
    [
      'what belongs to its fields, those of branches too',
      { name: 'n', extra: 0, other: 1 },
      { name: 'n', extra: 0 },
    ],
    ['what reads under another name', { many_rows: [{ a: 1 }] }, { rows: [{ a: 1 }] }],
    ['no empty values', { name: null, extra: '' }, {}],
    ['the address of a stored file', { paper: '/a.txt' }, { paper: '/a.txt' }],
    ['no file that reads back as a list', { stored_papers: [{ path: '/a.txt' }] }, {}],
  ])('are %s', (_, given, values) => expect(valuesFor(form, given)).toEqual(values));
});
