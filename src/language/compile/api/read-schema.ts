import { allProperties, hasProperties } from '../form/schema-properties.ts';
import type { WrittenSchema } from '../form/schema-references.ts';

/** The keywords of a read schema: a field's shape, and what is needed to show its value. */
const KEPT = ['type', 'format', 'enum', 'title', 'contentMediaType', 'x-labels', 'x-lookup'] as const;

/**
 * The third projection of a form, the shape in which it is read back: the same properties under their read
 * names, none required, each nullable.
 */
export function toReadSchema(schema: WrittenSchema): WrittenSchema {
  if (schema['x-file']) return { type: ['string', 'null'], format: 'uri-reference', ...titled(schema) };
  const result: WrittenSchema = {};
  for (const keyword of KEPT)
    if (schema[keyword] !== undefined) Object.assign(result, { [keyword]: schema[keyword] });
  if (result.type && !schema.readOnly) {
    result.type = [...new Set([result.type, 'null'].flat())];
    if (result.enum) result.enum = [...result.enum, null];
  }
  if (schema.items) result.items = notNull(toReadSchema(schema.items));
  if (schema.anyOf) result.anyOf = schema.anyOf.map(toReadSchema);
  if (!hasProperties(schema)) return result;
  const fields = Object.entries(allProperties(schema)).filter(
    ([, field]) => !field.writeOnly && !field['x-local'],
  );
  result.properties = Object.fromEntries(
    fields.map(([name, field]) => [field['x-read'] ?? name, toReadSchema(field)]),
  );
  return result;
}

/** The same schema without null: for a row of a list, or a property that the server always sets. */
export function notNull(schema: WrittenSchema): WrittenSchema {
  if (!Array.isArray(schema.type)) return schema;
  const types = schema.type.filter((type) => type !== 'null');
  const result: WrittenSchema = { ...schema, type: types.length === 1 ? types[0]! : types };
  if (schema.enum) result.enum = schema.enum.filter((value) => value !== null);
  return result;
}

function titled({ title }: WrittenSchema): WrittenSchema {
  return title === undefined ? {} : { title };
}
