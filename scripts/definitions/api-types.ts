import { createHash } from 'node:crypto';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { ApiDocument } from './api-document.ts';
import { HEADER } from './code-text.ts';

/**
 * `generated/api.d.ts`. Making it takes longer than all the rest: the text that is there is kept when it was made
 * from the same document, whose hash it names.
 */
export async function apiTypes(document: ApiDocument, present: string | undefined): Promise<string> {
  const mark = `// From a document with the hash ${createHash('sha256').update(JSON.stringify(document)).digest('hex')}.\n`;
  if (present?.startsWith(HEADER + mark)) return present;
  const blob = ts.factory.createTypeReferenceNode('Blob');
  const tree = await openapiTS(JSON.parse(JSON.stringify(document)) as never, {
    transform: (schema) =>
      schema.format === 'binary' ||
      ('contentMediaType' in schema && schema.contentMediaType === 'application/octet-stream')
        ? orNull(schema.type, blob)
        : undefined,
  });
  return `${HEADER}${mark}${astToString(tree)}`;
}

function orNull(type: unknown, blob: ts.TypeNode): ts.TypeNode {
  if (![type].flat().includes('null')) return blob;
  return ts.factory.createUnionTypeNode([blob, ts.factory.createLiteralTypeNode(ts.factory.createNull())]);
}
