import type { KnownLanguage } from '../../grammar/known-languages.ts';
import { nearest } from '../../grammar/nearest-name.ts';
import { type Place, within } from '../../grammar/place.ts';
import type { Forms } from '../form/resolve-forms.ts';
import { repeated } from '../screen/each-language.ts';
import { answerOf } from './answer-schema.ts';
import type { ApiNode } from './api-node.ts';
import type { ApiSource } from './api-source.ts';
import { bodyOf, readFieldOf, readShapeOf } from './form-macros.ts';

/** The whole API as one document: macros expanded, with the forms' keywords still in it. */
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, ApiNode>;
    responses?: Record<string, ApiNode>;
    parameters?: Record<string, ApiNode>;
  };
  [key: string]: unknown;
};

export type Operation = {
  operationId: string;
  tags?: string[];
  summary?: string;
  description?: string;
  deprecated?: boolean;
  /** Days, such as 2030-01-31. */
  'x-deprecated-since'?: string;
  'x-sunset'?: string;
  parameters?: ApiNode[];
  requestBody?: { required?: boolean; content: Record<string, { schema: ApiNode; [key: string]: unknown }> };
  responses: Record<string, ApiNode>;
  security?: unknown[];
  'x-roles'?: string[];
  'x-event'?: string;
  'x-scope'?: string;
  'x-stores'?: string;
  'x-unverified'?: boolean;
  [key: string]: unknown;
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/**
 * Expands the abbreviations of `openapi/`: `x-data`, `x-list` and `x-rows` are answers in our envelope,
 * `x-form` and `x-wizard` bodies made from forms, `x-read-of` the read shape of forms, with `x-only` of one field, `x-sort` the parameter that sorts a list.
 */
export function expandApi(
  source: ApiSource,
  forms: Forms,
  languages: readonly KnownLanguage[],
): { api: ApiDocument; operationPlaces: Map<string, Place> } {
  const { findings, root } = source;
  const components = (root.components ?? {}) as Record<string, Record<string, unknown>>;

  const checkName = (kind: string, name: unknown, known: Iterable<string>, place: Place) => {
    const names = [...known];
    if (typeof name === 'string' && !names.includes(name))
      findings.add(place, `there is no ${kind} "${name}"${nearest(name, names)}`, `${kind} ${name}`);
  };
  const operationPlaces = new Map<string, Place>();
  const visit = (node: ApiNode, place: Place): unknown => {
    if (typeof node.operationId === 'string') operationPlaces.set(node.operationId, place);
    for (const key of ['x-data', 'x-list', 'x-rows'])
      checkName('schema', node[key], Object.keys(components.schemas ?? {}), within(place, key));
    if ('x-data' in node || 'x-list' in node || 'x-rows' in node) return answerOf(node);
    if ('x-form' in node || 'x-wizard' in node) return bodyOf(node, place, forms, findings);
    if (Array.isArray(node['x-sort'])) {
      const parameter = sortOf(node);
      checkName('order', parameter.schema.default, parameter.schema.enum, within(place, 'default'));
      return parameter;
    }
    if (Array.isArray(node.enum)) return { ...node, enum: repeated(node.enum, languages) };
    if ('x-only' in node) return readFieldOf(node, place, forms, findings);
    if ('x-read-of' in node) return readShapeOf(node, place, forms, findings);
    return node;
  };

  const api = source.follow(root, source.place, visit) as ApiDocument;
  api.paths ??= {};
  api.components ??= { schemas: {} };
  api.components.schemas ??= {};
  for (const [path, item] of Object.entries(api.paths))
    for (const [method, operation] of Object.entries(item))
      if (METHODS.includes(method) && !operation.operationId)
        findings.add(
          within(source.place, 'paths', path),
          `${method.toUpperCase()} ${path} has no operationId`,
        );
  return { api, operationPlaces };
}

/** Expands `x-sort: [name, date]` to the parameter `sort`: each in both directions, the first one by default. */
function sortOf(node: ApiNode) {
  const { 'x-sort': names, default: first = (names as string[])[0], ...written } = node;
  const directions = (names as string[]).flatMap((name) => [name, `-${name}`]);
  return {
    name: 'sort',
    in: 'query',
    description: 'What comes first; a minus turns the order.',
    ...written,
    schema: { type: 'string', enum: directions, default: first },
  };
}

/** Returns a document's operations with their method and path, in the document's order. */
export function operationsOf(
  document: ApiDocument,
): { method: string; path: string; operation: Operation }[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (item[method] ? [{ method, path, operation: item[method] }] : [])),
  );
}

/** Returns a node, or the component that it refers to. */
export function dereference<T = ApiNode>(document: ApiDocument, node: unknown): T {
  let found = node as ApiNode | undefined;
  while (typeof found?.$ref === 'string') {
    const parts = found.$ref.slice(2).split('/');
    found = parts.reduce<unknown>(
      (holder, part) => (holder as ApiNode | undefined)?.[part],
      document,
    ) as ApiNode;
  }
  return found as T;
}
