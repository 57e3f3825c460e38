import { allProperties, hasProperties } from './properties.ts';
import type { WrittenSchema } from './schema-references.ts';

/** Keywords that say when something holds; a body's shape is what may occur at all. */
const CONDITIONAL = ['if', 'then', 'else', 'allOf', 'x-switch', 'x-rules'] as const;

/**
 * Second projection of a form, the request body: without facts (`readOnly`) and helpers of the form (`x-local`);
 * conditional fields are optional, files are binary parts.
 */
export function toBodySchema(schema: WrittenSchema): WrittenSchema {
  const file = schema['x-file'];
  if (file) {
    const description = `${file.accept.join(', ')}, at most ${file.maxBytes} bytes`;
    return { ...schema, type: 'string', contentMediaType: 'application/octet-stream', description };
  }
  const result: WrittenSchema = { ...schema };
  for (const keyword of CONDITIONAL) delete result[keyword];
  if (schema.items) result.items = toBodySchema(schema.items);
  if (schema.anyOf) result.anyOf = schema.anyOf.map(toBodySchema);
  if (!hasProperties(schema)) return result;
  const sent = Object.entries(allProperties(schema)).filter(
    ([, field]) => !field.readOnly && !field['x-local'],
  );
  result.properties = Object.fromEntries(sent.map(([name, field]) => [name, toBodySchema(field)]));
  const required = (schema.required ?? []).filter(
    (name) => result.properties![name] && !allProperties(schema)[name]?.['x-file'],
  );
  if (required.length) result.required = required;
  else delete result.required;
  return result;
}
