import type { FieldSchema } from '../../../language/run/form/field-schema.ts';
import { matches } from '../../../language/run/value/matches.ts';

/** Returns a schema and those of its branches (`allOf`, `if`/`then`/`else`) that apply to this value, in order. */
export function activeSchemas(schema: FieldSchema, value: unknown): FieldSchema[] {
  const schemas = [schema];
  for (const part of schema.allOf ?? []) schemas.push(...activeSchemas(part, value));
  if (schema.if) {
    const branch = matches(schema.if, value) ? schema.then : schema.else;
    if (branch) schemas.push(...activeSchemas(branch, value));
  }
  return schemas;
}

/** Returns the schemas of one field; `schemas` are the active ones of the object that holds it. */
export const schemasOfField = (
  schemas: readonly FieldSchema[],
  name: string,
  value: unknown,
): FieldSchema[] =>
  schemas.flatMap(({ properties = {} }) =>
    Object.hasOwn(properties, name) ? activeSchemas(properties[name]!, value) : [],
  );
