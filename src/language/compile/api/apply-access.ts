import type { Findings } from '../../grammar/findings.ts';
import { nearest } from '../../grammar/nearest-name.ts';
import { type Place, within } from '../../grammar/place.ts';
import { type Access, inWords, seenInWords, VISITOR } from './access-table.ts';
import { type ApiDocument, dereference, operationsOf } from './api-document.ts';
import type { ApiNode } from './api-node.ts';

/** Adds to the document who may call each operation and see each field; reports rules that do not fit. */
export function applyAccess(
  api: ApiDocument,
  access: Access,
  operationPlaces: Map<string, Place>,
  findings: Findings,
): void {
  admit(api, access, operationPlaces, findings);
  show(api, access, findings);
}

function admit(
  api: ApiDocument,
  access: Access,
  operationPlaces: Map<string, Place>,
  findings: Findings,
): void {
  const { rules, operations, scopes, place } = access;
  const ids = operationsOf(api).map(({ operation }) => operation.operationId);
  for (const id of operations.keys())
    if (!ids.includes(id))
      findings.add(
        within(place, 'operations', id),
        `there is no operation "${id}"${nearest(id, ids)}`,
        `operation ${id}`,
      );
  for (const { method, path, operation } of operationsOf(api)) {
    const { operationId: id } = operation;
    const written = operationPlaces.get(id);
    for (const word of ['security', 'x-roles', 'x-unverified', 'x-access'])
      if (written && word in operation)
        findings.add(within(written, word), `who may call "${id}" stands in openapi/access.yaml`);
    const admission = operations.get(id);
    if (!admission) {
      if (written) findings.add(written, `openapi/access.yaml does not say who may call "${id}"`);
      continue;
    }
    if (admission.security === 'public') operation.security = [];
    else operation['x-roles'] = Object.keys(admission.roles).filter((role) => role !== VISITOR);
    if (admission.security === 'anybody')
      operation.security = [{}, ...((api.security as unknown[] | undefined) ?? [])];
    if (admission.security === 'signed-in') operation['x-unverified'] = true;
    const scope = scopes.get(id);
    if (scope !== undefined) {
      if (written && scope.endsWith(':read') !== (method === 'get'))
        findings.add(within(place, 'keys'), `"${id}" is a ${method.toUpperCase()}, but listed as "${scope}"`);
      // OpenAPI 3.1 lets a bearer scheme list scopes, but tools made for 3.0 report them: `x-scope` says it.
      const schemes = (operation.security ?? api.security ?? []) as unknown[];
      operation.security = [...schemes, { apiKey: [] }];
      operation['x-scope'] = scope;
    }
    const parameters = (operation.parameters ?? []).map((parameter) => dereference(api, parameter));
    const ofPath = parameters.filter((one) => one.in === 'path').map(({ name }) => String(name));
    const words = inWords(admission, rules, method === 'get' && ofPath.length === 0);
    const keys = scope === undefined ? '' : `An API key needs the scope \`${scope}\`.`;
    operation.description = [operation.description, words, keys].filter(Boolean).join('\n\n');

    for (const name of new Set(Object.values(admission.roles).flat(2))) {
      const rule = rules.get(name);
      if (rule?.at === 'path' && !ofPath.includes('id') && !ofPath.includes(rule.same ?? ''))
        findings.add(
          within(place, 'operations', id),
          `"${name}" is about the id in the path, and ${path} has none`,
        );
    }
  }
}

type Shape = { properties?: Record<string, ApiNode>; required?: string[] };

function show({ components }: ApiDocument, { rules, fields, place }: Access, findings: Findings): void {
  const schemas = components.schemas as Record<string, Shape>;
  for (const [index, group] of fields.entries()) {
    const spot = within(place, 'fields', index);
    for (const name of group.of)
      if (!schemas[name])
        findings.add(
          within(spot, 'of'),
          `there is no schema "${name}"${nearest(name, Object.keys(schemas))}`,
        );
    const shapes = group.of.flatMap((name) => (schemas[name] ? [[name, schemas[name]] as const] : []));
    const known = shapes.flatMap(([, { properties = {} }]) => Object.keys(properties));
    for (const field of group.names) {
      if (shapes.length && !known.includes(field))
        findings.add(
          within(spot, 'names'),
          `${group.of.join(' and ')} has no field "${field}"${nearest(field, known)}`,
        );
      for (const [name, { properties = {}, required = [] }] of shapes) {
        const property = properties[field];
        if (!property) continue;
        if (required.includes(field))
          findings.add(
            within(spot, 'names'),
            `"${field}" of ${name} is not for everybody and so cannot be required`,
          );
        const description = [property.description, seenInWords(group.seen, rules)].filter(Boolean).join(' ');
        properties[field] = { ...property, description };
      }
    }
  }
}
