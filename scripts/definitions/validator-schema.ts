import type { FieldSchema } from '../../src/shared/form-module.ts';
import type { Switch, WrittenSchema } from './schema-references.ts';

/** Keywords whose values are data and not schemas. */
const DATA = new Set(['x-messages', 'x-labels', 'x-lookup', 'x-rules', 'x-file', 'default', 'const', 'enum']);

/** First projection of a form, for validators and for drawing: `x-switch` becomes a chain of if, then, else. */
export function toValidatorSchema(schema: WrittenSchema): FieldSchema {
  return expand(schema) as FieldSchema;
}

function expand(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(expand);
  if (node === null || typeof node !== 'object') return node;
  const entries = Object.entries(node).map(([key, value]) => [key, DATA.has(key) ? value : expand(value)]);
  const { 'x-switch': choice, ...rest } = Object.fromEntries(entries) as WrittenSchema;
  return choice ? { ...rest, ...chain(choice) } : rest;
}

function chain({ on, cases }: Switch): FieldSchema {
  let rest: FieldSchema | undefined;
  for (const { in: values, then } of [...cases].reverse())
    rest = { if: nest(on.split('.'), { enum: values }), then, ...(rest && { else: rest }) };
  return rest ?? {};
}

/** A test of what lies at a path; it is not true of objects that lack it. */
function nest(path: string[], test: FieldSchema): FieldSchema {
  return path.reduceRight<FieldSchema>(
    (inner, name) => ({ required: [name], properties: { [name]: inner } }),
    test,
  );
}
