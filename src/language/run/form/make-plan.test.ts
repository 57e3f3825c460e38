import { describe, expect, it } from 'vitest';
import { toValidatorSchema } from '../../compile/form/validator-schema.ts';
import type { FieldSchema } from './field-schema.ts';
import { makePlan } from './make-plan.ts';
import { activePlans, fieldsOf, plansAt, visitValues } from './plan.ts';

const pdf = { accept: ['application/pdf'], maxBytes: 9 };
const isFree = { required: ['kind'], properties: { kind: { const: 'free' } } };

describe('a value’s plan contains', () => {
  it.each<[string, FieldSchema, object]>([
    ['nothing for plain text', { type: 'string', title: 'Name', maxLength: 9 }, {}],
    ['the type that text is decoded to', { type: ['integer', 'null'] }, { types: ['integer', 'null'] }],
    ['the type that listed values are decoded to', { enum: [0, 1] }, { types: ['number'] }],
    ['the format of its text', { type: 'string', format: 'phone' }, { text: 'phone' }],
    ['that it is rich text', { type: 'string', contentMediaType: 'text/html' }, { text: 'html' }],
    [
      'that its text is kept verbatim',
      { type: 'string', writeOnly: true, format: 'password' },
      { text: 'verbatim' },
    ],
    ['the file types it accepts', { 'x-file': pdf }, { file: pdf }],
    ['that it is read-only', { readOnly: true }, { isFact: true }],
    ['that it is local to the form', { 'x-local': true }, { isLocal: true }],
    ['its read name', { 'x-read': 'skills' }, { read: 'skills' }],
    ['its lookup', { 'x-lookup': 'cities' }, { lookup: { lookup: 'cities' } }],
    [
      'its time-based limits, and no others',
      { format: 'date', formatMinimum: { $clock: 'today' }, formatMaximum: '2030-01-01' },
      { text: 'date', clock: { formatMinimum: 'today' } },
    ],
    ['its own messages', { 'x-messages': { required: 'Name it' } }, { messages: { required: 'Name it' } }],
    [
      'the plan of a map’s values',
      { type: 'object', additionalProperties: { type: 'integer' } },
      { types: ['object'], others: { types: ['integer'] } },
    ],
    [
      'that it refuses additional properties',
      { type: 'object', additionalProperties: false },
      { types: ['object'], fields: {} },
    ],
    [
      'parts that always apply only once',
      { properties: { a: {} }, allOf: [{ properties: { a: {}, b: { readOnly: true } } }] },
      { fields: { a: {}, b: { isFact: true } } },
    ],
    [
      'both parts where two differ',
      { properties: { a: { format: 'date' } }, allOf: [{ properties: { a: { format: 'uri' } } }] },
      { fields: { a: { text: 'date' } }, cases: [{ apply: { fields: { a: { text: 'uri' } } } }] },
    ],
  ])('%s', (_, schema, plan) => expect(makePlan(schema)).toEqual(plan));

  it('no conditions that do not affect it', () => {
    const schema = toValidatorSchema({
      properties: { kind: {}, fee: {} },
      'x-rules': [{ when: { kind: { const: 'free' } }, disable: ['fee'] }],
    });
    expect(makePlan(schema)).toEqual({ fields: { kind: {}, fee: {} } });
  });
});

describe('processing values by a plan', () => {
  const plan = makePlan({
    properties: { kind: {}, rows: { items: { properties: { id: { readOnly: true } } } } },
    if: isFree,
    // biome-ignore lint/suspicious/noThenProperty: the keyword's name in JSON Schema
    then: { properties: { reason: { 'x-messages': { required: 'Why?' } } } },
    else: { properties: { fee: { type: 'number' } } },
  });

  it.each([
    [{ kind: 'free' }, ['reason']],
    [{ kind: 'paid' }, ['fee']],
    [{}, ['fee']],
  ])('shows the fields of the active case of %j', (data, names) => {
    const [, chosen] = activePlans(plan, data);
    expect(Object.keys(chosen?.fields ?? {})).toEqual(names);
  });

  it('knows the fields of every case', () => {
    expect([...fieldsOf(plan).keys()]).toEqual(['kind', 'rows', 'reason', 'fee']);
  });

  it('finds the plans that apply at a path, with rows by index', () => {
    expect(plansAt(plan, { rows: [{ id: 1 }] }, ['rows', '0', 'id'])).toEqual([{ isFact: true }]);
    expect(plansAt(plan, { kind: 'paid' }, ['reason'])).toEqual([]);
  });

  it('visits each known value once, with its sibling fields', () => {
    const data = { kind: 'paid', fee: 3, reason: 'x', none: null, rows: [{ id: 1 }] };
    const seen: [string, unknown][] = [];
    visitValues(plan, data, ({ path, holder }) => seen.push([path.join('.'), holder]));
    expect(seen).toEqual([
      ['', data],
      ['kind', data],
      ['fee', data],
      ['rows', data],
      ['rows.0', data],
      ['rows.0.id', data.rows[0]],
    ]);
  });
});
