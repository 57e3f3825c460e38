import { describe, expect, it } from 'vitest';
import { toValidatorSchema } from '../../compile/form/validator-schema.ts';
import type { FieldSchema } from './field-schema.ts';
import { makePlan } from './make-plan.ts';
import { activePlans, fieldsOf, plansAt, visitValues } from './plan.ts';

const pdf = { accept: ['application/pdf'], maxBytes: 9 };
const isFree = { required: ['kind'], properties: { kind: { const: 'free' } } };

describe('what a plan says of a value', () => {
  it.each<[string, FieldSchema, object]>([
    ['nothing of mere text', { type: 'string', title: 'Name', maxLength: 9 }, {}],
    ['what text is decoded to', { type: ['integer', 'null'] }, { types: ['integer', 'null'] }],
    ['that of listed values, too', { enum: [0, 1] }, { types: ['number'] }],
    ['how its text is written', { type: 'string', format: 'phone' }, { text: 'phone' }],
    ['that it is rich text', { type: 'string', contentMediaType: 'text/html' }, { text: 'html' }],
    ['that nobody touches it', { type: 'string', writeOnly: true, format: 'password' }, { text: 'verbatim' }],
    ['which files it takes', { 'x-file': pdf }, { file: pdf }],
    ['that it is a fact', { readOnly: true }, { isFact: true }],
    ['that it stays in the form', { 'x-local': true }, { isLocal: true }],
    ['its name when read', { 'x-read': 'skills' }, { read: 'skills' }],
    ['where it is chosen from', { 'x-lookup': 'cities' }, { lookup: { lookup: 'cities' } }],
    [
      'the limits of the clock, and no others',
      { format: 'date', formatMinimum: { $clock: 'today' }, formatMaximum: '2030-01-01' },
      { text: 'date', clock: { formatMinimum: 'today' } },
    ],
    ['its own texts', { 'x-messages': { required: 'Name it' } }, { messages: { required: 'Name it' } }],
    [
      'what a map holds',
      { type: 'object', additionalProperties: { type: 'integer' } },
      { types: ['object'], others: { types: ['integer'] } },
    ],
    [
      'that it takes no more',
      { type: 'object', additionalProperties: false },
      { types: ['object'], fields: {} },
    ],
    [
      'nothing twice of parts that always apply',
      { properties: { a: {} }, allOf: [{ properties: { a: {}, b: { readOnly: true } } }] },
      { fields: { a: {}, b: { isFact: true } } },
    ],
    [
      'both where two parts differ',
      { properties: { a: { format: 'date' } }, allOf: [{ properties: { a: { format: 'uri' } } }] },
      { fields: { a: { text: 'date' } }, cases: [{ apply: { fields: { a: { text: 'uri' } } } }] },
    ],
  ])('%s', (_, schema, plan) => expect(makePlan(schema)).toEqual(plan));

  it('leaves out conditions from which nothing follows for it', () => {
    const schema = toValidatorSchema({
      properties: { kind: {}, fee: {} },
      'x-rules': [{ when: { kind: { const: 'free' } }, disable: ['fee'] }],
    });
    expect(makePlan(schema)).toEqual({ fields: { kind: {}, fee: {} } });
  });
});

describe('carrying values by a plan', () => {
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
  ])('%j has the fields of its case', (data, names) => {
    const [, chosen] = activePlans(plan, data);
    expect(Object.keys(chosen?.fields ?? {})).toEqual(names);
  });

  it('knows the fields of every case', () => {
    expect([...fieldsOf(plan).keys()]).toEqual(['kind', 'rows', 'reason', 'fee']);
  });

  it('finds what applies at a path, in rows by their number', () => {
    expect(plansAt(plan, { rows: [{ id: 1 }] }, ['rows', '0', 'id'])).toEqual([{ isFact: true }]);
    expect(plansAt(plan, { kind: 'paid' }, ['reason'])).toEqual([]);
  });

  it('shows each value that it knows once, beside the fields of its object', () => {
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
