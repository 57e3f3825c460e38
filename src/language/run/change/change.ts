import type { StoredChange } from './definitions.ts';

/** How much a change asks of what is stored. */
export type ChangeClass = 'free' | 'asks' | 'breaks';

/** A question about stored values that only the database can answer. */
export type StoredQuestion = {
  record: string;
  /** The field's path, as it was stored. */
  path: string;
  /** Which values count: missing ones, present ones, some of them, or those that break a limit. */
  which: 'missing' | 'present' | { values: string[] } | { limits: Record<string, unknown> };
};

/** The answer: so many of all records, or of all rows of a list in them. */
export type StoredCount = { count: number; of: number };

/** What is to be done with the stored values of one field, in this order. */
export type StoredWork = {
  record: string;
  /** The path under which they are stored. */
  path: string;
  renamedTo?: string;
  movedOptions?: NonNullable<StoredChange['movedOptions']>;
  convert?: NonNullable<StoredChange['convert']>;
  drop?: string;
};

export type Change = {
  class: ChangeClass;
  /** The form, or another document's file. */
  form?: string;
  file: string;
  /** Where people meet it: "Your profile, step 5". */
  where: string;
  /** Where else the same is changed. */
  also?: string[];
  /** The field's path; absent if the change is about the whole document. */
  path?: string;
  /** What the field is called. */
  field?: string;
  /** Continues the sentence that begins with the field: "becomes required". */
  what: string;
  question?: StoredQuestion;
  /** Set for a field with files. */
  isFile?: boolean;
  /** What follows for those who are counted: "they stay, and are asked at their next save". */
  follows?: string;
  /** Set if the definition says what becomes of the values. */
  work?: StoredWork;
  /** The text to add to the form, if the definition has to say what becomes of the values. */
  add?: { key: string; value: StoredChange }[];
  /** Why no addition would help. */
  impossible?: string;
};
