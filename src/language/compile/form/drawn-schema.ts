import type { FieldSchema } from '../../run/form/field-schema.ts';

/** Keywords of a form that its plan carries; nobody draws by them. */
const PLANNED = new Set(['x-messages', 'x-rules', 'x-unique', 'x-local', 'x-read']);

/** What RJSF draws and Ajv checks: a form's schema without what its plan says. */
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
