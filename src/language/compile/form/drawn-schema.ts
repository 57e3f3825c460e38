import type { FieldSchema } from '../../run/form/field-schema.ts';

/** Keywords of a form that its plan covers; rendering does not need them. */
const PLANNED = new Set(['x-messages', 'x-rules', 'x-unique', 'x-local', 'x-read']);

/** Returns the schema that RJSF renders and Ajv validates: the form's without the keywords of its plan. */
export function toDrawnSchema(schema: FieldSchema): FieldSchema {
  return without(schema) as FieldSchema;
}

function without(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(without);
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) => (PLANNED.has(key) ? [] : [[key, without(value)]])),
  );
}
