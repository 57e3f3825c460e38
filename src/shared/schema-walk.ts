import { matches } from './conditions.ts';
import type { FieldSchema } from './form-module.ts';

/** A schema and those of its branches (`allOf`, `if`/`then`/`else`) that apply to this value, in their order. */
export function activeNodes(schema: FieldSchema, value: unknown): FieldSchema[] {
  const nodes = [schema];
  for (const part of schema.allOf ?? []) nodes.push(...activeNodes(part, value));
  if (schema.if) {
    const branch = matches(schema.if, value) ? schema.then : schema.else;
    if (branch) nodes.push(...activeNodes(branch, value));
  }
  return nodes;
}

/**
 * What a form says about one property or row of a value: every declaration that applies, conditional ones
 * included. `nodes` are the active schemas of the value that holds it.
 */
export function childNodes(nodes: FieldSchema[], key: string | number, child: unknown): FieldSchema[] {
  return nodes.flatMap((node) => declared(node, key) ?? []).flatMap((schema) => activeNodes(schema, child));
}

/** What one schema declares about a property or row of its value. */
export function declared(node: FieldSchema, key: string | number): FieldSchema | undefined {
  if (typeof key === 'number') return node.items;
  if (node.properties && Object.hasOwn(node.properties, key)) return node.properties[key];
  return typeof node.additionalProperties === 'object' ? node.additionalProperties : undefined;
}
