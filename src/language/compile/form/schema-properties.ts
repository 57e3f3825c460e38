import type { WrittenSchema } from './schema-references.ts';

/**
 * Returns every property that an object can have, conditional branches included. A property that several branches
 * describe is their union: one merged schema, or `anyOf` when the branches give it different types.
 */
export function allProperties(schema: WrittenSchema): Record<string, WrittenSchema> {
  return Object.fromEntries([...allDeclarations(schema)].map(([name, found]) => [name, union(found)]));
}

/** Returns each property of an object with all its declarations, those of conditional branches included. */
export function allDeclarations(schema: WrittenSchema): Map<string, WrittenSchema[]> {
  const variants = new Map<string, WrittenSchema[]>();
  collect(schema, variants);
  return variants;
}

/** Returns the schemas that apply to the same value as this one: its branches, conditional or not. */
export function branchesOf(schema: WrittenSchema): WrittenSchema[] {
  const branches = [
    ...(schema.allOf ?? []),
    schema.then,
    schema.else,
    ...(schema['x-switch']?.cases ?? []).map((c) => c.then),
  ];
  return branches.filter((branch) => branch !== undefined);
}

/** Whether a value of this schema is an object with named fields. */
export function hasProperties(schema: WrittenSchema): boolean {
  return schema.properties !== undefined || branchesOf(schema).some(hasProperties);
}

function collect(schema: WrittenSchema, variants: Map<string, WrittenSchema[]>): void {
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    variants.set(name, [...(variants.get(name) ?? []), property]);
  for (const branch of branchesOf(schema)) collect(branch, variants);
}

function union(variants: WrittenSchema[]): WrittenSchema {
  if (variants.length === 1) return variants[0]!;
  const messages = Object.assign({}, ...variants.map((variant) => variant['x-messages'] ?? {})) as Record<
    string,
    string
  >;
  const withMessages = Object.keys(messages).length ? { 'x-messages': messages } : {};
  const typed = variants.filter((variant) => variant.type !== undefined);
  const kinds = new Set(typed.map((variant) => JSON.stringify(variant.type)));
  if (kinds.size <= 1) return { ...(Object.assign({}, ...variants) as WrittenSchema), ...withMessages };
  const shapes = new Map(typed.map(bareShape).map((shape) => [JSON.stringify(shape), shape]));
  return { anyOf: [...shapes.values()], ...withMessages };
}

/** Returns one alternative of a union, without the keywords that only the form needs. */
function bareShape(schema: WrittenSchema): WrittenSchema {
  const { title: _title, 'x-messages': _messages, 'x-options': _options, 'x-keys': _keys, ...shape } = schema;
  return shape;
}
