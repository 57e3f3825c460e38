import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `tuned`: CVs the rules were written against. `held-out`: by the same author, only measured. `independent`:
 * by another author. `sealed`: five more by that author, measured before the rules were also fixed for them.
 */
export const SETS = ['tuned', 'held-out', 'independent', 'sealed'] as const;
export type CvSet = (typeof SETS)[number];

type Row = Readonly<Record<string, unknown>>;

/**
 * What a careful person would enter into the forms for a CV. In a list of texts, each is right; an optional
 * row may or may not be suggested.
 */
export type ExpectedReading = Readonly<
  Record<'experience' | 'education' | 'certificate' | 'language', readonly (Row & { optional?: true })[]>
> & {
  person: Row;
  skill_id: readonly string[];
  /**
   * Entries in the CV that have no place in the forms: a job outside education, a diploma without a level.
   */
  others?: Partial<Record<'experience' | 'education', number>>;
  /** The reason why nothing can be read. */
  unread?: string;
};

export type CorpusCv = { name: string; file: string; bytes: Uint8Array; expected: ExpectedReading };

/** The bytes of one CV, for tests that upload it. */
export const cvBytes = (set: CvSet, file: string): Buffer =>
  readFileSync(join(import.meta.dirname, set, file));

/** The CVs of a set with their expected readings. */
export function corpusOf(set: CvSet): CorpusCv[] {
  return readdirSync(join(import.meta.dirname, set)).map((file) => {
    const name = file.replace(/\.\w+$/, '');
    const expected = readFileSync(join(import.meta.dirname, 'expected', set, `${name}.json`), 'utf8');
    return {
      name,
      file,
      bytes: new Uint8Array(readFileSync(join(import.meta.dirname, set, file))),
      expected: JSON.parse(expected),
    };
  });
}
