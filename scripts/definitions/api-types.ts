import { createHash } from 'node:crypto';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { ApiDocument } from './api-document.ts';
import { HEADER } from './code-text.ts';

/**
 * `generated/api.d.ts`. Making it takes longer than all the rest: the text that is there is kept when it was made
 * from the same document and has not been edited; its second line says so by their hashes.
 */
export async function apiTypes(document: ApiDocument, present: string | undefined): Promise<string> {
  const source = hashOf(JSON.stringify(document));
  if (present !== undefined && present === marked(source, present.split('\n').slice(2).join('\n')))
    return present;
  const blob = ts.factory.createTypeReferenceNode('Blob');
  const tree = await openapiTS(JSON.parse(JSON.stringify(document)) as never, {
    transform: (schema) =>
      schema.format === 'binary' ||
      ('contentMediaType' in schema && schema.contentMediaType === 'application/octet-stream')
        ? orNull(schema.type, blob)
        : undefined,
  });
  return marked(source, astToString(tree));
}

/** The text under a line that names what it was made from and what it is. */
function marked(source: string, text: string): string {
  return `${HEADER}// From document ${source}, text ${hashOf(text)}.\n${text}`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function orNull(type: unknown, blob: ts.TypeNode): ts.TypeNode {
  if (![type].flat().includes('null')) return blob;
  return ts.factory.createUnionTypeNode([blob, ts.factory.createLiteralTypeNode(ts.factory.createNull())]);
}
