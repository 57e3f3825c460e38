import type { WrittenSchema } from '../../compile/form/schema-references.ts';
import { type Place, within } from '../../grammar/place.ts';
import { matches } from '../../run/value/matches.ts';
import type { Check } from '../check-context.ts';
import { typeOfValue, typesOf } from '../value/known-value.ts';
import { checkChoices } from './choices.ts';
import type { SchemaNode } from './schema-nodes.ts';

const PAIRS: [least: keyof WrittenSchema, most: keyof WrittenSchema][] = [
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['formatMinimum', 'formatMaximum'],
];

/** Rules that apply only to values of certain types. */
const SUITED: Record<string, string[]> = {
  minLength: ['string'],
  maxLength: ['string'],
  pattern: ['string'],
  format: ['string'],
  minimum: ['number', 'integer'],
  maximum: ['number', 'integer'],
  exclusiveMinimum: ['number', 'integer'],
  minItems: ['array'],
  maxItems: ['array'],
  uniqueItems: ['array'],
  items: ['array'],
};

/** Reports rules that no value can satisfy together, or that do not apply to the field's type. */
export function checkContradictions(check: Check, { schema }: SchemaNode, place: Place): void {
  for (const [least, most] of PAIRS) {
    const [from, to] = [schema[least], schema[most]];
    if (typeof from === typeof to && ['number', 'string'].includes(typeof from) && from! > to!)
      check.add(within(place, least), `"${least}" (${from}) lies above "${most}" (${to})`);
  }
  const types = schema.type === undefined ? [] : typesOf(schema);
  for (const [keyword, suited] of Object.entries(SUITED))
    if (keyword in schema && types.length && !types.some((type) => suited.includes(type)))
      check.add(
        within(place, keyword),
        `"${keyword}" does not apply to a field of type ${types.join(' or ')}`,
      );
  if (schema.readOnly && schema.writeOnly)
    check.add(within(place, 'readOnly'), 'a field cannot be both "readOnly" and "writeOnly"');
  if (
    (schema.formatMinimum !== undefined || schema.formatMaximum !== undefined) &&
    schema.format === undefined
  )
    check.add(place, '"formatMinimum" and "formatMaximum" need a "format" to compare by');
  for (const keyword of ['formatMinimum', 'formatMaximum'] as const) {
    const limit = schema[keyword];
    if (limit === null || typeof limit !== 'object' || !('$clock' in limit)) continue;
    const suited = limit.$clock === 'now' ? 'date-time' : 'date';
    if (schema.format !== undefined && schema.format !== suited)
      check.add(within(place, keyword), `"${limit.$clock}" is compared with a "format" of ${suited}`);
  }
  checkValues(check, schema, types, place);
  checkChoices(check, schema, place);
  checkShape(check, schema, place);
}

/** Reports shapes that a form cannot render, and rules that leave no valid value. */
function checkShape(check: Check, schema: WrittenSchema, place: Place): void {
  if (schema.type === 'array' && !schema.items)
    check.add(within(place, 'type'), 'a list says in "items" what stands in it');
  for (const keyword of ['maxLength', 'maxItems'] as const)
    if (schema[keyword] === 0) check.add(within(place, keyword), `"${keyword}" of 0 leaves nothing to enter`);
  const file = schema['x-file'];
  const strange = file?.accept.find((type) => !/^[\w.+-]+\/[\w.+*-]+$/.test(type));
  if (strange !== undefined)
    check.add(
      within(place, 'x-file', 'accept'),
      `"${strange}" is not a media type such as "application/pdf"`,
    );
  if (file && file.accept.length === 0)
    check.add(within(place, 'x-file', 'accept'), 'no kind of file is accepted');
  if (file && file.maxBytes < KILOBYTE)
    check.add(within(place, 'x-file', 'maxBytes'), `${file.maxBytes} bytes hold no file; 5 MB are 5242880`);
  const shape = schema.format === undefined ? undefined : MOMENTS[schema.format];
  for (const keyword of ['formatMinimum', 'formatMaximum'] as const) {
    const limit = schema[keyword];
    if (shape && typeof limit === 'string' && !(shape.test(limit) && isInCalendar(limit)))
      check.add(within(place, keyword), `"${limit}" is not a ${schema.format}; write it as 2026-01-31`);
  }
}

/** Whether a calendar date exists: 2026-02-30 does not. */
function isInCalendar(date: string): boolean {
  const day = date.slice(0, 10);
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}

const KILOBYTE = 1024;

/** The beginning of a stored moment, by format. */
const MOMENTS: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  'date-time': /^\d{4}-\d{2}-\d{2}T/,
};

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
      `the default ${JSON.stringify(initial)} is not allowed by the field's own rules; change it, or leave it out`,
    );
  if (!labels || !values) return;
  for (const key of Object.keys(labels))
    if (!values.map(String).includes(key))
      check.add(
        within(place, 'x-labels', key),
        `"${key}" has a label, but is not in "enum" (${values.join(', ')}); add it there, or remove the label`,
      );
  for (const value of values)
    if (value !== null && !(String(value) in labels))
      check.add(within(place, 'x-labels'), `the value "${value}" has no label`);
}

function isOf(value: unknown, types: string[]): boolean {
  const type = typeOfValue(value);
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

/** Limits set by other fields or the clock are ignored, because a default is checked without them. */
function isAllowed(schema: WrittenSchema, value: unknown): boolean {
  const limits = Object.entries(schema).filter(
    ([, rule]) => !(rule !== null && typeof rule === 'object' && ('$data' in rule || '$clock' in rule)),
  );
  return (
    matches(Object.fromEntries(limits), value) && (typeof value !== 'string' || isAllowedText(schema, value))
  );
}

/** Checks the rules of texts that conditions cannot use. */
function isAllowedText({ maxLength, pattern }: WrittenSchema, text: string): boolean {
  if (maxLength !== undefined && [...text].length > maxLength) return false;
  try {
    return pattern === undefined || new RegExp(pattern, 'u').test(text);
  } catch {
    // An invalid pattern is reported elsewhere.
    return true;
  }
}
