import type { FieldSchema } from '../../src/shared/form-module.ts';
import { type ApiDocument, dereference, type Operation, operationsOf } from './api-document.ts';
import { HEADER, key } from './code-text.ts';
import { isJsonPart } from './public-document.ts';

export type OperationFacts = {
  method: string;
  path: string;
  /** How the body is sent; where JSON and multipart are both welcome, multipart. */
  body: 'json' | 'multipart' | null;
  /** Who may call it; null: whoever is signed in. */
  roles: string[] | null;
  security: 'public' | 'session' | 'unverified';
  /** The forms whose rules the body follows. */
  forms: string[];
  /** Whether the body says everything, or only what changes. */
  mode: 'create' | 'update';
  /** Parts of a multipart body that are JSON text. */
  lists: string[];
};

export function operationFacts(document: ApiDocument): Map<string, OperationFacts> {
  const found = operationsOf(document).map(({ method, path, operation }): [string, OperationFacts] => {
    const media = bodyMedia(document, operation);
    const schema = (media?.schema ?? {}) as FieldSchema & { 'x-forms'?: string[]; 'x-partial'?: boolean };
    const isMultipart = media?.type === 'multipart/form-data';
    const fields = Object.entries(schema.properties ?? {});
    const facts: OperationFacts = {
      method: method.toUpperCase(),
      path,
      body: media ? (isMultipart ? 'multipart' : 'json') : null,
      roles: operation['x-roles'] ?? null,
      security: securityOf(document, operation),
      forms: schema['x-forms'] ?? [],
      mode: schema['x-partial'] ? 'update' : 'create',
      lists: isMultipart ? fields.filter(([, field]) => isJsonPart(field)).map(([name]) => name) : [],
    };
    return [operation.operationId, facts];
  });
  return new Map(found);
}

/** The media type in which a body is sent, with its schema. */
export function bodyMedia(
  document: ApiDocument,
  operation: Operation,
): { type: string; schema: FieldSchema } | undefined {
  const content = operation.requestBody?.content ?? {};
  const type = ['multipart/form-data', 'application/json'].find((name) => name in content);
  return type ? { type, schema: dereference<FieldSchema>(document, content[type]!.schema) } : undefined;
}

function securityOf(document: ApiDocument, operation: Operation): OperationFacts['security'] {
  const schemes = operation.security ?? (document.security as unknown[] | undefined) ?? [];
  if (schemes.length === 0) return 'public';
  return operation['x-unverified'] ? 'unverified' : 'session';
}

/** `generated/calls.ts`: what a browser must know of the operations that documents name. */
export function callsModule(facts: Map<string, OperationFacts>, named: ReadonlySet<string>): string {
  const lines = [...facts]
    .filter(([id]) => named.has(id))
    .map(([id, { method, path, body }]) => {
      return `  ${key(id)}: { method: ${text(method)}, path: ${text(path)}, body: ${body === null ? null : text(body)} },\n`;
    });
  return `${HEADER}export const calls = {\n${lines.join('')}} as const;\n`;
}

/** `generated/operations.ts`: what the server must know of each operation at run time. */
export function operationsModule(facts: Map<string, OperationFacts>): string {
  const lines = [...facts].map(([id, fact]) => {
    const entries = Object.entries(fact).map(([name, value]) => `${name}: ${text(value)}`);
    return `  ${key(id)}: { ${entries.join(', ')} },\n`;
  });
  return `${HEADER}export const operations = {\n${lines.join('')}} as const;\n\nexport type OperationId = keyof typeof operations;\n`;
}

function text(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(text).join(', ')}]`;
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);
}
