import type { Submission } from '../../../engine/call/submission.ts';
import { type ReviewedField, reviewedFields } from '../../../engine/value/ReviewFields.tsx';
import { valuesFor } from '../initial-values.ts';
import { changedFields } from '../values/changed-fields.ts';

type Data = Readonly<Record<string, unknown>>;

/** A field that somebody else has changed, and whose value differs from what is sent. */
export interface Difference extends ReviewedField {
  mine: unknown;
  theirs: unknown;
  /** Whether the user changed it, too; otherwise the other value is the obvious one. */
  isMine: boolean;
}

export interface Comparison {
  mine: Data;
  theirs: Data;
  differences: readonly Difference[];
  /** Fields to take over without asking: the form does not show them. */
  silent: readonly string[];
}

/** Compares what is sent with what somebody else has saved, both against what the form started with. */
export function comparisonOf({ forms, data: mine, initial = {} }: Submission, record: Data): Comparison {
  const theirs: Record<string, unknown> = {};
  const differences: Difference[] = [];
  const silent: string[] = [];
  for (const form of forms) {
    const found = valuesFor(form, record);
    Object.assign(theirs, found);
    const changed = changedFields(form, initial, found);
    const typed = new Set(changedFields(form, initial, mine));
    const differing = new Set(changedFields(form, found, mine));
    const shape = { schema: form.schema, ui: form.ui, groups: form.groups };
    const shown = new Map(
      [found, mine].flatMap((data) => reviewedFields(shape, data)).map((field) => [field.name, field]),
    );
    for (const name of changed) {
      if (!differing.has(name)) continue;
      const field = shown.get(name);
      if (field)
        differences.push({ ...field, mine: mine[name], theirs: found[name], isMine: typed.has(name) });
      else if (!typed.has(name)) silent.push(name);
    }
  }
  return { mine, theirs, differences, silent };
}

/** Returns what is sent, with the other's values of all fields that are not to stay as typed. */
export function mergedData(
  { mine, theirs, differences, silent }: Comparison,
  isMine: ReadonlySet<string>,
): Data {
  const taken = [...silent, ...differences.flatMap(({ name }) => (isMine.has(name) ? [] : [name]))];
  const merged = { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined));
}
