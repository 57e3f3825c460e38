import { createHash } from 'node:crypto';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { HEADER } from '../../grammar/code-text.ts';
import type { ApiDocument } from './api-document.ts';

/**
 * Makes `generated/api.d.ts`. Because this is slow, the existing text is kept if it was made from the same
 * document and has not been edited since, as the hashes in its second line show.
 */
export async function apiTypes(document: ApiDocument, present: string | undefined): Promise<string> {
  const source = hashOf(JSON.stringify(document));
  if (present !== undefined && present === marked(source, present.split('\n').slice(2).join('\n')))
    return present;
  const blob = ts.factory.createTypeReferenceNode('Blob');
  const time = ts.factory.createTypeReferenceNode('DateTime');
  const tree = await openapiTS(withoutExamples(document), {
    transform: (schema) => {
      if (schema.format === 'date-time') return orNull(schema.type, time);
      const isFile =
        schema.format === 'binary' ||
        ('contentMediaType' in schema && schema.contentMediaType === 'application/octet-stream');
      return isFile ? orNull(schema.type, blob) : undefined;
    },
  });
  return marked(source, `${DATE_TIME}${halfIndented(astToString(tree))}`);
}

/** Distinguishes a time from other text, so that the server may return a Date. */
const DATE_TIME = `/** A time, as RFC 3339 text. */
export type DateTime = string & { readonly format?: 'date-time' };
`;

/** Leaves out examples: as comments they would be longer than the types; the document has them. */
function withoutExamples(document: ApiDocument): OpenAPI3 {
  return JSON.parse(JSON.stringify(document), (_, node) => {
    if (node !== null && typeof node === 'object' && 'schema' in node) delete node.example;
    return node;
  });
}

/** The compiler indents with four spaces, this project with two. */
const halfIndented = (text: string) =>
  text.replace(/^(?: {4})+/gm, (spaces) => ' '.repeat(spaces.length / 2));

/** Adds a line with the hashes of source and text. */
function marked(source: string, text: string): string {
  return `${HEADER}// From document ${source}, text ${hashOf(text)}.\n${text}`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function orNull(type: unknown, given: ts.TypeNode): ts.TypeNode {
  if (![type].flat().includes('null')) return given;
  return ts.factory.createUnionTypeNode([given, ts.factory.createLiteralTypeNode(ts.factory.createNull())]);
}
