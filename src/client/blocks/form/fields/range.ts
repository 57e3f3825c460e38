import type { FieldSchema } from '../../../../language/run/form/field-schema.ts';
import type { FieldGroup } from '../../../../language/run/form/form-module.ts';

/** The upper end of a slider that neither its group nor its schema limits. */
const usualMax = 100_000;

/** Returns a slider's range over two fields, and the positions of its thumbs. */
export function rangeOf(
  group: FieldGroup,
  lowSchema: FieldSchema,
  highSchema: FieldSchema,
  lowValue: unknown,
  highValue: unknown,
) {
  const min = numberOr(lowSchema.minimum, 0);
  const max = group.max ?? numberOr(highSchema.maximum, usualMax);
  const gap = highSchema['x-gap']?.by ?? 0;
  const within = (value: number) => Math.min(max, Math.max(min, value));
  const high = within(numberOr(highValue, max));
  const low = within(numberOr(lowValue, min));
  return {
    min,
    max,
    step: group.step ?? 1,
    /** The minimum distance between the two values (`x-gap`). */
    gap,
    low,
    high,
    /** Whether either end was set. */
    isSet: typeof lowValue === 'number' || typeof highValue === 'number',
  };
}

/**
 * Returns the value to store for a thumb's position: none at the upper end of a slider without number
 * fields, which means "and above".
 */
export const keptOf = (group: FieldGroup, range: { max: number }, end: 0 | 1, value: number) =>
  end === 1 && value === range.max && !group.inputs ? undefined : value;

const numberOr = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);

/** The plus is within the amount's isolation, so that it follows the amount in Arabic, too. */
export const orMore = (amount: string) => amount.replace(/\u2069?$/, '+$&');
