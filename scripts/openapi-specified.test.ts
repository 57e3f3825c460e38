import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type ApiDocument,
  dereference,
  type Operation,
  operationsOf,
} from '../src/language/compile/api/api-document.ts';
import { CALLS } from './specified-calls.ts';

type Schema = { properties?: Record<string, Schema>; items?: Schema; $ref?: string } & Partial<
  Record<'allOf' | 'anyOf' | 'oneOf', Schema[]>
>;
type Media = { content?: Record<string, { schema?: Schema }> };

const document = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as ApiDocument;
const operations = new Map(
  operationsOf(document).map(({ method, path, operation }) => [`${method.toUpperCase()} ${path}`, operation]),
);

/** A schema's properties by name; for a list, those of its rows. */
function propertiesOf(schema: Schema | undefined): Record<string, Schema> {
  const node = dereference<Schema>(document, schema ?? {});
  const parts = [...(node.allOf ?? []), ...(node.anyOf ?? []), ...(node.oneOf ?? []), node.items ?? {}];
  const own = Object.entries(node.properties ?? {}).map(([name, value]) => [name.replace('[]', ''), value]);
  return Object.assign(
    {},
    ...parts.map((part) => (part === node ? {} : below(part))),
    Object.fromEntries(own),
  );
}
const below = (schema: Schema): Record<string, Schema> =>
  Object.keys(schema).length ? propertiesOf(schema) : {};

function missingIn(schema: Schema | undefined, fields: readonly string[]): string[] {
  return fields.filter((field) => {
    let node = schema;
    for (const name of field.split('.')) node = propertiesOf(node)[name];
    return !node;
  });
}

const mediaOf = (node: unknown) =>
  Object.values(dereference<Media>(document, node)?.content ?? {}).map(({ schema }) => schema);

function answerOf(operation: Operation): Schema | undefined {
  const { '200': read, '201': created } = operation.responses;
  return propertiesOf(mediaOf(read ?? created)[0]).data;
}

describe('the specified calls', () => {
  it('are all in the document', () => {
    expect(Object.keys(CALLS).filter((call) => !operations.has(call))).toEqual([]);
  });

  it.each(Object.entries(CALLS))(
    '%s accepts and returns the specified fields',
    (call, { sends = [], answers = [] }) => {
      const operation = operations.get(call)!;
      const bodies = mediaOf(operation.requestBody);
      expect(bodies.length > 0).toBe(sends.length > 0);
      for (const body of bodies) expect(missingIn(body, sends), 'not taken').toEqual([]);
      expect(missingIn(answerOf(operation), answers), 'not answered').toEqual([]);
    },
  );
});
