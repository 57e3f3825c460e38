import type { Clock } from '../value/clock.ts';
import { holds } from '../value/conditions.ts';
import { isBefore } from './clock-limit.ts';
import type { FormModule, FormWarning } from './form-module.ts';

/** The warnings of a field that can be true at all, whatever the values are. */
export const warningsAbout = (
  { warnings = [] }: Pick<FormModule, 'warnings'>,
  field: string,
): FormWarning[] => warnings.filter((warning) => warning.field === field);

/** What the values of a form give reason to point out about a field, in the order of the definition. */
export function textsOfWarnings(
  warnings: readonly FormWarning[],
  values: Readonly<Record<string, unknown>>,
  clock: Clock,
): string[] {
  return warnings
    .filter(
      ({ field, when, before }) =>
        holds(when, values) && (before === undefined || isBefore(values[field], before, clock)),
    )
    .map(({ text }) => text);
}
