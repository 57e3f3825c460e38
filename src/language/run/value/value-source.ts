/**
 * Where a value comes from. A string is a path, `{const}` a fixed value, `{text}` a template, `{value, format}` a
 * formatted value, a list gives the first of its values that is present; numbers, booleans and null stand for
 * themselves.
 */
export type ValueSource =
  | string
  | number
  | boolean
  | null
  | { const: unknown }
  | { text: string }
  | { value: ValueSource; format: string }
  | ValueSource[];
