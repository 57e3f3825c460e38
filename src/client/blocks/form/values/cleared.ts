import type { FormModule } from '../../../../language/run/form/form-module.ts';
import { plansAt } from '../../../../language/run/form/plan.ts';
import { holds } from '../../../../language/run/value/conditions.ts';
import { isObject } from '../../../../language/run/value/matches.ts';
import { type DataPath, type FormData, readAt, writeAt } from '../../../engine/value/data-path.ts';

/** Empties the fields that a rule (`x-rules`) of the object at `path` clears, until nothing changes. */
export function cleared(form: FormModule, data: FormData, path: DataPath): FormData {
  const holder = readAt(data, path);
  if (!isObject(holder)) return data;
  const doomed = plansAt(form.plan, data, path)
    .flatMap((plan) => plan.rules ?? [])
    .filter((rule) => holds(rule.when, holder))
    .flatMap((rule) => rule.clear)
    .filter((name) => holder[name] !== undefined);
  if (doomed.length === 0) return data;
  const next = doomed.reduce((result, name) => writeAt(result, [...path, name], undefined), data);
  return cleared(form, next, path);
}
