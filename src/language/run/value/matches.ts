import type { FieldSchema } from '../form/field-schema.ts';

/**
 * Interprets the few JSON Schema keywords that conditions may use (the checker refuses others), because a
 * browser under our content policy cannot compile a schema at runtime.
 */
export function matches(schema: FieldSchema, value: unknown): boolean {
  // The grammar check ensures the type of each keyword's value, which TypeScript cannot infer here.
  return Object.entries(schema).every(([keyword, rule]) => tests[keyword]?.(rule as never, value) ?? true);
}

type Test = (rule: never, value: unknown) => boolean;
const onNumber = (test: (value: number, limit: number) => boolean): Test => {
  return (limit: number, value: unknown) => typeof value !== 'number' || test(value, limit);
};
const onList = (test: (value: unknown[], rule: never) => boolean): Test => {
  return (rule, value) => !Array.isArray(value) || test(value, rule);
};

const tests: Record<string, Test> = {
  const: (rule: unknown, value) => same(rule, value),
  enum: (rule: unknown[], value) => rule.some((one) => same(one, value)),
  type: (rule: string | string[], value) => [rule].flat().some((type) => isOfType(type, value)),
  minimum: onNumber((value, limit) => value >= limit),
  maximum: onNumber((value, limit) => value <= limit),
  minLength: (limit: number, value) => typeof value !== 'string' || [...value].length >= limit,
  minItems: onList((value, limit) => value.length >= limit),
  maxItems: onList((value, limit) => value.length <= limit),
  contains: onList((value, rule) => value.some((item) => matches(rule, item))),
  required: (names: string[], value) => !isObject(value) || names.every((name) => value[name] !== undefined),
  properties: (rules: Record<string, FieldSchema>, value) =>
    !isObject(value) ||
    Object.entries(rules).every(([name, rule]) => value[name] === undefined || matches(rule, value[name])),
  anyOf: (rules: FieldSchema[], value) => rules.some((rule) => matches(rule, value)),
  not: (rule: FieldSchema, value) => !matches(rule, value),
};

/** The keywords that a condition may use. */
export const CONDITION_KEYWORDS = Object.keys(tests);

export function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  return type === 'object' ? isObject(value) : typeof value === type;
}

function same(a: unknown, b: unknown): boolean {
  return (
    a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b))
  );
}
