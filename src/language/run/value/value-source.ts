/** What can be computed of values. */
export type Compute = 'sum' | 'count' | 'share' | 'ratio' | 'days';

export type ComputedSource = { compute: Compute; of: ValueSource };

/**
 * Where a value comes from. A string is a path, `{const}` a fixed value, `{text}` a template, `{value,
 * format}` a formatted value, `{compute, of}` a computed number, a list its first present value; numbers, booleans and null are themselves.
 */
export type ValueSource =
  | string
  | number
  | boolean
  | null
  | { const: unknown }
  | { text: string }
  | { value: ValueSource; format: string }
  | ComputedSource
  | ValueSource[];
