import type { ClockReference, FieldSchema } from './field-schema.ts';
import type { Plan } from './plan.ts';

/** The part of a form that is needed to normalise and validate its values. */
export type FormRules = {
  /** Path below `schemas/forms` without `.json`: "auth/login". */
  name: string;
  title: string;
  /** The schema that RJSF renders and Ajv validates. */
  schema: FieldSchema;
  /** How each value is decoded, cleaned, looked up, sent and read. */
  plan: Plan;
  /** Validates a whole value of the form; `errors` has the errors of the last call. */
  validate: Validator;
};

/**
 * A form as client and server load it from `generated/forms/`: the document of `schemas/forms/` with
 * references resolved and macros expanded, what is compiled from it, and its RJSF layout.
 */
export type FormModule = FormRules & {
  groups?: FieldGroup[];
  ui: Record<string, FieldUi>;
  warnings?: FormWarning[];
  /** The RJSF layout, from `ui` and `groups`. */
  uiSchema: Record<string, unknown>;
  /** `validate` and the form's conditions, compiled, by the key that RJSF uses for each. */
  validators: Record<string, Validator>;
  /**
   * Fields that a condition, a rule or a lookup reads: when one changes, other fields may need to be
   * re-rendered.
   */
  deciding: string[];
  /** Brings values that were typed under an earlier version of the form in line with it, where its definition says how. */
  carry?(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
};

export type Validator = {
  (data: unknown): boolean;
  errors?: RuleError[] | null;
};

/** An error of a compiled validator, in Ajv's shape. */
export type RuleError = {
  keyword: string;
  /** JSON pointer into the data. */
  instancePath: string;
  schemaPath: string;
  params: Record<string, unknown>;
};

export type FieldGroup = {
  title?: string;
  fields: string[];
  as?: 'range' | 'phone' | 'disclosure';
  /** Of a range: its step, its upper end where the field has none, whether it has two number inputs. */
  step?: number;
  max?: number;
  inputs?: boolean;
  help?: string;
  format?: string;
  currency?: string;
};

/** A hint shown below a field while its value is beyond a limit; it never blocks submitting. */
export type FormWarning = {
  field: string;
  before?: ClockReference;
  below?: string;
  above?: string;
  text: string;
};

/** How a field is rendered; `items` has the same for the fields of a row. */
export type FieldUi = {
  widget?: string;
  items?: Record<string, FieldUi>;
  reads?: Reads;
  transliterate?: Transliterate;
  [option: string]: unknown;
};

/** Whether rows come with the data, so that none can be added or removed: nothing names a button to add one. */
export const hasFixedRows = ({ items, add }: FieldUi): boolean => items !== undefined && add === undefined;

/**
 * How a moment reads in another time zone: `zone` and `place` name the fields that hold the two time zones.
 */
export type Reads = { text: string; format: string; zone?: string; place: string };

/** Offers the text of another field, in this field's script. */
export type Transliterate = { from: string; script: 'arabic' | 'latin' };

/** Messages by field path: "education.0.institution_name". Empty when everything is valid. */
export type Errors = Record<string, string[]>;

/** A message for people, with the code that programs compare: the violated rule, or the message's key. */
export type CodedMessage = { readonly code: string; readonly text: string };

/** Like `Errors`, with codes. */
export type CodedErrors = Record<string, CodedMessage[]>;

/** Returns the messages of errors, for people. */
export const textsOf = (errors: CodedErrors): Errors =>
  Object.fromEntries(Object.entries(errors).map(([path, all]) => [path, all.map(({ text }) => text)]));
