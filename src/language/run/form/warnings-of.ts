import type { Clock } from '../value/clock.ts';
import { read } from '../value/value-path.ts';
import { isBefore } from './clock-limit.ts';
import type { FormModule, FormWarning } from './form-module.ts';

/** Returns a field's warnings that can ever apply, whatever the values are. */
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

/** A missing value, which is no number, is neither less nor more than another. */
const isLess = (one: unknown, other: unknown): boolean =>
  typeof one === 'number' && typeof other === 'number' && one < other;
