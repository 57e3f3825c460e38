import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ApiDocument } from '../src/server/engine/http/document.ts';
import { documentAjv } from '../src/server/engine/http/document-ajv.ts';
import { undeclared } from '../src/server/testing/documented.ts';

type Json = { [key: string]: unknown };
type Found = { place: string; schema: string; example: unknown };

const document = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Json & ApiDocument;

const ajv = documentAjv();
ajv.addSchema({ ...document, $id: 'api' });

const pointer = (parts: string[]) =>
  parts.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** Every media type and parameter with its example; each one with a `schema` has an `example`. */
function examplesIn(node: unknown, path: string[] = []): Found[] {
  if (typeof node !== 'object' || node === null) return [];
  const holder = node as Json;
  const schema = pointer([...path, 'schema']);
  const own: Found[] = [];
  if (holder.schema) {
    const place = pointer(path);
    if ('example' in holder) own.push({ place, schema, example: holder.example });
    for (const [name, { value }] of Object.entries((holder.examples ?? {}) as Record<string, Json>))
      own.push({ place: `${place} (${name})`, schema, example: value });
  }
  const inner = Object.entries(holder)
    .filter(([key]) => key !== 'example' && key !== 'examples')
    .flatMap(([key, value]) => examplesIn(value, [...path, key]));
  return [...own, ...inner];
}

const found = examplesIn(document);

test('the document contains examples', () => {
  expect(found.length).toBeGreaterThan(150);
});

test.each(found)('the example of $place is valid against its schema', ({ schema, example }) => {
  const reference = { $ref: `#${schema}` };
  const check = ajv.compile({ $ref: `api#${encodeURI(schema)}` });
  const errors = check(example) ? [] : check.errors!.map((error) => `${error.instancePath} ${error.message}`);
  expect(errors).toEqual([]);
  expect(undeclared(document, reference, example), 'not declared').toBeNull();
});
