import type { Schema } from '../engine/http/document.ts';

/** Seeded random numbers from 0 to 1 (Mulberry32), so that a failure can be reproduced. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pick = <T>(random: () => number, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)]!;

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

const isFile = (schema: Schema) => schema.contentMediaType === 'application/octet-stream';

/** Values that a schema allows. */
export function fitting(schema: Schema, random: () => number): unknown {
  if (schema.const !== undefined) return schema.const;
  // Null, which clears a field, is tested separately.
  if (schema.enum)
    return pick(
      random,
      schema.enum.filter((value) => value !== null),
    );
  const type = [schema.type ?? 'string'].flat()[0];
  if (type === 'integer' || type === 'number') {
    const least = Number(schema.minimum ?? schema.exclusiveMinimum ?? 0);
    return Math.min(Number(schema.maximum ?? 1000), Math.ceil(least) + 1 + Math.floor(random() * 5));
  }
  if (type === 'boolean') return random() < 0.5;
  if (type === 'array') return [...new Set([1, 2].map(() => fitting(schema.items ?? {}, random)))];
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).filter(([, field]) => !isFile(field));
    return Object.fromEntries(fields.map(([name, field]) => [name, fitting(field, random)]));
  }
  return fittingText(schema, random);
}

function fittingText(schema: Schema, random: () => number): string {
  if (schema.format === 'date')
    return `20${10 + Math.floor(random() * 80)}-0${1 + Math.floor(random() * 9)}-15`;
  if (schema.format === 'date-time') return `20${40 + Math.floor(random() * 50)}-05-04T07:00:00Z`;
  if (schema.format === 'email') return `person${Math.floor(random() * 1e9)}@example.com`;
  if (schema.format === 'uri') return 'https://example.com/a?b=c#d';
  if (schema.format === 'phone') return '+971 50 123-4567';
  if (schema.format === 'national-number') return '050 123-4567';
  if (schema.pattern) {
    const examples = ['1234', '12345678', 'https://example.com', 'AB', '123456', '+971'];
    const pattern = new RegExp(String(schema.pattern), 'u');
    return examples.find((example) => pattern.test(example)) ?? 'abc';
  }
  const words = pick(random, [
    'Teacher',
    'مدرّس رياضيات',
    'O’Hara & Søn',
    '😀 happy',
    '<p>Rich <b>text</b></p>',
  ]);
  const least = Number(schema.minLength ?? 0);
  const longest = Number(schema.maxLength ?? 200);
  const letters = [...words, ...'x'.repeat(least)];
  return letters.slice(0, Math.min(longest, Math.max([...words].length, least))).join('');
}

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
  if (types.includes('string') && !isFile(schema)) {
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
