import { fieldsOf, type Plan } from '../../../language/run/form/plan.ts';
import { isObject } from '../../../language/run/value/matches.ts';
import { isPresent } from '../../../language/run/value/value-path.ts';
import type { Step } from './wizard-values.ts';

type Data = Readonly<Record<string, unknown>>;

/** A suggestion that was read from a file for a field: its value, or one row or choice of it. */
export type Suggestion = { field: string; text: string; value: unknown };

export const isSuggestion = (found: unknown): found is Suggestion =>
  isObject(found) && typeof found.field === 'string' && typeof found.text === 'string' && 'value' in found;

/** The number of a field's entries in a file that could not be read, and the total. */
export type Unread = { field: string; unread: number; of: number };

/** Returns the counts of unread entries in a response. */
export const unreadIn = (found: unknown): Unread[] =>
  Array.isArray(found)
    ? found.filter(
        (one): one is Unread =>
          isObject(one) &&
          typeof one.field === 'string' &&
          typeof one.unread === 'number' &&
          typeof one.of === 'number',
      )
    : [];

const fieldOf = ({ form }: Step, name: string): Plan | undefined => form && fieldsOf(form.plan).get(name);

/** Returns the suggestions that a step does not contain yet, in field order. */
export function openSuggestions(all: readonly Suggestion[], step: Step, data: Data): Suggestion[] {
  const order = step.form ? [...fieldsOf(step.form.plan).keys()] : [];
  return all
    .filter((one) => {
      const field = fieldOf(step, one.field);
      return field !== undefined && !field.isFact && !isSaid(one.value, data[one.field]);
    })
    .sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
}

/** Whether a field has no value and no rows yet. */
export const isVacant = (data: unknown) => !isPresent(data) || (Array.isArray(data) && data.length === 0);

/**
 * Whether a suggestion is a value, or a row that lacks at most one of the values it must have: a row that
 * lacks more would cost its reader more than it saves.
 */
export function isNearlyComplete({ form }: Step, { field, value }: Suggestion): boolean {
  if (!isObject(value)) return true;
  const { items } = form?.schema.properties?.[field] ?? {};
  const needed = (isObject(items) && Array.isArray(items.required) ? items.required : []) as string[];
  return needed.filter((name) => !isPresent(value[name])).length <= 1;
}

function isSaid(value: unknown, said: unknown): boolean {
  if (Array.isArray(said)) return said.some((row) => isSaid(value, row));
  if (!isObject(value)) return said !== undefined && said !== null && String(value) === String(said).trim();
  return (
    isObject(said) && Object.entries(value).every(([key, part]) => String(part) === String(said[key] ?? ''))
  );
}

/** Returns the step's values with a suggestion applied: a row or a choice is added to the existing ones. */
export function withSuggestion(step: Step, data: Data, { field, value }: Suggestion): Data {
  if (!fieldOf(step, field)?.items) return { ...data, [field]: value };
  const rows = Array.isArray(data[field]) ? (data[field] as unknown[]) : [];
  return { ...data, [field]: [...rows, value] };
}

export function labelOf({ form }: Step, field: string): string {
  return form?.schema.properties?.[field]?.title ?? field;
}
