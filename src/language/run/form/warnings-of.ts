import type { Clock } from '../value/clock.ts';
import { read } from '../value/value-path.ts';
import { isBefore } from './clock-limit.ts';
import type { FormModule, FormWarning } from './form-module.ts';

/** Returns all warnings of a field, whether or not they apply to the current values. */
export const warningsAbout = (
  { warnings = [] }: Pick<FormModule, 'warnings'>,
  field: string,
): FormWarning[] => warnings.filter((warning) => warning.field === field);

/** Returns the texts of a field's warnings that apply to a form's values, in the definition's order. */
export function textsOfWarnings(
  warnings: readonly FormWarning[],
  values: Readonly<Record<string, unknown>>,
  clock: Clock,
): string[] {
  return warnings
    .filter(
      ({ field, before, below, above }) =>
        (before === undefined || isBefore(values[field], before, clock)) &&
        (below === undefined || isLess(values[field], read(below, values))) &&
        (above === undefined || isLess(read(above, values), values[field])),
    )
    .map(({ text }) => text);
}

/** A missing value is not a number, so it is neither less nor greater. */
const isLess = (one: unknown, other: unknown): boolean =>
  typeof one === 'number' && typeof other === 'number' && one < other;
