import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import type { Condition, FieldSchema } from '../form/field-schema.ts';
import { holds } from './conditions.ts';
import { matches } from './matches.ts';

const scope = {
  job: { state: 'open', salary: 5000, tags: ['new', 'far'], school: null, closed: false, note: '' },
  rows: [{ n: 1 }, { n: 2 }],
};

describe('a condition', () => {
  it.each<[string, Condition | undefined, boolean]>([
    ['holds when there is none', undefined, true],
    ['holds when the value matches', { 'job.state': { const: 'open' } }, true],
    ['does not hold when the value does not match', { 'job.state': { const: 'closed' } }, false],
    ['does not hold for an absent value, whatever it tests', { 'job.gone': { not: { const: 1 } } }, false],
    ['does not hold for null', { 'job.school': { type: 'object' } }, false],
    ['does not hold for an empty text', { 'job.note': { type: 'string' } }, false],
    ['holds for false where false is expected', { 'job.closed': { const: false } }, true],
    ['tests for absence with false', { 'job.gone': false }, true],
    ['treats null as absent', { 'job.school': false }, true],
    ['does not treat a value as absent', { 'job.state': false }, false],
    [
      'needs all its paths to match',
      { 'job.state': { const: 'open' }, 'job.salary': { minimum: 6000 } },
      false,
    ],
    [
      'holds when one of its alternatives does',
      [{ 'job.state': { const: 'x' } }, { 'job.salary': { maximum: 5000 } }],
      true,
    ],
    ['holds for a list when one of its items matches', { 'rows[*].n': { const: 2 } }, true],
    ['does not hold for a list when none of its items matches', { 'rows[*].n': { const: 3 } }, false],
    ['treats an empty list of matches as absent', { 'job.gone[*].n': false }, true],
    [
      'can test a list itself',
      { 'job.tags': { contains: { const: 'new' }, minItems: 2, maxItems: 2 } },
      true,
    ],
  ])('%s', (_, when, expected) => {
    expect(holds(when, scope)).toBe(expected);
  });
});

describe('an interpreted schema', () => {
  const schemas: FieldSchema[] = [
    { const: 1 },
    { const: { a: [1] } },
    { enum: ['a', 2, null] },
    { type: 'integer' },
    { type: ['string', 'null'] },
    { type: 'object' },
    { type: 'array' },
    { minimum: 2, maximum: 3 },
    { minLength: 2 },
    { minItems: 1, maxItems: 2 },
    { contains: { const: 'a' } },
    { required: ['a'], properties: { a: { const: 1 } } },
    { properties: { a: { minimum: 2 } } },
    { anyOf: [{ const: 1 }, { type: 'array' }] },
    { not: { const: 2 } },
  ];
  const values = [
    1,
    2,
    2.5,
    3,
    'a',
    'ab',
    '😀',
    null,
    true,
    [],
    ['a'],
    ['b', 1, 2],
    {},
    { a: 1 },
    { a: 3 },
    { a: [1] },
  ];

  it.each(schemas)('accepts exactly the values that Ajv accepts: %j', (schema) => {
    const validate = new Ajv({ strict: false }).compile(schema);
    expect(values.filter((value) => matches(schema, value))).toEqual(
      values.filter((value) => validate(value)),
    );
  });
});
