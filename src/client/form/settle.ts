import { holds, isObject } from '../../shared/conditions.ts';
import type { FieldSchema, FormModule } from '../../shared/form-module.ts';
import { activeNodes, childNodes } from '../../shared/schema-walk.ts';
import { type DataPath, type FormData, readAt, writeAt } from './data-path.ts';

/** Everything a form says about the value at a path of its data. */
export function nodesAt(form: FormModule, data: FormData, path: DataPath): FieldSchema[] {
  let nodes = activeNodes(form.schema, data);
  let value: unknown = data;
  for (const part of path) {
    value = readAt(value, [part]);
    nodes = childNodes(nodes, part, value);
  }
  return nodes;
}

/**
 * What follows from a change within the object at `path`: fields that a rule clears are emptied, fields that have just
 * appeared start with their default. Clearing can make another rule hold, so it goes on until nothing changes.
 */
export function settle(form: FormModule, data: FormData, path: DataPath): FormData {
  const before = readAt(data, path);
  if (!isObject(before)) return data;
  const nodes = nodesAt(form, data, path);
  const after = withDefaults(nodes, cleared(nodes, before));
  return after === before ? data : settle(form, writeAt(data, path, after), path);
}

function cleared(nodes: FieldSchema[], value: FormData): FormData {
  const doomed = nodes
    .flatMap((node) => node['x-rules'] ?? [])
    .filter((rule) => holds(rule.when, value))
    .flatMap((rule) => rule.clear ?? []);
  return doomed.reduce(
    (result, name) => (name in result ? writeAt(result, [name], undefined) : result),
    value,
  );
}

function withDefaults(nodes: FieldSchema[], value: FormData): FormData {
  let result = value;
  for (const node of nodes) {
    for (const [name, schema] of Object.entries(node.properties ?? {})) {
      if (schema.default === undefined || result[name] !== undefined || isCleared(nodes, name, value))
        continue;
      result = writeAt(result, [name], schema.default);
    }
  }
  return result;
}

const isCleared = (nodes: FieldSchema[], name: string, value: FormData) =>
  nodes.some((node) =>
    node['x-rules']?.some((rule) => rule.clear?.includes(name) && holds(rule.when, value)),
  );

/** Data to start with: what is given, and the defaults of everything that is not, rows included. */
export function startingData(form: FormModule, given: FormData): FormData {
  let data = settle(form, given, []);
  for (const [name, value] of Object.entries(data)) {
    if (!Array.isArray(value)) continue;
    for (const index of value.keys()) data = settle(form, data, [name, index]);
  }
  return data;
}
