import { isFileSchema, pick, randomFrom, sampleValue } from '../../language/run/form/sample-value.ts';
import type { Schema } from '../engine/http/document.ts';

export { pick, randomFrom };

/** Values a stranger may send anywhere. Any documented answer is acceptable. */
export const STRANGE: readonly unknown[] = [
  null,
  '',
  ' ',
  'null',
  'undefined',
  '__proto__',
  '\u202eabc',
  'a\u0301\ufeff😀',
  '\ud800',
  "' or 1=1 --",
  '%00%_\\',
  '<script>alert(1)</script>',
  '[]',
  '{}',
  '[[[[]]]]',
  '{"__proto__":{"a":1},"constructor":1}',
  '0000-00-00',
  '9999-12-31',
  'x'.repeat(5000),
  '١٢٣',
  true,
  false,
  0,
  -1,
  -0.5,
  1e21,
  2 ** 31,
  2 ** 53,
  [],
  [null],
  [[]],
  [{}],
  {},
  { length: 1 },
  { toString: 1 },
  Array.from({ length: 200 }, (_, index) => index),
];

/** Values that no field accepts: each must be refused everywhere. */
const NEVER = ['a\u0000b'];

/** Texts that a careless program spoils. */
const TEXTS = {
  texts: ['Teacher', 'مدرّس رياضيات', 'O’Hara & Søn', '😀 happy', '<p>Rich <b>text</b></p>'],
  filler: 'x',
};

/** Values that a schema allows. */
export const fitting = (schema: Schema, random: () => number): unknown => sampleValue(schema, random, TEXTS);

/** Values that a schema forbids, both in JSON and as text in a form. */
export function misfitting(schema: Schema): unknown[] {
  const values: unknown[] = [...NEVER];
  const types = [schema.type ?? []].flat();
  if (schema.enum && !schema.enum.includes('nonsense')) values.push('nonsense');
  if (types.some((type) => type === 'integer' || type === 'number')) {
    values.push('abc', '1e3', '0x10', '1,5', 'NaN', 'Infinity');
    if (types.includes('integer')) values.push(1.5);
    if (typeof schema.minimum === 'number') values.push(schema.minimum - 1);
    if (typeof schema.maximum === 'number' && schema.maximum < Number.MAX_SAFE_INTEGER)
      values.push(schema.maximum + 1);
  }
  if (types.includes('array')) {
    values.push('[', '{"a":1}', { a: 1 });
    if (typeof schema.maxItems === 'number')
      values.push(Array.from({ length: schema.maxItems + 1 }, (_, index) => index + 1));
    if (schema.items?.type === 'object') {
      values.push([1], [[]]);
      if (schema.items.additionalProperties !== true) values.push([{ unknown_field: 1 }]);
    }
    if (schema.items?.type === 'integer') values.push(['x'], [{}], [1.5], [2 ** 40]);
  }
  if (types.includes('string') && !isFileSchema(schema)) {
    values.push({ a: 1 }, ['x', 'y']);
    if (typeof schema.maxLength === 'number') values.push('x'.repeat(schema.maxLength + 1));
    if (typeof schema.minLength === 'number' && schema.minLength > 1)
      values.push('x'.repeat(schema.minLength - 1));
    if (schema.format === 'date') values.push('2026-02-30', 'tomorrow', '0000-01-01', '2026-1-1');
    if (schema.format === 'email') values.push('a@', 'a b@c.de', `${'a'.repeat(250)}@example.com`);
    if (schema.format === 'uri') values.push('javascript:alert(1)', 'no address');
    if (schema.format === 'phone' || schema.format === 'national-number') values.push('call me', '123');
    if (schema.pattern) values.push('!?');
  }
  return values;
}
