import type { components } from '../../../../generated/api.d.ts';

/**
 * A documented value as a handler returns it: with a Date where the document says date-time, which JSON
 * formats as such.
 */
export type AnswerInput<T> = T extends string
  ? 'format' extends keyof T
    ? T | Date
    : T
  : T extends readonly (infer Item)[]
    ? AnswerInput<Item>[]
    : T extends object
      ? { [Key in keyof T]: AnswerInput<T[Key]> }
      : T;

/** A schema of the document as handlers return it. */
export type AnswerSchema<Name extends keyof components['schemas']> = AnswerInput<components['schemas'][Name]>;
