import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * CVs by which the rules were written, CVs by the same author that only measure them, CVs by another author, and five of
 * that author's that were measured before the rules were mended on them, too.
 */
export const SETS = ['tuned', 'held-out', 'independent', 'sealed'] as const;
export type CvSet = (typeof SETS)[number];

type Row = Readonly<Record<string, unknown>>;

/**
 * What a careful person would enter in the forms for a CV. A list of texts means that each of them is right; an optional
 * row may be offered.
 */
export type ExpectedReading = Readonly<
  Record<'experience' | 'education' | 'certificate' | 'language', readonly (Row & { optional?: true })[]>
> & {
  person: Row;
  skill_id: readonly string[];
  /** Entries that the CV has and the forms have no place for: a job outside of education, a diploma of no level. */
  others?: Partial<Record<'experience' | 'education', number>>;
  /** Why nothing can be read. */
  unread?: string;
};

export type CorpusCv = { name: string; file: string; bytes: Uint8Array; expected: ExpectedReading };

/** The bytes of one CV, for tests that bring a file as people do. */
export const cvBytes = (set: CvSet, file: string): Buffer =>
  readFileSync(join(import.meta.dirname, set, file));

/** The CVs of a set with what should be read from each. */
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
