/**
 * A form as both sides load it from `generated/forms/`: the document of `schemas/forms/` with its references
 * resolved and its macros expanded, and the validator compiled from it.
 */
export type FormModule = {
  /** Path below `schemas/forms` without `.json`: "auth/login". */
  name: string;
  title: string;
  schema: FieldSchema;
  groups?: FieldGroup[];
  ui: Record<string, FieldUi>;
  /** Checks a whole value of the form; its last findings stand in `errors`. */
  validate: Validator;
};

export type Validator = {
  (data: unknown): boolean;
  errors?: RuleError[] | null;
};

/** A finding of a compiled validator, in the shape that Ajv gives it. */
export type RuleError = {
  keyword: string;
  /** JSON pointer into the data. */
  instancePath: string;
  schemaPath: string;
  params: Record<string, unknown>;
};

/** JSON Schema 2020-12 as far as forms use it, and our own keywords. */
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
  exclusiveMaximum?: number | DataReference;
  formatMinimum?: string | DataReference;
  formatMaximum?: string | DataReference;
  multipleOf?: number;
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
  'x-read'?: string;
  'x-server'?: string[];
  /** No other record has this value, whatever its capitals; or not together with these fields beside it. */
  'x-unique'?: boolean | string[];
  /** At least `by` more than the field `over` beside it. */
  'x-gap'?: { over: string; by: number };
};

/** A limit that another field gives; the pointer is relative to the field that carries it: "1/start_date". */
export type DataReference = { $data: string };

export type LookupUse = {
  lookup: string;
  /** The lookup's parameters: name → field of the same object. */
  params?: Record<string, string>;
  /** Read-only sibling that receives the facts of the chosen row. */
  row?: string;
};

export type FileRule = {
  /** Media types. */
  accept: string[];
  maxBytes: number;
};

/** While `when` holds for the object that carries the rule, its fields are disabled or emptied. */
export type FieldRule = { when: Condition; disable?: string[]; clear?: string[] };

/** Path → what its value must be like; `false` asks for absence. A list holds when one of its parts does. */
export type Condition = Record<string, FieldSchema | false> | Condition[];

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

/** How a field is drawn; `items` says it for the fields of a row. */
export type FieldUi = {
  widget?: string;
  items?: Record<string, FieldUi>;
  [option: string]: unknown;
};

/** Messages by the path of the field: "education.0.institution_name". Empty when everything is valid. */
export type Errors = Record<string, string[]>;
