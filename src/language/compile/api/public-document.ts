import type { FieldSchema } from '../../run/form/field-schema.ts';
import { type ApiDocument, type Operation, operationsOf } from './api-document.ts';
import type { ApiNode } from './api-node.ts';
import { notNull } from './read-schema.ts';

/** Keywords that only this project understands: those of forms, and limits set by another field. */
const OURS = new Set([
  'x-messages',
  'x-labels',
  'x-lookup',
  'x-options',
  'x-keys',
  'x-switch',
  'x-rules',
  'x-file',
  'x-local',
  'x-read',
  'x-unique',
  'x-gap',
  'x-forms',
  'x-form-sets',
  'x-branches',
  'x-wizards',
  'x-partial',
  'x-about',
  'x-event',
  'x-stores',
  'x-message',
  'formatMinimum',
  'formatMaximum',
  '$schema',
]);

/** Returns the document without our own keywords, as the source of types. */
export function plainDocument(document: ApiDocument): ApiDocument {
  return plain(document) as ApiDocument;
}

function plain(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(plain);
  if (node === null || typeof node !== 'object') return node;
  const entries = Object.entries(node)
    .filter(([key, value]) => !OURS.has(key) && value !== undefined && !isDataReference(value))
    .map(([key, value]) => [key, key === 'example' ? value : plain(value)]);
  return Object.fromEntries(entries);
}

function isDataReference(value: unknown): boolean {
  return value !== null && typeof value === 'object' && typeof (value as ApiNode).$data === 'string';
}

/**
 * Returns the published document: multipart bodies say how each part is encoded, and lists of files have the
 * brackets in their name that the specification requires.
 */
export function publicDocument(document: ApiDocument): ApiDocument {
  const result = structuredClone(plainDocument(document));
  const original = new Map(operationsOf(document).map(({ operation }) => [operation.operationId, operation]));
  for (const { operation } of operationsOf(result)) {
    sayDeprecation(operation);
    const media = operation.requestBody?.content['multipart/form-data'];
    const fields = original.get(operation.operationId)?.requestBody?.content['multipart/form-data']?.schema;
    if (!media || !fields) continue;
    const encoding: ApiNode = {};
    const properties: Record<string, FieldSchema> = {};
    const shown = media.schema.properties as Record<string, FieldSchema>;
    for (const [name, field] of Object.entries((fields as FieldSchema).properties ?? {})) {
      const part = partOf(name, field);
      properties[part.name] = notNull(shown[name] ?? {});
      if (part.contentType) encoding[part.name] = { contentType: part.contentType };
    }
    media.schema.properties = properties;
    if (Object.keys(encoding).length) media.encoding = encoding;
  }
  return result;
}

/** The reference shows descriptions, and no keywords of our own. */
function sayDeprecation(operation: Operation): void {
  const { description = '', 'x-deprecated-since': since, 'x-sunset': sunset } = operation;
  if (!since) return;
  const end = sunset ? `; from ${sunset} on it may be gone` : '';
  operation.description = `${description} Deprecated since ${since}${end}.`.trim();
}

/** Returns the encoding of a field in a multipart body. */
export function partOf(name: string, field: FieldSchema): { name: string; contentType?: string } {
  if (field['x-file']) return { name, contentType: field['x-file'].accept.join(', ') };
  if (field.items?.['x-file'])
    return { name: `${name}[]`, contentType: field.items['x-file'].accept.join(', ') };
  return isJsonPart(field) ? { name, contentType: 'application/json' } : { name };
}

/** Whether a field is JSON text in a multipart body: lists and objects are. */
export function isJsonPart(field: FieldSchema): boolean {
  if (field.items?.['x-file']) return false;
  const types = [field.type ?? [], ...(field.anyOf ?? []).map((one) => one.type ?? [])].flat();
  return types.includes('array') || types.includes('object');
}
