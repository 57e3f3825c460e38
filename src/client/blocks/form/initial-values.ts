import type { Initial } from '../../../../generated/definitions.d.ts';
import type { FormRules } from '../../../language/run/form/form-module.ts';
import { fieldsOf } from '../../../language/run/form/plan.ts';
import { evaluate, isPresent, read, type Scope } from '../../../language/run/value/value-path.ts';

type Data = Readonly<Record<string, unknown>>;

/** A form's initial values. */
export interface Given {
  values: Data;
  /** Whether they belong to an existing record; unchanged values are then not sent. */
  ofRecord: boolean;
}

/**
 * Evaluates a definition's initial values: a record at a path, fields one by one (`...` stands for those
 * of a record), or the first source that exists.
 */
export const givenInitially = (initial: Initial | undefined, scope: Scope): Given =>
  firstGiven(initial ?? {}, scope) ?? { values: {}, ofRecord: false };

function firstGiven(initial: Initial, scope: Scope): Given | undefined {
  if (typeof initial === 'string') {
    const values = record(read(initial, scope));
    return values && { values, ofRecord: true };
  }
  if (!Array.isArray(initial)) {
    const { '...': path, ...sources } = initial;
    const stored = typeof path === 'string' ? record(read(path, scope)) : undefined;
    return { values: { ...stored, ...evaluate(sources, scope) }, ofRecord: stored !== undefined };
  }
  for (const one of initial) {
    const found = firstGiven(one, scope);
    if (found) return found;
  }
  return undefined;
}

const record = (found: unknown) =>
  typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Data) : undefined;

/** Picks the values of a form's fields, including those returned under another name (`x-read`). */
export function valuesFor(form: FormRules, given: Data): Data {
  const entries = [...fieldsOf(form.plan)].flatMap(([name, field]) => {
    const found = given[name] ?? (field.read === undefined ? undefined : given[field.read]);
    // A stored file is represented by its address; any other stored value of a file field cannot be shown in
    // a form.
    const unusable = field.file !== undefined && typeof found !== 'string' && !(found instanceof File);
    return isPresent(found) && !unusable ? [[name, found]] : [];
  });
  return Object.fromEntries(entries);
}
