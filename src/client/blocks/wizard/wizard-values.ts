import type { Wizard } from '../../../../generated/definitions.d.ts';
import { askedSteps } from '../../../language/run/form/asked-steps.ts';
import { type Errors, type FormModule, hasFixedRows } from '../../../language/run/form/form-module.ts';
import { fieldsOf, type Plan } from '../../../language/run/form/plan.ts';
import { isPresent, type Scope } from '../../../language/run/value/value-path.ts';
import { valuesFor } from '../form/initial-values.ts';
import { changedFields } from '../form/values/changed-fields.ts';

type Data = Readonly<Record<string, unknown>>;

/** A wizard's step with its form; a step of blocks has no form. */
export interface Step {
  title: string;
  form?: FormModule;
  definition: Wizard['steps'][number];
  /** Set when the step currently has nothing to ask: it is skipped. */
  skipped?: boolean;
}

/** Returns the step at this index or, if it is skipped, the nearest one in this direction, else in the other. */
export function stepAt(steps: readonly Step[], place: number, direction: 1 | -1): number {
  for (const way of [direction, -direction])
    for (let at = place; at in steps; at += way) if (!steps[at]!.skipped) return at;
  return place;
}

/** Whether no later step is asked. */
export const isLast = (steps: readonly Step[], step: number) =>
  steps.slice(step + 1).every(({ skipped }) => skipped);

/** Marks the steps that these answers skip. */
export function withSkipped(steps: readonly Step[], values: readonly Data[], scope: Scope): Step[] {
  const asked = askedSteps(
    steps.map(({ definition }, index) => ({ when: definition.when, data: values[index]! })),
    scope,
  );
  return steps.map((step, index) => (asked[index] ? step : { ...step, skipped: true }));
}

/** Returns each step's initial values. */
export const startingValues = (steps: readonly Step[], given: Data): Data[] =>
  steps.map(({ form }) => (form ? valuesFor(form, given) : {}));

/**
 * Applies a draft to the steps' initial values. Facts and stored files come from the current data, not from
 * the draft; rows that come with the data (answers to questions) are taken from the draft only while their
 * facts are unchanged. In a draft that is `whole`, a field without a value was cleared, or has a file that is
 * not here.
 */
export function withDraft(
  steps: readonly Step[],
  start: readonly Data[],
  draft: readonly Data[],
  whole = false,
): Data[] {
  return steps.map(({ form }, index) => {
    if (!form) return {};
    const given = start[index] ?? {};
    const fields = fieldsOf(form.plan);
    const isFixed = (name: string) => hasFixedRows(form.ui[name] ?? {});
    const typed = draft[index] ?? {};
    const kept = Object.entries(form.carry?.(typed) ?? typed).flatMap(([name, value]) => {
      const field = fields.get(name);
      if (!field || field.isFact) return [];
      if (isFixed(name) && !sameFacts(givenFacts(field.items ?? {}), given[name], value)) return [];
      return [[name, field.file && typeof value === 'string' ? given[name] : value]];
    });
    const below = Object.entries(given).filter(
      ([name]) => !whole || fields.get(name)?.isFact || isFixed(name),
    );
    const values = { ...Object.fromEntries(below), ...Object.fromEntries(kept) };
    return Object.fromEntries(
      Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
    );
  });
}

/** Returns the facts that came with a row, without those that a choice writes into its siblings. */
function givenFacts(plan: Plan): string[] {
  const fields = [...fieldsOf(plan)];
  const written = new Set(fields.map(([, field]) => field.lookup?.row));
  return fields.filter(([name, field]) => field.isFact && !written.has(name)).map(([name]) => name);
}

/**
 * Returns each step's changes since the start, normalised; null for cleared fields. Facts and defaults,
 * which a step fills in when it is shown, are not changes. A record's draft contains nothing else, so that
 * it never hides changes made elsewhere.
 */
export const changesOf = (steps: readonly Step[], start: readonly Data[], values: readonly Data[]): Data[] =>
  steps.map(({ form }, index) => {
    const [given, typed] = [start[index]!, values[index]!];
    if (!form || given === typed) return {};
    return Object.fromEntries(changedFields(form, given, typed).map((name) => [name, orNull(typed[name])]));
  });

/**
 * Returns the steps' new start, and their values: those that were sent have the merged data, all others keep what was
 * typed on top of the new start.
 */
export function mergeSteps(
  steps: readonly Step[],
  { start, latest, sent }: { start: readonly Data[]; latest: readonly Data[]; sent: readonly boolean[] },
  merged: Data,
  theirs: Data,
): { start: readonly Data[]; values: readonly Data[] } {
  const next = startingValues(steps, theirs);
  const kept = withDraft(steps, next, changesOf(steps, start, latest));
  const values = steps.map(({ form }, index) => {
    if (!form || !sent[index]) return kept[index]!;
    const names = [...fieldsOf(form.plan).keys()].filter((name) => isPresent(merged[name]));
    return Object.fromEntries(names.map((name) => [name, merged[name]]));
  });
  return { start: next, values };
}

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

/** Returns the values of several steps in one object. */
export const together = (values: readonly Data[]): Data => Object.assign({}, ...values);

/** Returns the first step with an error, and the errors of each step. */
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

/** Returns a wizard's progress in percent: the number of the step (from one) over the total. */
export const percentDone = (step: number, count: number) => Math.round(((step + 1) / count) * 100);
