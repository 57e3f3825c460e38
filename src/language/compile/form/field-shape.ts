import { allProperties, hasProperties } from './schema-properties.ts';
import type { WrittenSchema } from './schema-references.ts';

/**
 * Returns what two documents must agree on about one property: type, format, list, read name and lookup.
 * Labels, limits and messages may differ from form to form.
 */
export function shapeOf(schema: WrittenSchema): string {
  return JSON.stringify(skeleton(schema));
}

function skeleton(schema: WrittenSchema): unknown {
  if (schema['x-file']) return 'file';
  const lookup = schema['x-lookup'];
  return {
    type: [schema.type ?? []].flat().sort(),
    format: schema.format,
    media: schema.contentMediaType,
    lookup: typeof lookup === 'object' ? lookup.lookup : lookup,
    read: schema['x-read'],
    rows: schema.items && skeleton(schema.items),
    fields: hasProperties(schema)
      ? Object.entries(allProperties(schema)).map(([name, field]) => [name, skeleton(field)])
      : undefined,
  };
}
