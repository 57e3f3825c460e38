import type { Condition, FieldRule, FieldSchema } from '../../run/form/field-schema.ts';
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
  const { 'x-switch': choice, allOf = [], ...plain } = Object.fromEntries(entries) as WrittenSchema;
  const [rest, condition] = plain.if ? split(plain) : [plain, undefined];
  const branches = [
    ...allOf,
    ...(condition ? [condition] : []),
    ...(choice ? [chain(choice)] : []),
    ...(plain['x-rules'] ?? []).map(switchOff),
  ];
  // RJSF fills in the defaults of a branch that stands in an `allOf`, and of no other.
  return branches.length > 0 ? { ...rest, allOf: branches } : rest;
}

/** A schema without its condition, and the condition. */
function split(schema: FieldSchema): [FieldSchema, FieldSchema] {
  const parts = ['if', 'then', 'else'];
  const [own, others] = [true, false].map((wanted) =>
    Object.fromEntries(Object.entries(schema).filter(([key]) => parts.includes(key) === wanted)),
  );
  return [others!, own!];
}

/** `x-rules` in words that RJSF follows: a branch that marks what is switched off; what is cleared is, too. */
function switchOff({ when, disable = [], clear = [] }: FieldRule): FieldSchema {
  const off = Object.fromEntries([...disable, ...clear].map((name) => [name, { 'x-disabled': true }]));
  // biome-ignore lint/suspicious/noThenProperty: the keyword's name in JSON Schema
  return { if: conditionSchema(when), then: { properties: off } };
}

/** A condition on paths as a JSON Schema over the object that carries it. */
function conditionSchema(when: Condition): FieldSchema {
  if (Array.isArray(when)) return { anyOf: when.map(conditionSchema) };
  const parts = Object.entries(when).map(([path, test]): FieldSchema => {
    const found = nest(path.split('.'), test === false ? {} : test);
    return test === false ? { not: found } : found;
  });
  return parts.length === 1 ? parts[0]! : { allOf: parts };
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
