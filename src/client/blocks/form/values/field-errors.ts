import { type ErrorSchema, ErrorSchemaBuilder } from '@rjsf/utils';
import type { Errors } from '../../../../language/run/form/form-module.ts';
import { activePlans, type Plan, plansOfPart } from '../../../../language/run/form/plan.ts';
import { type FormData, readAt } from '../../../engine/value/data-path.ts';

/**
 * Returns the field that shows an error. Errors below a map (a rating for each name) belong to the map: it
 * is one field, and because its keys may contain dots, only the path to the map can be read from the error's
 * key.
 */
export function fieldOfError(plan: Plan, data: FormData, key: string): string[] {
  const path: string[] = [];
  let plans = activePlans(plan, data);
  for (const part of key === '' ? [] : key.split('.')) {
    if (plans.some(({ others }) => others)) break;
    path.push(part);
    const value = readAt(data, path);
    plans = plansOfPart(plans, plans.some(({ items }) => items) ? Number(part) : part, value);
  }
  return path;
}

/** Returns errors in RJSF's shape, each at the field that shows it. */
export function toErrorSchema(plan: Plan, data: FormData, errors: Errors): ErrorSchema {
  const builder = new ErrorSchemaBuilder();
  for (const [key, texts] of Object.entries(errors)) builder.addErrors(texts, fieldOfError(plan, data, key));
  return builder.ErrorSchema;
}

/** Returns the messages at a field and below it. */
export function textsOf({ __errors = [], ...below }: ErrorSchema = {}): string[] {
  return [...__errors, ...Object.values(below as Record<string, ErrorSchema>).flatMap(textsOf)];
}

/** Whether an error's key names the field `at` or something in it. */
export const isAtOrBelow = (key: string, at: string) => key === at || key.startsWith(`${at}.`);

/** Moves a list's errors when rows are added, removed or moved; errors of the whole list are dropped. */
export function movedErrors(errors: Errors, list: string, to: (row: number) => number | undefined): Errors {
  if (!Object.keys(errors).some((key) => isAtOrBelow(key, list))) return errors;
  return Object.fromEntries(
    Object.entries(errors).flatMap(([key, texts]) => {
      if (!isAtOrBelow(key, list)) return [[key, texts]];
      const [row, ...rest] = key.slice(list.length + 1).split('.');
      const place = row ? to(Number(row)) : undefined;
      return place === undefined ? [] : [[[list, place, ...rest].join('.'), texts]];
    }),
  );
}
