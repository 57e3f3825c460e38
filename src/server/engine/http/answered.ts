import type { components } from '../../../../generated/api.d.ts';

/**
 * A documented value as a handler returns it: with a Date where the document says date-time, which JSON
 * formats as such.
 */
export type AsAnswered<T> = T extends string
  ? 'format' extends keyof T
    ? T | Date
    : T
  : T extends readonly (infer Item)[]
    ? AsAnswered<Item>[]
    : T extends object
      ? { [Key in keyof T]: AsAnswered<T[Key]> }
      : T;

/** A schema of the document as handlers return it. */
export type Answered<Name extends keyof components['schemas']> = AsAnswered<components['schemas'][Name]>;
