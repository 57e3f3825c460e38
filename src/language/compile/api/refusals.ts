import type { Findings } from '../../grammar/findings.ts';
import { nearest } from '../../grammar/nearest-name.ts';
import { type Place, within } from '../../grammar/place.ts';
import type { Access, Admission } from './access-table.ts';
import { type ApiDocument, dereference, type Operation, operationsOf } from './api-document.ts';
import type { ApiNode } from './api-node.ts';

type Refusals = Record<string, string>;

/**
 * Adds each operation's error answers: those that follow from its parameters, body and access, and those that it
 * writes, `x-refusals: [409]`; `not 404` removes one that follows. The root's `x-refusals` names the response of each
 * status.
 */
export function addRefusals(
  api: ApiDocument,
  access: Access,
  operationPlaces: Map<string, Place>,
  findings: Findings,
): void {
  const { 'x-refusals': known = {} } = api as { 'x-refusals'?: Refusals };
  delete api['x-refusals'];
  for (const { method, operation } of operationsOf(api)) {
    const { 'x-refusals': written = [] } = operation as { 'x-refusals'?: (number | string)[] };
    delete operation['x-refusals'];
    const admission = access.operations.get(operation.operationId);
    const place = operationPlaces.get(operation.operationId);
    if (!admission || !place) continue;
    const statuses = new Set(
      followingOf(api, operation, admission, access).filter((status) => known[status]),
    );
    // What anybody may do, no key may; it only reads.
    if (access.scopes.size > 0 && method !== 'get' && known['403']) statuses.add('403');
    const report = (problem: string) => findings.add(within(place, 'x-refusals'), problem);
    for (const entry of written.map(String)) {
      const status = entry.replace(/^not /, '');
      const isRemoved = status !== entry;
      if (!known[status]) report(`there is no refusal "${status}"${nearest(status, Object.keys(known))}`);
      else if (isRemoved && !statuses.delete(status))
        report(`${status} does not follow from the operation, so "not ${status}" says nothing`);
      else if (!isRemoved && statuses.has(status))
        report(`${status} follows from the operation and is not written`);
      else if (!isRemoved) statuses.add(status);
    }
    for (const status of statuses)
      operation.responses[status] = { $ref: `#/components/responses/${known[status]}` };
  }
  addKeys(api, access, known);
  addVersions(api, known);
}

/**
 * Lets callers repeat what creates something: `x-once` of the root is the parameter with the key. Operations of the
 * session itself, and those that are logged as security events, answer with secrets and take none.
 */
function addKeys(api: ApiDocument, access: Access, known: Refusals): void {
  const { 'x-once': parameter } = api as { 'x-once'?: ApiNode };
  delete api['x-once'];
  if (!parameter) return;
  for (const { method, operation } of operationsOf(api)) {
    const security = access.operations.get(operation.operationId)?.security;
    const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
    const isJson = 'application/json' in ((success?.content as object | undefined) ?? {});
    if (method !== 'post' || security !== 'verified' || operation['x-event'] || !isJson) continue;
    operation.parameters = [...(operation.parameters ?? []), parameter];
    for (const status of ['400', '409', '422'])
      operation.responses[status] ??= { $ref: `#/components/responses/${known[status]}` };
  }
}

/**
 * Lets callers change only what they have read, in operations with `x-versioned`: `x-versions` of the root names the header
 * with the version that the record's answers have, and the parameter that a change takes.
 */
function addVersions(api: ApiDocument, known: Refusals): void {
  const { 'x-versions': versions } = api as { 'x-versions'?: { header: ApiNode; parameter: ApiNode } };
  delete api['x-versions'];
  for (const { method, operation } of operationsOf(api)) {
    const { 'x-versioned': isVersioned } = operation as { 'x-versioned'?: boolean };
    delete operation['x-versioned'];
    if (!versions || !isVersioned) continue;
    const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
    if (success && method !== 'delete')
      success.headers = { ...(success.headers as object | undefined), ETag: versions.header };
    if (method === 'get') continue;
    operation.parameters = [...(operation.parameters ?? []), versions.parameter];
    operation.responses['412'] = { $ref: `#/components/responses/${known['412']}` };
  }
}

/** Returns the statuses that follow from an operation's shape and from who may call it. */
function followingOf(
  api: ApiDocument,
  { parameters = [], requestBody }: Operation,
  admission: Admission,
  access: Access,
): string[] {
  const read = parameters.map((parameter) => dereference(api, parameter));
  const namesRecord = read.some((one) => one.in === 'path' && (one.schema as ApiNode).type === 'integer');
  return [
    // Rate limits, failures and overload concern every operation.
    ...['429', '500', '503'],
    ...(admission.security === 'public' ? [] : ['401', '403']),
    ...(read.length > 0 || requestBody ? ['400'] : []),
    ...(requestBody ? ['413', '415', '422'] : []),
    ...(namesRecord && !isOwnOnly(admission, access) ? ['404'] : []),
  ];
}

/** Whether every caller may name only its own id in the path: any other is refused before it is looked up. */
function isOwnOnly({ roles }: Admission, { rules }: Access): boolean {
  const admitted = Object.values(roles);
  const isPinned = (names: string[]) => names.every((name) => rules.get(name)?.at === 'path');
  return admitted.length > 0 && admitted.every((clauses) => clauses.some(isPinned));
}
