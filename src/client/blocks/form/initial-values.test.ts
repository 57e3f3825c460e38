import { describe, expect, it } from 'vitest';
import type { FieldSchema } from '../../../language/run/form/field-schema.ts';
import type { FormRules } from '../../../language/run/form/form-module.ts';
import { makePlan } from '../../../language/run/form/make-plan.ts';
import { givenInitially, valuesFor } from './initial-values.ts';

const scope = { thing: { a: 1, b: 2 }, session: { user: { mail: 'x@y.z' } }, none: null };

describe('initial values', () => {
  it.each([
    ['none', undefined, {}, false],
    ['a record', 'thing', { a: 1, b: 2 }, true],
    ['none for a missing record', 'gone', {}, false],
    [
      'single fields',
      { mail: 'session.user.mail', kind: { const: 'k' } },
      { mail: 'x@y.z', kind: 'k' },
      false,
    ],
    ['the first record that exists', ['none', 'thing', { a: { const: 9 } }], { a: 1, b: 2 }, true],
    ['fields, when no record exists', ['none', { a: { const: 9 } }], { a: 9 }, false],
  ])('are %s', (_, initial, values, ofRecord) =>
    expect(givenInitially(initial, scope)).toEqual({ values, ofRecord }),
  );
});

describe('picking the initial values of a form', () => {
  const properties: Record<string, FieldSchema> = {
    name: { type: 'string' },
    rows: { type: 'array', 'x-read': 'many_rows' },
    paper: { 'x-file': { accept: ['text/plain'], maxBytes: 1 } },
    papers: { 'x-file': { accept: ['text/plain'], maxBytes: 1 }, 'x-read': 'stored_papers' },
  };
  // biome-ignore lint/suspicious/noThenProperty: the keyword's name in JSON Schema
  const branch: FieldSchema = { if: {}, then: { properties: { extra: {} } } };
  const schema: FieldSchema = { type: 'object', properties, allOf: [branch] };
  const form: FormRules = { name: 'f', title: 'F', validate: () => true, schema, plan: makePlan(schema) };

  it.each([
    [
      'only its own fields, including those of branches',
      { name: 'n', extra: 0, other: 1 },
      { name: 'n', extra: 0 },
    ],
    ['fields that are read under another name', { many_rows: [{ a: 1 }] }, { rows: [{ a: 1 }] }],
    ['no empty values', { name: null, extra: '' }, {}],
    ['a stored file’s address', { paper: '/a.txt' }, { paper: '/a.txt' }],
    ['no file that reads back as a list', { stored_papers: [{ path: '/a.txt' }] }, {}],
  ])('are %s', (_, given, values) => expect(valuesFor(form, given)).toEqual(values));
});
