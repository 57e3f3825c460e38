import type { Crud, CrudDeed } from '../../../../generated/definitions.d.ts';
import { definitionOf } from '../../grammar/definition-of.ts';
import { type Document, placeIn } from '../../grammar/documents.ts';
import type { Findings } from '../../grammar/findings.ts';
import { type ApiDocument, dereference, type Operation, operationsOf } from '../api/api-document.ts';
import type { ApiNode } from '../api/api-node.ts';
import { bodyMedia } from '../api/operations-module.ts';

/** A list and what the OpenAPI document says of its operation. */
export type List = {
  name: string;
  crud: Crud;
  operation: Operation;
  row: string;
  /** The property of a row that holds its id. */
  key: string;
  searches: boolean;
  /** Whether its rows have a value at a path: `item.name`. */
  shows: (path: unknown) => boolean;
  /** The operation's default order. */
  sort: string | undefined;
  /** The list's further calls, by the last part of their path. */
  beside: Partial<Record<Beside, BesideCall>>;
  deeds: Partial<
    Record<
      DeedName,
      { operation: string; parameter: string | undefined; isVersioned: boolean; own: CrudDeed }
    >
  >;
};

/**
 * The further calls: their paths are the list's name, a row's id for calls about one row, and one of these
 * words.
 */
const BESIDE = {
  export: { method: 'get', end: /\/([^/]+)\/export$/ },
  import: { method: 'post', end: /\/([^/]+)\/import$/ },
  merge: { method: 'post', end: /\/([^/]+)\/\{(\w+)\}\/merge$/ },
};
type Beside = keyof typeof BESIDE;
export type BesideCall = {
  operation: string;
  params?: Record<string, { const: string }>;
  /** The path parameter with the id. */
  id?: string;
  form?: string;
};

type DeedName = 'add' | 'edit' | 'delete';

/** The verb that begins the operationId of each call. */
const VERBS: Record<DeedName, string> = { add: 'create', edit: 'update', delete: 'delete' };

/** Returns the list that a document describes; undefined, with a finding, if the API has none. */
export function listOf(document: Document, api: ApiDocument, findings: Findings): List | undefined {
  const crud = definitionOf(document, 'crud');
  const operations = new Map(operationsOf(api).map((one) => [one.operation.operationId, one]));
  const operation = operations.get(crud.operation)?.operation;
  const row = operation && rowOf(api, operation);
  if (!operation || !row) {
    findings.add(
      placeIn(document, 'operation'),
      operation ? `"${crud.operation}" answers no list` : `there is no operation "${crud.operation}"`,
    );
    return undefined;
  }
  const deeds: List['deeds'] = {};
  for (const deed of Object.keys(VERBS) as DeedName[]) {
    const written = crud[deed];
    if (written === false) continue;
    const { operation: named, form = crud.form } = written ?? {};
    const id = named ?? VERBS[deed] + crud.entity;
    const found = operations.get(id);
    const parameter = found && /\{(\w+)\}/.exec(found.path)?.[1];
    if (!found)
      findings.add(
        placeIn(document, named ? deed : 'entity'),
        `there is no operation "${id}"; where there is nothing to ${deed}, write "${deed}": false`,
      );
    else if (deed !== 'delete' && form === undefined)
      findings.add(placeIn(document), `"form" is missing: nothing can be typed to ${deed} ${crud.one}`);
    else {
      const named = (found.operation.parameters ?? []).map((one) => dereference<ApiNode>(api, one).name);
      const isVersioned = named.includes('If-Match') && 'updated_at' in propertiesOf(api, row);
      deeds[deed] = { operation: id, parameter, isVersioned, own: written ?? {} };
    }
  }
  const parameters = new Map(
    (operation.parameters ?? []).map((one) => {
      const { name, schema } = dereference<ApiNode>(api, one);
      return [name, dereference<ApiNode>(api, schema)];
    }),
  );
  return {
    name: document.name,
    crud,
    operation,
    row,
    key: crud.key ?? idOf(api, row, operations.get(deeds.edit?.operation ?? '')?.operation),
    beside: besideOf(api, operations.get(crud.operation)!.path),
    searches: parameters.has('search'),
    shows: (path) => (/^item\.(\w+)/.exec(String(path))?.[1] ?? '') in propertiesOf(api, row),
    sort: parameters.get('sort')?.default as string | undefined,
    deeds,
  };
}

/** Returns the property with a row's id: the first integer that is not typed in a form. */
function idOf(api: ApiDocument, row: string, change: Operation | undefined): string {
  const properties = propertiesOf(api, row);
  const typed = (change && bodyMedia(api, change)?.schema.properties) ?? {};
  const id = Object.entries(properties).find(([name, { type }]) => type === 'integer' && !(name in typed));
  return id?.[0] ?? 'id';
}

const propertiesOf = (api: ApiDocument, row: string) =>
  (dereference<ApiNode>(api, api.components.schemas[row]).properties ?? {}) as Record<string, ApiNode>;

/** Returns the component of a list's rows. */
function rowOf(api: ApiDocument, operation: Operation): string | undefined {
  const success = dereference<ApiNode>(api, operation.responses['200']);
  const content = success?.content as Record<string, { schema?: ApiNode }> | undefined;
  const data = (content?.['application/json']?.schema?.properties as ApiNode | undefined)?.data as
    | ApiNode
    | undefined;
  return /^#\/components\/schemas\/(\w+)$/.exec(String((data?.items as ApiNode | undefined)?.$ref))?.[1];
}

/**
 * Returns the list's further calls. One call may serve several lists: then a path parameter has their names
 * as values.
 */
function besideOf(api: ApiDocument, path: string): List['beside'] {
  const list = path.split('/').at(-1)!;
  const found: List['beside'] = {};
  for (const [name, { method, end }] of Object.entries(BESIDE) as [Beside, (typeof BESIDE)[Beside]][])
    for (const one of operationsOf(api)) {
      const [, segment, id] = end.exec(one.path) ?? [];
      if (segment === undefined || one.method !== method) continue;
      const parameter = /^\{(\w+)\}$/.exec(segment)?.[1];
      const isOne = parameter !== undefined && namesIn(api, one.operation, parameter).includes(list);
      if (segment !== list && !isOne) continue;
      const forms = bodyMedia(api, one.operation)?.schema as { 'x-forms'?: string[] } | undefined;
      found[name] = {
        operation: one.operation.operationId,
        ...(isOne && { params: { [parameter]: { const: list } } }),
        ...(id !== undefined && { id }),
        ...(forms?.['x-forms']?.[0] !== undefined && { form: forms['x-forms'][0] }),
      };
    }
  return found;
}

/** Returns the values that a parameter can have. */
function namesIn(api: ApiDocument, operation: Operation, parameter: string): unknown[] {
  const all = (operation.parameters ?? []).map((one) => dereference<ApiNode>(api, one));
  const found = all.find(({ name }) => name === parameter);
  return (dereference<ApiNode>(api, found?.schema).enum ?? []) as unknown[];
}
