import type { Initial } from '../../../generated/definitions.d.ts';
import type { FormModule } from '../../shared/form-module.ts';
import { isPresent, read, type Scope } from '../../shared/value-path.ts';
import { fieldsOf } from './submission.ts';
import { evaluate } from './target.ts';

type Data = Readonly<Record<string, unknown>>;

/** What a definition says about starting values: a record at a path, fields one by one, or the first of several. */
export function givenInitially(initial: Initial | undefined, scope: Scope): Data {
  if (typeof initial === 'string') return record(read(initial, scope)) ?? {};
  if (!Array.isArray(initial)) return evaluate(initial ?? {}, scope);
  for (const one of initial) {
    const found = typeof one === 'string' ? record(read(one, scope)) : givenInitially(one, scope);
    if (found) return found;
  }
  return {};
}

const record = (found: unknown) =>
  typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Data) : undefined;

/** The part of given values that belongs to a form's fields, also where they are read under another name (`x-read`). */
export function valuesFor(form: FormModule, given: Data): Data {
  const entries = [...fieldsOf(form.schema)].flatMap(([name, field]) => {
    const found = given[name] ?? (field['x-read'] === undefined ? undefined : given[field['x-read']]);
    // A stored file is its address; what reads back as anything else cannot stand in a form.
    const unusable = field['x-file'] !== undefined && typeof found !== 'string' && !(found instanceof File);
    return isPresent(found) && !unusable ? [[name, found]] : [];
  });
  return Object.fromEntries(entries);
}
