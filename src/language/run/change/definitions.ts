/** What a release keeps of the definitions: as much as it takes to say what an edit does to stored values. */
export type Definitions = {
  /** The forms that fill in each kind of record, which is called as in openapi/ (`x-stores`). */
  records: Record<string, string[]>;
  forms: Record<string, FormDefinition>;
  /** The address of each screen. */
  screens: Record<string, string>;
  /** The items of each checklist, by key; releases before 2026-11-28 lack them. */
  checklists?: Record<string, Record<string, ItemDefinition>>;
  /** A digest of every document, by file. */
  documents: Record<string, string>;
};

export type FormDefinition = {
  title: string;
  /** Where people meet it, if it is a step: "Your profile, step 2". */
  step?: string;
  /** By path, in the order in which they are written: "city", "jobs[*].title". */
  fields: Record<string, FieldDefinition>;
  /** A digest of the rules that depend on other values. */
  rules?: string;
  /** What the form says about values that were stored before, by field. */
  stored?: Record<string, StoredChange>;
};

export type ItemDefinition = { title: string; due: string };

export type FieldDefinition = {
  title?: string;
  /** "integer", "string date", "array of integer", "file" … */
  type: string;
  required?: true;
  /** The text of each allowed value. */
  options?: Record<string, string>;
  lookup?: string;
  limits?: Record<string, unknown>;
};

/** The closed list of conversions. */
export const CONVERSIONS = [
  'to-text',
  'to-number',
  'to-whole-number',
  'to-list',
  'to-single',
  'to-date',
] as const;
export type Conversion = (typeof CONVERSIONS)[number];

/** What becomes of a field's stored values. */
export type StoredChange = {
  renamedFrom?: string | string[];
  /** Old value → new value; null empties it. */
  movedOptions?: Record<string, string | number | boolean | null>;
  convert?: Conversion;
  /** The day from which the values of a removed field are deleted. */
  drop?: string;
};
