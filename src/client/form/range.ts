import type { FieldGroup, FieldSchema } from '../../shared/form-module.ts';

export type Thumb = 'low' | 'high';

/** Where a slider ends that neither its group nor its schema bounds. */
const usualMax = 100_000;

/** The measures of a slider over two fields: where its thumbs stand and how far each may go. */
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
    low,
    high,
    /** Whether either end was chosen. */
    isSet: typeof lowValue === 'number' || typeof highValue === 'number',
    /** Where a thumb comes to rest that was moved to `value`: never nearer to the other than the gap. */
    moved: (thumb: Thumb, value: number) =>
      thumb === 'low'
        ? Math.max(min, Math.min(value, high - gap))
        : Math.min(max, Math.max(value, low + gap)),
    /** How far along the slider, in percent. */
    share: (value: number) => ((value - min) / (max - min || 1)) * 100,
  };
}

const numberOr = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);
