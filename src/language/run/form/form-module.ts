import type { ClockReference, FieldSchema } from './field-schema.ts';
import type { Plan } from './plan.ts';

/** The part of a form that normalising and checking its values needs. */
export type FormRules = {
  /** Path below `schemas/forms` without `.json`: "auth/login". */
  name: string;
  title: string;
  /** The schema that is drawn and validated. */
  schema: FieldSchema;
  /** How each value is decoded, cleaned, looked up, sent and read. */
  plan: Plan;
  /** Checks a whole value of the form; the findings of the last check are in `errors`. */
  validate: Validator;
};

/**
 * A form as both sides load it from `generated/forms/`: the document of `schemas/forms/` with its references
 * resolved and its macros expanded, what is compiled from it, and how RJSF lays it out.
 */
export type FormModule = FormRules & {
  groups?: FieldGroup[];
  ui: Record<string, FieldUi>;
  warnings?: FormWarning[];
  /** How RJSF lays the form out, from `ui` and `groups`. */
  uiSchema: Record<string, unknown>;
  /** `validate` and the form's conditions, compiled, by the key under which RJSF asks for each. */
  validators: Record<string, Validator>;
  /** Fields that a condition, a rule or a lookup reads: when one changes, other fields may have to be drawn anew. */
  deciding: string[];
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
  as?: 'range' | 'phone';
  /** Of a range: its step, its upper end where the field has none, whether two number fields stand beside it. */
  step?: number;
  max?: number;
  inputs?: boolean;
  format?: string;
  currency?: string;
};

/** A hint shown below a field while its value lies beyond a limit; it never blocks sending. */
export type FormWarning = {
  field: string;
  before?: ClockReference;
  below?: string;
  above?: string;
  text: string;
};

/** How a field is drawn; `items` holds the same for the fields of a row. */
export type FieldUi = {
  widget?: string;
  items?: Record<string, FieldUi>;
  reads?: Reads;
  [option: string]: unknown;
};

/** How somebody elsewhere reads a moment: `zone` and `place` name the fields that hold the two time zones. */
export type Reads = { text: string; format: string; zone?: string; place: string };

/** Messages by the path of the field: "education.0.institution_name". Empty when everything is valid. */
export type Errors = Record<string, string[]>;
