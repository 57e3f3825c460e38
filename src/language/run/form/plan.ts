import { isObject, matches } from '../value/matches.ts';
import type { ClockReference, Condition, FieldSchema, FileRule } from './field-schema.ts';

/**
 * How to process one value of a form's data, compiled from its schema: how it is decoded, normalised, looked
 * up, validated, sent and read, and under which condition. Plain data, shared by client and server.
 */
export type Plan = {
  /** The types that text is decoded to; absent where the value is text. */
  types?: string[];
  /**
   * How its text is normalised: a JSON Schema format, `html`, `line` for a single line, or `verbatim` to
   * leave it untouched.
   */
  text?: string;
  file?: FileRule;
  /** A read-only value (`readOnly`), never typed. */
  isFact?: true;
  /** A field that only the form uses (`x-local`); it is never sent. */
  isLocal?: true;
  /** The name under which the API returns it. */
  read?: string;
  /**
   * The lookup that its value, or each of its values, is chosen from; `row` is the sibling field that receives the
   * chosen row.
   */
  lookup?: { lookup: string; row?: string };
  unique?: true | string[];
  /** Paths, within the object that holds it, to its allowed values and to its allowed property names. */
  options?: string;
  keys?: string;
  gap?: { over: string; by: number };
  clock?: Partial<Record<'formatMinimum' | 'formatMaximum', ClockReference['$clock']>>;
  /** While `when` holds, the fields in `clear` are emptied. */
  rules?: { when: Condition; clear: string[] }[];
  /** The message of each rule. */
  messages?: Record<string, string>;
  fields?: Record<string, Plan>;
  items?: Plan;
  /** Of a map: the plan of each of its values. */
  others?: Plan;
  /** It accepts undeclared properties with any value. */
  isOpen?: true;
  /** Plans that apply only to some values, in order; a case without `when` always applies. */
  cases?: PlanCase[];
  /**
   * The plans of `anyOf` and `oneOf`. A value does not tell which one applies, so only traversals of the
   * whole plan use them.
   */
  anyOf?: Plan[];
};

export type PlanCase = { when?: FieldSchema; apply?: Plan; otherwise?: Plan };

export type Path = readonly (string | number)[];

/** Returns a plan and its cases that apply to this value, in order. */
export function activePlans(plan: Plan, value: unknown): Plan[] {
  const plans = [plan];
  for (const one of plan.cases ?? []) {
    const chosen = !one.when || matches(one.when, value) ? one.apply : one.otherwise;
    if (chosen) plans.push(...activePlans(chosen, value));
  }
  return plans;
}

/** Returns the plans of one property or row of a value; `plans` are the active plans of its parent. */
export const plansOfPart = (plans: readonly Plan[], key: string | number, part: unknown): Plan[] =>
  declarationsOf(plans, key).flatMap((plan) => activePlans(plan, part));

export const declarationsOf = (plans: readonly Plan[], key: string | number): Plan[] =>
  plans.flatMap((plan) => declared(plan, key) ?? []);

/** Returns the declared plan of one property or row. */
export function declared(plan: Plan, key: string | number): Plan | undefined {
  if (typeof key === 'number') return plan.items;
  return plan.fields && Object.hasOwn(plan.fields, key) ? plan.fields[key] : plan.others;
}

/** Returns the fields of an object by name, including those of its cases; each with its first declaration. */
export function fieldsOf(plan: Plan, fields = new Map<string, Plan>()): Map<string, Plan> {
  for (const [name, field] of Object.entries(plan.fields ?? {}))
    if (!fields.has(name)) fields.set(name, field);
  for (const { apply, otherwise } of plan.cases ?? [])
    for (const part of [apply, otherwise]) if (part) fieldsOf(part, fields);
  return fields;
}

/** Returns a plan and all plans within it, active or not. */
export function plansWithin(plan: Plan): Plan[] {
  const { fields = {}, items = [], others = [], cases = [], anyOf = [] } = plan;
  const inner = [
    Object.values(fields),
    items,
    others,
    cases.flatMap((one) => [one.apply, one.otherwise]),
    anyOf,
  ].flat();
  return [plan, ...inner.flatMap((one) => (one ? plansWithin(one) : []))];
}

/** A value and its position in a form's data. */
export type Place = {
  value: unknown;
  path: Path;
  /** The plans that apply to it. */
  plans: readonly Plan[];
  /** The object with its sibling fields; for rows and map values, the parent of the list or map. */
  holder: unknown;
};

/** Calls `visit` for every value in the data that has a plan, outer values first. */
export function visitValues(plan: Plan, data: unknown, visit: (place: Place) => void): void {
  const go = (declarations: readonly Plan[], value: unknown, holder: unknown, path: Path): void => {
    if (value === undefined || value === null) return;
    const plans = declarations.flatMap((one) => activePlans(one, value));
    visit({ value, path, plans, holder });
    const inner = plans.some(({ fields }) => fields) ? value : holder;
    for (const [key, part] of partsOf(plans, value)) {
      const found = declarationsOf(plans, key);
      if (found.length) go(found, part, inner, [...path, key]);
    }
  };
  go([plan], data, data, []);
}

/** Returns the rows of a list or the properties of an object; none for a file. */
function partsOf(plans: readonly Plan[], value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return value.map((item, index) => [index, item]);
  return isObject(value) && !plans.some(({ file }) => file) ? Object.entries(value) : [];
}

/** Returns the plans that apply at a path, the most specific last. */
export function plansAt(plan: Plan, data: unknown, path: Path): Plan[] {
  let plans = activePlans(plan, data);
  let value = data;
  for (const part of path) {
    const key = Array.isArray(value) ? Number(part) : part;
    value = (value as Record<string | number, unknown> | undefined)?.[key];
    plans = plansOfPart(plans, key, value);
  }
  return plans;
}

/** Returns the most specific of these plans' messages for a rule. */
export const messageIn = (plans: readonly Plan[], rule: string): string | undefined =>
  plans.map(({ messages }) => messages?.[rule]).findLast((text) => text !== undefined);
