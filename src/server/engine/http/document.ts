/** The parts of the bundled OpenAPI document that the server reads. All references are local. */
export type ApiDocument = {
  paths: Record<string, PathItem>;
  components?: { schemas?: Record<string, Schema>; parameters?: Record<string, Parameter | Reference> };
};

export type PathItem = { [Method in 'get' | 'post' | 'put' | 'patch' | 'delete']?: DocumentedOperation } & {
  parameters?: (Parameter | Reference)[];
};

export type DocumentedOperation = {
  operationId: string;
  summary?: string;
  tags?: string[];
  deprecated?: boolean;
  /** Days, such as 2030-01-31. */
  'x-deprecated-since'?: string;
  'x-sunset'?: string;
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses: Record<string, unknown>;
};

export const successStatus = (operation: DocumentedOperation): number =>
  Number(Object.keys(operation.responses).find((status) => status.startsWith('2')) ?? 200);

/** Whether an operation exports everything that matches as a file, which may be very long. */
export const isExport = (operation: DocumentedOperation): boolean => {
  const { content = {} } = (operation.responses[successStatus(operation)] ?? {}) as { content?: object };
  return 'text/csv' in content || 'application/zip' in content;
};

/** Whether callers may send an `Idempotency-Key`. */
export const takesKey = (document: ApiDocument, { parameters = [] }: DocumentedOperation): boolean =>
  parameters.some((one) => resolveReference<Parameter>(document, one).name === 'Idempotency-Key');

/** Whether an operation is about a record with versions: it answers with one, or takes `If-Match`. */
export const isVersioned = (document: ApiDocument, operation: DocumentedOperation): boolean => {
  const { headers = {} } = (operation.responses[successStatus(operation)] ?? {}) as { headers?: object };
  const parameters = (operation.parameters ?? []).map((one) => resolveReference<Parameter>(document, one));
  return 'ETag' in headers || parameters.some(({ name }) => name === 'If-Match');
};

export type Reference = { $ref: string };
export type Parameter = { name: string; in: string; required?: boolean; schema?: Schema };
export type RequestBody = { required?: boolean; content: Record<string, { schema?: Schema }> };

/** The JSON Schema keywords that decoding reads; Ajv reads the rest. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  additionalProperties?: boolean | Schema;
  /** On a body: fields that are not sent stay unchanged. */
  'x-partial'?: boolean;
  [keyword: string]: unknown;
};

/** Resolves a reference within the document; anything else is returned unchanged. */
export function resolveReference<T extends object>(document: ApiDocument, value: T | Reference): T {
  let current: unknown = value;
  while (isReference(current)) {
    const path = current.$ref.replace(/^#\//, '').split('/');
    current = path.reduce<unknown>(
      (node, part) => (node as Record<string, unknown>)[part.replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    );
    if (current === undefined) throw new Error(`The API document has no ${path.join('/')}.`);
  }
  return current as T;
}

function isReference(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && typeof (value as Reference).$ref === 'string';
}
