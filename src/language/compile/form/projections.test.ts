import { describe, expect, it } from 'vitest';
import { toBodySchema } from '../api/body-schema.ts';
import { toReadSchema } from '../api/read-schema.ts';
import type { WrittenSchema } from './schema-references.ts';
import { toValidatorSchema } from './validator-schema.ts';

const pdf = { accept: ['application/pdf'], maxBytes: 100 };
const form: WrittenSchema = {
  type: 'object',
  required: ['name', 'again', 'kind', 'cv'],
  properties: {
    name: { title: 'Name', type: 'string', maxLength: 9, 'x-messages': { required: 'Name it' } },
    again: { title: 'Again', type: 'string', 'x-local': true },
    secret: { title: 'Secret', type: 'string', writeOnly: true },
    kind: { title: 'Kind', type: 'string', enum: ['a', 'b'], 'x-labels': { a: 'A', b: 'B' } },
    fact: { type: 'boolean', readOnly: true },
    skill_id: { title: 'Skills', type: 'array', items: { type: 'integer' }, 'x-read': 'skills' },
    cv: { title: 'CV', 'x-file': pdf },
    photos: { title: 'Photos', type: 'array', items: { 'x-file': pdf } },
  },
  'x-switch': {
    on: 'kind',
    cases: [
      // biome-ignore lint/suspicious/noThenProperty: the keyword's name in JSON Schema
      { in: ['a'], then: { properties: { extra: { title: 'Extra', type: 'string' } } } },
      // biome-ignore lint/suspicious/noThenProperty: the keyword's name in JSON Schema
      { in: ['b'], then: { required: ['extra'], properties: { extra: { type: 'number' } } } },
    ],
  },
};

describe('a form’s body schema', () => {
  const body = toBodySchema(form);

  it('has everything that is sent, including conditional fields', () => {
    expect(Object.keys(body.properties!)).toEqual([
      'name',
      'secret',
      'kind',
      'skill_id',
      'cv',
      'photos',
      'extra',
    ]);
  });

  it('requires the required fields that are sent, except stored files', () => {
    expect(body.required).toEqual(['name', 'kind']);
  });

  it('requires at least one character of a required text', () => {
    expect(body.properties!.name).toMatchObject({ minLength: 1, maxLength: 9 });
    expect(body.properties!.kind).not.toHaveProperty('minLength');
  });

  it('accepts what any branch accepts', () => {
    expect(body.properties!.extra!.anyOf).toEqual([{ type: 'string' }, { type: 'number' }]);
  });

  it('has files as binary parts', () => {
    const part = { type: 'string', contentMediaType: 'application/octet-stream' };
    expect(body.properties!.cv).toMatchObject(part);
    expect(body.properties!.photos!.items).toMatchObject(part);
  });

  it('has no conditions', () => {
    expect(body).not.toHaveProperty('x-switch');
  });
});

describe('a form’s read schema', () => {
  const read = toReadSchema(form);

  it('has its fields under their read names, without secrets and helpers', () => {
    expect(Object.keys(read.properties!)).toEqual([
      'name',
      'kind',
      'fact',
      'skills',
      'cv',
      'photos',
      'extra',
    ]);
  });

  it('requires nothing and makes everything nullable', () => {
    expect(read).not.toHaveProperty('required');
    expect(read.properties!.name).toEqual({ type: ['string', 'null'], title: 'Name' });
    expect(read.properties!.kind).toMatchObject({ enum: ['a', 'b', null], 'x-labels': { a: 'A', b: 'B' } });
  });

  it('has the URLs of files', () => {
    expect(read.properties!.cv).toEqual({ type: ['string', 'null'], format: 'uri-reference', title: 'CV' });
    expect(read.properties!.photos!.items).toEqual({ type: 'string', format: 'uri-reference' });
  });
});

it('compiles a switch to a chain of conditions that an empty object does not match', () => {
  const of = (value: string) => ({ required: ['kind'], properties: { kind: { enum: [value] } } });
  const [a, b] = form['x-switch']!.cases;
  const expanded = toValidatorSchema(form);
  expect(expanded).not.toHaveProperty('x-switch');
  expect(expanded.allOf).toEqual([
    // biome-ignore lint/suspicious/noThenProperty: the keyword's name in JSON Schema
    { if: of('a'), then: a!.then, else: { if: of('b'), then: b!.then } },
  ]);
});
