import type { FieldSchema } from './field-schema.ts';

/**
 * Returns a form's fields by name, including those of its conditional branches; each with its first
 * declaration.
 */
export function schemaFields(
  schema: FieldSchema,
  fields = new Map<string, FieldSchema>(),
): Map<string, FieldSchema> {
  for (const [name, field] of Object.entries(schema.properties ?? {}))
    if (!fields.has(name)) fields.set(name, field);
  for (const branch of [...(schema.allOf ?? []), schema.then, schema.else])
    if (branch) schemaFields(branch, fields);
  return fields;
}
