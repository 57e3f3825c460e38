import type { ValueSource } from '../value/value-source.ts';

/** JSON Schema 2020-12, as far as forms use it, with our own keywords. */
export type FieldSchema = {
  type?: string | string[];
  title?: string;
  description?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  readOnly?: boolean;
  writeOnly?: boolean;
  contentMediaType?: string;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  additionalProperties?: boolean | FieldSchema;
  items?: FieldSchema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number | DataReference;
  maximum?: number | DataReference;
  exclusiveMinimum?: number | DataReference;
  formatMinimum?: string | DataReference | ClockReference;
  formatMaximum?: string | DataReference | ClockReference;
  contains?: FieldSchema;
  allOf?: FieldSchema[];
  anyOf?: FieldSchema[];
  oneOf?: FieldSchema[];
  not?: FieldSchema;
  if?: FieldSchema;
  then?: FieldSchema;
  else?: FieldSchema;
  'x-messages'?: Record<string, string>;
  'x-labels'?: Record<string, string>;
  'x-lookup'?: string | LookupUse;
  /** Path, within the object that holds the field, to the list of allowed values. */
  'x-options'?: string;
  /** Path, within the object that holds the field, to the list of allowed property names. */
  'x-keys'?: string;
  'x-rules'?: FieldRule[];
  'x-file'?: FileRule;
  'x-local'?: boolean;
  /** Expanded from `x-rules`: the field is disabled while the branch that sets this applies. */
  'x-disabled'?: boolean;
  /** Expanded from `x-rules` like `x-disabled`. */
  'x-hidden'?: boolean;
  'x-read'?: string;
  /**
   * No other record may have this value, ignoring case; a list names the fields with which it must be unique together.
   */
  'x-unique'?: boolean | string[];
  /** At least `by` more than its sibling field `over`. */
  'x-gap'?: { over: string; by: number };
};

/** A limit set by another field; the pointer is relative to the field that has it: "1/start_date". */
export type DataReference = { $data: string };

/** A limit set by the clock: a moment, or a day at the site. */
export type ClockReference = { $clock: 'now' | 'today' | 'yesterday' };

export type LookupUse = {
  lookup: string;
  /** Further parameters of the lookup; paths lead to fields of the same object. */
  params?: Record<string, ValueSource>;
  /** Read-only sibling that receives the facts of the chosen row. */
  row?: string;
  /** Siblings that receive a property of the row when it is chosen. */
  fill?: Record<string, string>;
};

export type FileRule = {
  /** Media types. */
  accept: string[];
  maxBytes: number;
};

/** While `when` holds for the object that carries the rule, its fields are disabled, emptied or hidden. */
export type FieldRule = { when: Condition; disable?: string[]; clear?: string[]; hide?: string[] };

/**
 * Path → the schema its value must match; `false` means it must be absent. A list holds when one of its conditions
 * does.
 */
export type Condition = Record<string, FieldSchema | false> | Condition[];

export const hasType = (schema: FieldSchema, type: string) => [schema.type].flat().includes(type);
