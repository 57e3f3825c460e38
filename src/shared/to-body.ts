import { isObject } from './conditions.ts';
import type { FieldSchema, FormModule } from './form-module.ts';
import { activeNodes, childNodes } from './schema-walk.ts';

type Data = Record<string, unknown>;

/**
 * What of a form's data goes over the wire: without facts (`readOnly`), helpers of the form (`x-local`), and the
 * address of a file that is stored already; a file is sent only when a new one was chosen. In a list of files the
 * addresses stay, for they say which of the stored ones to keep.
 */
export function toBody(form: FormModule, data: Readonly<Data>): Data {
  return ownProperties([form.schema], data);
}

function ownProperties(schemas: FieldSchema[], data: Readonly<Data>): Data {
  const nodes = schemas.flatMap((schema) => activeNodes(schema, data));
  const entries = Object.entries(data).flatMap(([key, value]): [string, unknown][] => {
    const children = childNodes(nodes, key, value);
    if (children.some((node) => node.readOnly || node['x-local'] || isStoredFile(node, value))) return [];
    return [[key, sent(children, value)]];
  });
  return Object.fromEntries(entries);
}

function sent(nodes: FieldSchema[], value: unknown): unknown {
  if (nodes.length === 0 || nodes.some((node) => node['x-file'])) return value;
  if (Array.isArray(value)) return value.map((item, index) => sent(childNodes(nodes, index, item), item));
  return isObject(value) ? ownProperties(nodes, value) : value;
}

function isStoredFile(node: FieldSchema, value: unknown): boolean {
  return node['x-file'] !== undefined && typeof value === 'string' && value !== '';
}
