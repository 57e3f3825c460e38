import { allDeclarations, branchesOf } from './schema-properties.ts';
import type { WrittenSchema } from './schema-references.ts';

/**
 * Adds a message for each required field without one, made from the field's title: "Phone is required". A
 * field that is declared in several branches gets none if any of them has one.
 */
export function explainRequired(schema: WrittenSchema, text: string): void {
  const declarations = allDeclarations(schema);
  const required = new Set(requiredIn(schema));
  for (const [name, variants] of declarations) {
    const isExplained = variants.some((variant) => variant['x-messages']?.required !== undefined);
    for (const variant of variants) {
      if (variant.title !== undefined && required.has(name) && !isExplained)
        variant['x-messages'] = {
          ...variant['x-messages'],
          required: text.replace('{title}', variant.title),
        };
      explainRequired(variant, text);
    }
  }
  if (schema.items) explainRequired(schema.items, text);
  if (typeof schema.additionalProperties === 'object') explainRequired(schema.additionalProperties, text);
}

/** Returns the fields that an object requires, in any of its branches. */
function requiredIn(schema: WrittenSchema): string[] {
  return [...(schema.required ?? []), ...branchesOf(schema).flatMap(requiredIn)];
}
