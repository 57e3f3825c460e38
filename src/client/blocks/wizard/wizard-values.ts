import type { Wizard } from '../../../../generated/definitions.d.ts';
import type { Errors, FormModule } from '../../../language/run/form/form-module.ts';
import { normalise } from '../../../language/run/form/normalise.ts';
import { fieldsOf, type Plan } from '../../../language/run/form/plan.ts';
import { isObject } from '../../../language/run/value/matches.ts';
import { isPresent } from '../../../language/run/value/value-path.ts';
import { sameData } from '../../form/data-path.ts';
import { valuesFor } from '../form/initial-values.ts';

type Data = Readonly<Record<string, unknown>>;

/** A wizard's step with the form that it shows; a step of blocks has none. */
export interface Step {
  title: string;
  form?: FormModule;
  definition: Wizard['steps'][number];
  /** It has nothing to ask here and now: it is passed over. */
  skipped?: boolean;
}

/** The step at this place; where that is passed over, the next one in this direction. */
export function stepAt(steps: readonly Step[], place: number, direction: 1 | -1): number {
  const end = direction === 1 ? steps.length - 1 : 0;
  let at = place;
  while (at !== end && steps[at]?.skipped) at += direction;
  return at;
}

/** Per step what its fields start with. */
export const startingValues = (steps: readonly Step[], given: Data): Data[] =>
  steps.map(({ form }) => (form ? valuesFor(form, given) : {}));

/**
 * A draft over what the steps would start with. Facts come from the present data, not from the draft; rows that belong to
 * facts (answers to questions) are taken from the draft only while the facts are the same.
 */
export function withDraft(steps: readonly Step[], start: readonly Data[], draft: readonly Data[]): Data[] {
  return steps.map(({ form }, index) => {
    const kept = Object.entries(draft[index] ?? {}).filter(([name, value]) => {
      const field = form && fieldsOf(form.plan).get(name);
      if (!field || field.isFact) return false;
      const facts = givenFacts(field.items ?? {});
      return facts.length === 0 || sameFacts(facts, start[index]?.[name], value);
    });
    const values = { ...start[index], ...Object.fromEntries(kept) };
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  });
}

/** The facts of a row that came with it: what a list's choice writes beside itself follows from what is chosen. */
function givenFacts(plan: Plan): string[] {
  const fields = [...fieldsOf(plan)];
  const written = new Set(fields.map(([, field]) => field.lookup?.row));
  return fields.filter(([name, field]) => field.isFact && !written.has(name)).map(([name]) => name);
}

/** What of an object a person enters: not its facts, nor those of its rows. */
function entered(plan: Plan, data: Data): Data {
  const fields = fieldsOf(plan);
  const of = (field: Plan | undefined, value: unknown) => {
    const { items } = field ?? {};
    if (!items || fieldsOf(items).size === 0 || !Array.isArray(value)) return value;
    return value.map((row: unknown) => (isObject(row) ? entered(items, row) : row));
  };
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      const field = fields.get(name);
      return field?.isFact ? [] : [[name, of(field, value)]];
    }),
  );
}

/**
 * Per step what was changed since the start, as both sides clean it; null for what was emptied. Facts and defaults, which a
 * step fills in by being looked at, are no change. A draft of a record holds no more than that, so that it never hides what
 * was changed elsewhere.
 */
export const changesOf = (steps: readonly Step[], start: readonly Data[], values: readonly Data[]): Data[] =>
  steps.map(({ form }, index) => {
    if (!form || start[index] === values[index]) return {};
    const before = entered(form.plan, normalise(form, start[index]!, 'create'));
    const now = entered(form.plan, normalise(form, values[index]!, 'create'));
    const isFilledIn = (name: string) =>
      !isPresent(start[index]![name]) &&
      isPresent(now[name]) &&
      sameData(form.schema.properties?.[name]?.default, now[name]);
    const changed = [...fieldsOf(form.plan).keys()].filter(
      (name) => !sameData(orNull(before[name]), orNull(now[name])) && !isFilledIn(name),
    );
    return Object.fromEntries(changed.map((name) => [name, orNull(values[index]![name])]));
  });

const orNull = (value: unknown) => (isPresent(value) ? value : null);

export const isChanged = (changes: Data | undefined) => Object.keys(changes ?? {}).length > 0;

function sameFacts(facts: readonly string[], present: unknown, drafted: unknown): boolean {
  if (!Array.isArray(present)) return present === undefined;
  const of = (rows: unknown) =>
    JSON.stringify(
      Array.isArray(rows) ? rows.map((row) => facts.map((name) => (row as Data)?.[name] ?? null)) : rows,
    );
  return of(present) === of(drafted);
}

/** All that has been entered, in one object. */
export const together = (values: readonly Data[]): Data => Object.assign({}, ...values);

/** The first step that has a field in error, and for each step its own errors. */
export function byStep(
  steps: readonly Step[],
  errors: Errors,
): { first: number | undefined; errors: Errors[] } {
  const owners = steps.map(({ form }) => (form ? fieldsOf(form.plan) : new Map()));
  const found = steps.map((): Errors => ({}));
  for (const [path, texts] of Object.entries(errors)) {
    const owner = owners.findIndex((fields) => fields.has(path.split('.')[0]));
    if (owner >= 0) found[owner]![path] = texts;
  }
  const first = found.findIndex((stepErrors) => Object.keys(stepErrors).length > 0);
  return { first: first < 0 ? undefined : first, errors: found };
}

/** How far a wizard has come: the step, counted from one, of all, in percent. */
export const percentDone = (step: number, count: number) => Math.round(((step + 1) / count) * 100);
