import type { Wizard } from '../../../generated/definitions.d.ts';
import type { Errors, FormModule } from '../../shared/form-module.ts';
import { valuesFor } from './initial-values.ts';
import { fieldsOf } from './submission.ts';

type Data = Readonly<Record<string, unknown>>;

/** A wizard's step with the form that it shows; a step of blocks has none. */
export interface Step {
  title: string;
  form?: FormModule;
  definition: Wizard['steps'][number];
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
      const field = form && fieldsOf(form.schema).get(name);
      if (!field || field.readOnly) return false;
      const facts = [...fieldsOf(field.items ?? {})]
        .filter(([, part]) => part.readOnly)
        .map(([part]) => part);
      return facts.length === 0 || sameFacts(facts, start[index]?.[name], value);
    });
    return { ...start[index], ...Object.fromEntries(kept) };
  });
}

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
  const owners = steps.map(({ form }) => (form ? fieldsOf(form.schema) : new Map()));
  const found = steps.map((): Errors => ({}));
  for (const [path, texts] of Object.entries(errors)) {
    const owner = owners.findIndex((fields) => fields.has(path.split('.')[0]));
    if (owner >= 0) found[owner]![path] = texts;
  }
  const first = found.findIndex((own) => Object.keys(own).length > 0);
  return { first: first < 0 ? undefined : first, errors: found };
}

/** How far a wizard has come: the step, counted from one, of all, in percent. */
export const percentDone = (step: number, count: number) => Math.round(((step + 1) / count) * 100);
