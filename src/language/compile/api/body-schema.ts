import { allProperties, hasProperties } from '../form/schema-properties.ts';
import type { WrittenSchema } from '../form/schema-references.ts';

/** Conditional keywords; a body's schema has everything that can occur, unconditionally. */
const CONDITIONAL = ['if', 'then', 'else', 'allOf', 'x-switch', 'x-rules'] as const;

/**
 * The second projection of a form, its request body: without facts (`readOnly`) and form helpers (`x-local`);
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
  // A stored file is not sent again, even if the form requires it.
  const required = (schema.required ?? []).filter((name) =>
    sent.some(([other, field]) => other === name && !field['x-file']),
  );
  const bodies = sent.map(([name, field]): [string, WrittenSchema] => {
    const body = toBodySchema(field);
    return [name, required.includes(name) ? filled(body) : body];
  });
  result.properties = Object.fromEntries(bodies);
  if (required.length) result.required = required;
  else delete result.required;
  return result;
}

/** A required text must not be empty, because an empty text counts as missing. */
function filled(field: WrittenSchema): WrittenSchema {
  const isFreeText = field.type === 'string' && !field.enum && !field.contentMediaType && !field.format;
  return isFreeText ? { ...field, minLength: Math.max(1, field.minLength ?? 0) } : field;
}
