import type { FieldSchema } from './field-schema.ts';
import type { Plan, PlanCase } from './plan.ts';

/**
 * Compiles a schema with expanded macros to a plan: form schemas at build time, the API's own additions at
 * server start.
 */
export function makePlan(schema: FieldSchema): Plan {
  let plan = ownPlan(schema);
  for (const part of schema.allOf ?? []) plan = joined(plan, makePlan(part));
  if (schema.if) {
    const [apply, otherwise] = [schema.then, schema.else].map((branch) => branch && makePlan(branch));
    plan = joined(plan, { cases: [{ when: schema.if, apply, otherwise }] });
  }
  return plan;
}

function ownPlan(schema: FieldSchema): Plan {
  const { properties, additionalProperties, items, anyOf = [], oneOf = [] } = schema;
  const alternatives = [...anyOf, ...oneOf].map(makePlan);
  const lookup = schema['x-lookup'];
  return withoutGaps({
    types: typesOf(schema),
    text: textOf(schema),
    file: schema['x-file'],
    isFact: schema.readOnly || undefined,
    isLocal: schema['x-local'] || undefined,
    read: schema['x-read'],
    lookup:
      typeof lookup === 'string'
        ? { lookup }
        : lookup && withoutGaps({ lookup: lookup.lookup, row: lookup.row }),
    unique: schema['x-unique'] || undefined,
    options: schema['x-options'],
    keys: schema['x-keys'],
    gap: schema['x-gap'],
    clock: clockOf(schema),
    rules: rulesOf(schema),
    messages: schema['x-messages'],
    fields: properties || additionalProperties === false ? mapValues(properties ?? {}, makePlan) : undefined,
    items: items && makePlan(items),
    others: typeof additionalProperties === 'object' ? makePlan(additionalProperties) : undefined,
    isOpen: (additionalProperties === true && properties !== undefined) || undefined,
    anyOf: alternatives.length ? alternatives : undefined,
  });
}

/** Returns the types of a value; undefined for plain text, which is not decoded. */
function typesOf({ type, enum: values, const: only }: FieldSchema): string[] | undefined {
  const samples = values ?? (only === undefined ? [] : [only]);
  const types = type ? [type].flat() : samples.map((value) => (value === null ? 'null' : typeof value));
  return types.every((one) => one === 'string') ? undefined : [...new Set(types)];
}

function textOf({ contentMediaType, writeOnly, format }: FieldSchema): string | undefined {
  if (contentMediaType === 'text/html') return 'html';
  return writeOnly ? 'verbatim' : format;
}

function rulesOf({ 'x-rules': rules = [] }: FieldSchema): Plan['rules'] {
  const clearing = rules.flatMap(({ when, clear = [] }) => (clear.length ? [{ when, clear }] : []));
  return clearing.length ? clearing : undefined;
}

function clockOf(schema: FieldSchema): Plan['clock'] {
  const limits = (['formatMinimum', 'formatMaximum'] as const).flatMap((keyword) => {
    const limit = schema[keyword];
    return typeof limit === 'object' && '$clock' in limit ? [[keyword, limit.$clock]] : [];
  });
  return limits.length ? Object.fromEntries(limits) : undefined;
}

/** Merges two plans of one value; where they differ, the second becomes a case that always applies. */
function joined(plan: Plan, { cases = [], ...more }: Plan): Plan {
  const { fields = {}, messages = {}, ...rest } = more;
  const added = Object.entries(fields).filter(([name, field]) => !isKnown(plan, name, field));
  const all: Plan = { ...plan, cases: [...(plan.cases ?? []), ...cases.flatMap((one) => lean(plan, one))] };
  const isNew = Object.keys(rest).every((key) => plan[key as keyof Plan] === undefined);
  if (isNew && added.every(([name]) => !plan.fields || !Object.hasOwn(plan.fields, name))) {
    Object.assign(all, rest);
    if (more.fields) all.fields = { ...plan.fields, ...Object.fromEntries(added) };
    if (more.messages) all.messages = { ...plan.messages, ...messages };
  } else all.cases = [...(plan.cases ?? []), { apply: more }, ...cases];
  return withoutGaps({ ...all, cases: all.cases?.length ? all.cases : undefined });
}

/** Returns a case without the branches that repeat the plan; an empty list when no branch is left. */
function lean(plan: Plan, { when, apply, otherwise }: PlanCase): PlanCase[] {
  const [yes, no] = [apply, otherwise].map((part) => (part && saysNothing(plan, part) ? undefined : part));
  return yes || no ? [withoutGaps({ when, apply: yes, otherwise: no })] : [];
}

const saysNothing = (plan: Plan, { fields = {}, ...rest }: Plan): boolean =>
  Object.keys(rest).length === 0 &&
  Object.entries(fields).every(([name, field]) => isKnown(plan, name, field));

/** Whether a plan already declares a field and this declaration adds nothing to it. */
const isKnown = ({ fields = {} }: Plan, name: string, field: Plan): boolean =>
  Object.hasOwn(fields, name) && Object.keys(field).length === 0;

const withoutGaps = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;

const mapValues = <From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
