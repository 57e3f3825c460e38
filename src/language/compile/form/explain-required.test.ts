import { expect, it } from 'vitest';
import { explainRequired } from './explain-required.ts';
import type { WrittenSchema } from './schema-references.ts';

const TEXT = '{title} is required';

function explained(schema: WrittenSchema): WrittenSchema {
  explainRequired(schema, TEXT);
  return schema;
}

it('names a required field by its title', () => {
  const { properties } = explained({
    required: ['phone'],
    properties: { phone: { title: 'Phone', 'x-messages': { format: 'No phone' } }, fax: { title: 'Fax' } },
  });
  expect(properties).toEqual({
    phone: { title: 'Phone', 'x-messages': { format: 'No phone', required: 'Phone is required' } },
    fax: { title: 'Fax' },
  });
});

it('keeps a message of its own, also one from another branch', () => {
  const { properties } = explained({
    required: ['phone', 'city'],
    properties: {
      phone: { title: 'Phone', 'x-messages': { required: 'How do we call you?' } },
      city: { title: 'City' },
    },
    // biome-ignore lint/suspicious/noThenProperty: the keyword's name in JSON Schema
    then: { properties: { city: { 'x-messages': { required: 'Where?' } } } },
  });
  expect(properties!.phone!['x-messages']).toEqual({ required: 'How do we call you?' });
  expect(properties!.city!['x-messages']).toBeUndefined();
});

it('covers fields of rows, and those that only a branch requires', () => {
  const { properties } = explained({
    properties: { rows: { items: { required: ['name'], properties: { name: { title: 'Name' } } } } },
    else: { required: ['age'], properties: { age: { title: 'Age' } } },
  });
  expect(properties!.rows!.items!.properties!.name!['x-messages']).toEqual({ required: 'Name is required' });
});
