import { schemaParser } from '@rjsf/utils';
import { describe, expect, it, test } from 'vitest';
import { forms } from '../../../../generated/form-index.ts';
import type { FieldSchema } from '../../run/form/field-schema.ts';
import { decidingFields, toUiSchema } from './rjsf-projection.ts';

describe.each(Object.entries(forms))('%s', (_, load) => {
  test('compiles every schema that RJSF validates, and no other', async () => {
    const { form } = await load();
    const asked = Object.keys(schemaParser(form.schema as object));
    expect(Object.keys(form.validators).sort()).toEqual(asked.sort());
  });

  test('leaves no reference, and field names that are valid in error paths', async () => {
    const { form } = await load();
    expect(JSON.stringify(form.schema)).not.toContain('"$ref"');
    const names = (node: unknown): string[] => {
      if (node === null || typeof node !== 'object') return [];
      const own = Object.keys((node as FieldSchema).properties ?? {});
      return [...own, ...Object.values(node).flatMap(names)];
    };
    expect(names(form.schema).filter((name) => /[.[\]]/.test(name))).toEqual([]);
  });
});

it('lays a form out for RJSF by its `ui` and `groups`, with facts and hidden fields apart', () => {
  const row = { properties: { kind: { type: 'string' }, fact: { type: 'string', readOnly: true } } };
  const schema: FieldSchema = {
    properties: { name: { type: 'string' }, key: {}, rows: { type: 'array', items: row } },
  };
  const groups = [{ title: 'Both', fields: ['name', 'key'] }];
  const ui = {
    name: { widget: 'textarea', rows: 3, title: 'Called' },
    key: { widget: 'hidden' },
    rows: { items: { kind: { widget: 'radio' } } },
  };
  expect(toUiSchema(schema, ui, groups)).toEqual({
    name: { 'ui:widget': 'textarea', 'ui:title': 'Called', 'ui:options': { rows: 3 } },
    key: { 'ui:widget': 'hidden' },
    rows: {
      'ui:options': { addable: false, removable: false },
      items: { kind: { 'ui:widget': 'radio' }, fact: { 'ui:widget': 'hidden' } },
    },
    'ui:options': { groups },
  });
});

it('marks a field that a condition or a rule reads, wherever that is', () => {
  const test = { required: ['a'], properties: { a: { properties: { b: { const: 1 } } } } };
  const schema: FieldSchema = {
    properties: { free: {} },
    'x-rules': [{ when: { 'c.d': { const: 1 } }, clear: ['free'] }],
    items: { allOf: [{ if: test }] },
  };
  expect(decidingFields(schema)).toEqual(['a', 'b', 'c']);
});
