import { matches } from '../../src/shared/conditions.ts';
import { type Place, within } from '../definitions/findings.ts';
import type { WrittenSchema } from '../definitions/schema-references.ts';
import type { Check } from './check.ts';
import { typeOfValue, typesOf } from './known.ts';
import type { SchemaNode } from './schema-nodes.ts';

const PAIRS: [least: keyof WrittenSchema, most: keyof WrittenSchema][] = [
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
];

/** Rules that suit only values of certain types. */
const SUITED: Record<string, string[]> = {
  minLength: ['string'],
  maxLength: ['string'],
  pattern: ['string'],
  format: ['string'],
  minimum: ['number', 'integer'],
  maximum: ['number', 'integer'],
  exclusiveMinimum: ['number', 'integer'],
  exclusiveMaximum: ['number', 'integer'],
  multipleOf: ['number', 'integer'],
  minItems: ['array'],
  maxItems: ['array'],
  uniqueItems: ['array'],
  items: ['array'],
};

/** Rules that no value can meet together, or that say nothing about the value. */
export function checkContradictions(check: Check, { schema }: SchemaNode, place: Place): void {
  for (const [least, most] of PAIRS) {
    const [from, to] = [schema[least], schema[most]];
    if (typeof from === 'number' && typeof to === 'number' && from > to)
      check.add(within(place, least), `"${least}" (${from}) lies above "${most}" (${to})`);
  }
  const types = schema.type === undefined ? [] : typesOf(schema as never);
  for (const [keyword, suited] of Object.entries(SUITED))
    if (keyword in schema && types.length && !types.some((type) => suited.includes(type)))
      check.add(
        within(place, keyword),
        `"${keyword}" says nothing about a value of type ${types.join(' or ')}`,
      );
  if (schema.readOnly && schema.writeOnly)
    check.add(within(place, 'readOnly'), 'a field cannot be both "readOnly" and "writeOnly"');
  if (
    (schema.formatMinimum !== undefined || schema.formatMaximum !== undefined) &&
    schema.format === undefined
  )
    check.add(place, '"formatMinimum" and "formatMaximum" need a "format" to compare by');
  checkValues(check, schema, types, place);
}

function checkValues(check: Check, schema: WrittenSchema, types: string[], place: Place): void {
  const { default: initial, enum: values, 'x-labels': labels } = schema;
  for (const [index, value] of (values ?? []).entries())
    if (types.length && value !== null && !isOf(value, types))
      check.add(
        within(place, 'enum', index),
        `${JSON.stringify(value)} is not of type ${types.join(' or ')}`,
      );
  if (initial !== undefined && !(schema.enum ? schema.enum.includes(initial) : isAllowed(schema, initial)))
    check.add(
      within(place, 'default'),
      `the default ${JSON.stringify(initial)} breaks the field's own rules`,
    );
  if (!labels) return;
  if (!values)
    check.add(within(place, 'x-labels'), '"x-labels" names the values of an "enum", and there is none');
  for (const key of Object.keys(labels))
    if (values && !values.map(String).includes(key))
      check.add(within(place, 'x-labels', key), `"${key}" is none of the values (${values.join(', ')})`);
  for (const value of values ?? [])
    if (value !== null && !(String(value) in labels))
      check.add(within(place, 'x-labels'), `the value "${value}" has no label`);
}

function isOf(value: unknown, types: string[]): boolean {
  const type = typeOfValue(value);
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

/** Limits that other fields give are left aside: a default knows no other field. */
function isAllowed(schema: WrittenSchema, value: unknown): boolean {
  const limits = Object.entries(schema).filter(
    ([, rule]) => !(rule !== null && typeof rule === 'object' && '$data' in rule),
  );
  return matches(Object.fromEntries(limits), value);
}
