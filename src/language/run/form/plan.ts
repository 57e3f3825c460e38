import { isObject, matches } from '../value/matches.ts';
import type { ClockReference, Condition, FieldSchema, FileRule } from './field-schema.ts';

/**
 * What becomes of one value of a form's data, compiled once from all that its schema says: how it is decoded, cleaned,
 * looked up, checked, sent and read, and under which condition. Plain data; both sides carry values by it.
 */
export type Plan = {
  /** What text that stands for it is decoded to; absent where it is text. */
  types?: string[];
  /** How its text is written: a format of JSON Schema, `html`, `line` for one line, or `verbatim` for what nobody may touch. */
  text?: string;
  file?: FileRule;
  /** A fact that nobody types (`readOnly`). */
  isFact?: true;
  /** A helper of the form, which is not sent. */
  isLocal?: true;
  /** The name under which it is read. */
  read?: string;
  /** The list that its value, or each of its values, is chosen from; `row` is the sibling that gets the chosen row. */
  lookup?: { lookup: string; row?: string };
  unique?: true | string[];
  /** Paths, in the object that holds it, to its allowed values and to its allowed names. */
  options?: string;
  keys?: string;
  gap?: { over: string; by: number };
  clock?: Partial<Record<'formatMinimum' | 'formatMaximum', ClockReference['$clock']>>;
  /** While a condition holds for it, these of its fields are emptied. */
  rules?: { when: Condition; clear: string[] }[];
  /** Its own text for each rule. */
  messages?: Record<string, string>;
  fields?: Record<string, Plan>;
  items?: Plan;
  /** Of a map: the plan of each of its values. */
  others?: Plan;
  /** Names that are no field may stand in it, with any value. */
  isOpen?: true;
  /** What applies only to some values, in its order; a case without `when` always does. */
  cases?: PlanCase[];
  /** The plans of `anyOf` and `oneOf`. A value does not say which of them applies, so only a walk over the whole plan sees them. */
  anyOf?: Plan[];
};

export type PlanCase = { when?: FieldSchema; apply?: Plan; otherwise?: Plan };

export type Path = readonly (string | number)[];

/** A plan and those of its cases that apply to this value, in their order. */
export function activePlans(plan: Plan, value: unknown): Plan[] {
  const plans = [plan];
  for (const one of plan.cases ?? []) {
    const chosen = !one.when || matches(one.when, value) ? one.apply : one.otherwise;
    if (chosen) plans.push(...activePlans(chosen, value));
  }
  return plans;
}

/** What applies to one property or row of a value; `plans` are the active ones of the value that holds it. */
export const plansOfPart = (plans: readonly Plan[], key: string | number, part: unknown): Plan[] =>
  declarationsOf(plans, key).flatMap((plan) => activePlans(plan, part));

export const declarationsOf = (plans: readonly Plan[], key: string | number): Plan[] =>
  plans.flatMap((plan) => declared(plan, key) ?? []);

/** What one plan says about a property or row of its value. */
export function declared(plan: Plan, key: string | number): Plan | undefined {
  if (typeof key === 'number') return plan.items;
  return plan.fields && Object.hasOwn(plan.fields, key) ? plan.fields[key] : plan.others;
}

/** The fields of an object by name, those of its cases too; each as it is first said. */
export function fieldsOf(plan: Plan, fields = new Map<string, Plan>()): Map<string, Plan> {
  for (const [name, field] of Object.entries(plan.fields ?? {}))
    if (!fields.has(name)) fields.set(name, field);
  for (const { apply, otherwise } of plan.cases ?? [])
    for (const part of [apply, otherwise]) if (part) fieldsOf(part, fields);
  return fields;
}

/** A plan and all within it, whether they apply or not. */
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

/** A value on its place in a form's data. */
export type Place = {
  value: unknown;
  path: Path;
  /** What applies to it. */
  plans: readonly Plan[];
  /** The object beside whose fields it stands; rows and the values of a map stand where the whole does. */
  holder: unknown;
};

/** Shows every value that a plan knows and that is there, from the outside in. */
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

/** The rows of a list, the properties of an object; a file has none. */
function partsOf(plans: readonly Plan[], value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return value.map((item, index) => [index, item]);
  return isObject(value) && !plans.some(({ file }) => file) ? Object.entries(value) : [];
}

/** What applies at a path, the more particular last. */
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

/** The text that the most particular of these plans has for a rule. */
export const messageIn = (plans: readonly Plan[], rule: string): string | undefined =>
  plans.map(({ messages }) => messages?.[rule]).findLast((text) => text !== undefined);
