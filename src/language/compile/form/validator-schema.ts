import type { Condition, FieldRule, FieldSchema } from '../../run/form/field-schema.ts';
import type { Switch, WrittenSchema } from './schema-references.ts';

/** Keywords whose values are data, not schemas. */
const DATA = new Set(['x-messages', 'x-labels', 'x-lookup', 'x-rules', 'x-file', 'default', 'const', 'enum']);

/**
 * The first projection of a form, for validation and rendering: `x-switch` becomes a chain of if, then, else.
 */
export function toValidatorSchema(schema: WrittenSchema): FieldSchema {
  return expand(schema) as FieldSchema;
}

function expand(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(expand);
  if (node === null || typeof node !== 'object') return node;
  const entries = Object.entries(node).map(([key, value]) => [key, DATA.has(key) ? value : expand(value)]);
  const { 'x-switch': choice, allOf = [], ...plain } = Object.fromEntries(entries) as WrittenSchema;
  const [rest, condition] = plain.if ? split(plain) : [plain, undefined];
  const branches = [...allOf, ...(condition ? [condition] : []), ...(choice ? [chain(choice)] : [])];
  // RJSF fills in a branch's defaults only if the branch is in an `allOf`.
  const expanded = branches.length > 0 ? { ...rest, allOf: branches } : rest;
  return (plain['x-rules'] ?? []).reduce(switchOff, expanded);
}

/** Splits a schema into itself without its condition, and the condition. */
function split(schema: FieldSchema): [FieldSchema, FieldSchema] {
  const parts = ['if', 'then', 'else'];
  const [own, others] = [true, false].map((wanted) =>
    Object.fromEntries(Object.entries(schema).filter(([key]) => parts.includes(key) === wanted)),
  );
  return [others!, own!];
}

/**
 * Turns a rule of `x-rules` into branches that RJSF follows: they mark the disabled and the hidden fields;
 * cleared fields are disabled, too. Each is beside the field's declaration, because RJSF renders whatever an active branch
 * names.
 */
function switchOff(schema: FieldSchema, rule: FieldRule): FieldSchema {
  const { when, disable = [], clear = [], hide = [] } = rule;
  const { properties = {}, then, else: otherwise } = schema;
  const mark = (names: string[], key: 'x-disabled' | 'x-hidden') =>
    names.flatMap((name) => (name in properties ? [[name, { [key]: true }]] : []));
  const marked = Object.fromEntries([
    ...mark([...disable, ...clear], 'x-disabled'),
    ...mark(hide, 'x-hidden'),
  ]);
  const marks = Object.keys(marked).length > 0 ? [markWhen(when, marked)] : [];
  const allOf = [...(schema.allOf ?? []).map((branch) => switchOff(branch, rule)), ...marks];
  return {
    ...schema,
    // biome-ignore lint/suspicious/noThenProperty: the keyword's name in JSON Schema
    ...(then && { then: switchOff(then, rule) }),
    ...(otherwise && { else: switchOff(otherwise, rule) }),
    ...(allOf.length > 0 && { allOf }),
  };
}

function markWhen(when: Condition, marked: Record<string, FieldSchema>): FieldSchema {
  // biome-ignore lint/suspicious/noThenProperty: the keyword's name in JSON Schema
  return { if: conditionSchema(when), then: { properties: marked } };
}

/** Turns a condition on paths into a JSON Schema of the object that has the rule. */
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

/** Wraps a test for the value at a path; it fails for objects without the path. */
function nest(path: string[], test: FieldSchema): FieldSchema {
  return path.reduceRight<FieldSchema>(
    (inner, name) => ({ required: [name], properties: { [name]: inner } }),
    test,
  );
}
