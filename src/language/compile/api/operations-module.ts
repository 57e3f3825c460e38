import { HEADER, key } from '../../grammar/code-text.ts';
import type { Condition, FieldSchema } from '../../run/form/field-schema.ts';
import { type ApiDocument, dereference, type Operation, operationsOf } from './api-document.ts';
import { isJsonPart } from './public-document.ts';

export type OperationFacts = {
  method: string;
  path: string;
  /** What it does, in a few words. */
  summary: string;
  /** How the body is sent; multipart if the operation accepts both. */
  body: 'json' | 'multipart' | null;
  /** The kind of a successful answer: the usual envelope, a file, or an event stream. */
  answer: 'json' | 'file' | 'events';
  /** The message of a successful answer; null if the handler sets it, and for answers without one. */
  message: string | null;
  /** The roles that may call it; null: any signed-in user. */
  roles: string[] | null;
  security: 'public' | 'anybody' | 'signed-in' | 'verified';
  /** The forms that validate the body. */
  forms: string[];
  /** The same forms grouped as they are filled in: the steps of a wizard, or one form. */
  formSets: string[][];
  /** The conditions on earlier answers under which a form of a wizard is asked, by form. */
  branches?: Record<string, Condition>;
  /** Whether the body is a whole record or only the changes. */
  mode: 'create' | 'update';
  /** The parts of a multipart body that are JSON text. */
  lists: string[];
  /** Its name in the log of security events (`x-event`); null if it is not logged. */
  event: string | null;
  /** What a key needs to call it; null if no key may. */
  scope: string | null;
};

type BodyFacts = {
  'x-forms'?: string[];
  'x-form-sets'?: string[][];
  'x-branches'?: Record<string, Condition>;
  'x-partial'?: boolean;
};

export function operationFacts(document: ApiDocument): Map<string, OperationFacts> {
  const found = operationsOf(document).map(({ method, path, operation }): [string, OperationFacts] => {
    const media = bodyMedia(document, operation);
    const schema = (media?.schema ?? {}) as FieldSchema & BodyFacts;
    const isMultipart = media?.type === 'multipart/form-data';
    const fields = Object.entries(schema.properties ?? {});
    const facts: OperationFacts = {
      method: method.toUpperCase(),
      path,
      summary: operation.summary ?? operation.operationId,
      body: media ? (isMultipart ? 'multipart' : 'json') : null,
      answer: answerKind(operation),
      message: messageOf(operation),
      roles: operation['x-roles'] ?? null,
      security: securityOf(document, operation),
      forms: schema['x-forms'] ?? [],
      formSets: schema['x-form-sets'] ?? [],
      ...(schema['x-branches'] && { branches: schema['x-branches'] }),
      mode: schema['x-partial'] ? 'update' : 'create',
      lists: isMultipart ? fields.filter(([, field]) => isJsonPart(field)).map(([name]) => name) : [],
      event: operation['x-event'] ?? null,
      scope: operation['x-scope'] ?? null,
    };
    return [operation.operationId, facts];
  });
  return new Map(found);
}

/** Returns the media type of a body, with its schema. */
export function bodyMedia(
  document: ApiDocument,
  operation: Operation,
): { type: string; schema: FieldSchema } | undefined {
  const content = operation.requestBody?.content ?? {};
  const type = ['multipart/form-data', 'application/json'].find((name) => name in content);
  return type ? { type, schema: dereference<FieldSchema>(document, content[type]!.schema) } : undefined;
}

function answerKind({ responses }: Operation): OperationFacts['answer'] {
  const types = Object.entries(responses).flatMap(([status, { content }]) =>
    status.startsWith('2') ? Object.keys(content ?? {}) : [],
  );
  if (types.length === 0 || types.includes('application/json')) return 'json';
  return types.includes('text/event-stream') ? 'events' : 'file';
}

function messageOf({ responses }: Operation): string | null {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const message = success?.['x-message'];
  return typeof message === 'string' ? message : null;
}

function securityOf(document: ApiDocument, operation: Operation): OperationFacts['security'] {
  const schemes = operation.security ?? (document.security as unknown[] | undefined) ?? [];
  if (schemes.length === 0) return 'public';
  if (schemes.some((one) => Object.keys(one as object).length === 0)) return 'anybody';
  return operation['x-unverified'] ? 'signed-in' : 'verified';
}

/** A module's text for each operation that the client may call. */
export type CallTexts = ReadonlyMap<string, string>;

/**
 * Returns the client's data about operations that documents name, and about those that return files. What most
 * operations have is left out, because every page loads some: GET, no body, a JSON answer, and what the path begins
 * with as their only subject.
 */
export function callTexts(
  facts: Map<string, OperationFacts>,
  subjects: ReadonlyMap<string, readonly string[]>,
  named: ReadonlySet<string>,
): CallTexts {
  const used = [...facts].filter(([id, { answer }]) => named.has(id) || answer === 'file');
  const changed = new Set(used.flatMap(([id, { method }]) => (method === 'GET' ? [] : subjects.get(id)!)));
  const texts = used.map(([id, { method, path, body, answer, mode }]) => {
    const about = (subjects.get(id) ?? []).filter((subject) => changed.has(subject));
    const entries = Object.entries({
      // The path first: rows that begin alike are smaller when compressed.
      path,
      ...(method !== 'GET' && { method: method.toLowerCase() }),
      ...(body && { body }),
      ...(answer !== 'json' && { answer }),
      ...(String(about) !== path.split('/')[1] && { about }),
      ...(mode === 'update' && { mode }),
    }).map(([name, value]) => `${name}: ${text(value)}`);
    return [id, `{ ${entries.join(', ')} }`] as const;
  });
  return new Map(texts);
}

/** Makes a module of calls: all of them, or some that no screen's documents name. */
export function callsModule(calls: CallTexts, wanted: (id: string) => boolean = () => true): string {
  return `${HEADER}export const calls = ${callsObject(calls, wanted)} as const;\n`;
}

/** The text of an object that holds the wanted calls by name. */
export const callsObject = (calls: CallTexts, wanted: (id: string) => boolean): string =>
  `{\n${[...calls].flatMap(([id, said]) => (wanted(id) ? [`  ${key(id)}: ${said},\n`] : [])).join('')}}`;

/** Makes `generated/operations.ts`: the server's runtime data about each operation. */
export function operationsModule(facts: Map<string, OperationFacts>): string {
  const lines = [...facts].map(([id, fact]) => {
    const entries = Object.entries(fact).map(([name, value]) => `${name}: ${text(value)}`);
    return `  ${key(id)}: { ${entries.join(', ')} },\n`;
  });
  return `${HEADER}export const operations = {\n${lines.join('')}} as const;\n\nexport type OperationId = keyof typeof operations;\n`;
}

function text(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(text).join(', ')}]`;
  if (value !== null && typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);
}
