import type { Suggestion } from '../../../areas/people/cv/suggestion.ts';
import type { ExpectedReading } from './corpus.ts';

export const KINDS = ['experience', 'education', 'certificate', 'language', 'skill_id', 'person'] as const;
export type Kind = (typeof KINDS)[number];
export type Tally = { expected: number; found: number; missed: string[]; wrong: string[] };

type Row = Readonly<Record<string, unknown>>;

/** The values that identify a row; others may be missing but not wrong. */
const NEEDED: Record<string, readonly string[]> = {
  experience: ['position_title', 'school_name', 'start_date', 'end_date', 'is_current'],
  education: ['ced_level', 'institution_name', 'ced_major'],
  certificate: ['cert_type_id'],
  language: ['lang_id'],
};
const ROWS = Object.keys(NEEDED);

/**
 * Compares what was read from a CV with what is expected; every suggested value that is not expected counts
 * as wrong.
 */
export function compareReading(found: readonly Suggestion[], expected: ExpectedReading): Record<Kind, Tally> {
  const values = (field: string) => found.filter((one) => one.field === field).map(({ value }) => value);
  const rows = ROWS.map((kind) => [
    kind,
    compareRows(values(kind) as Row[], expected[kind as 'experience'], NEEDED[kind]!),
  ]);
  const single = found.filter(({ field }) => !ROWS.includes(field) && field !== 'skill_id');
  return {
    ...Object.fromEntries(rows),
    skill_id: compareSkills(values('skill_id') as string[], expected.skill_id),
    person: comparePerson(single, expected),
  };
}

function compareRows(
  found: readonly Row[],
  expected: readonly (Row & { optional?: true })[],
  needed: readonly string[],
): Tally {
  const left = [...expected];
  const tally: Tally = {
    expected: expected.filter(({ optional }) => !optional).length,
    found: 0,
    missed: [],
    wrong: [],
  };
  for (const row of found) {
    const at = left.findIndex((one) => Object.entries(row).every(([key, value]) => isRight(key, value, one)));
    if (at < 0) {
      tally.wrong.push(JSON.stringify(row));
      continue;
    }
    const [one] = left.splice(at, 1);
    if (one!.optional) continue;
    const missing = needed.filter((key) => one![key] !== undefined && row[key] === undefined);
    if (missing.length > 0) tally.missed.push(`${missing} of ${JSON.stringify(row)}`);
    else tally.found += 1;
  }
  tally.missed.push(...left.filter(({ optional }) => !optional).map((one) => JSON.stringify(one)));
  return tally;
}

const isRight = (key: string, value: unknown, expected: Row) =>
  // A summary is quoted from the CV.
  key === 'job_summary' || isOneOf(value, expected[key]);

const isOneOf = (value: unknown, right: unknown) =>
  Array.isArray(right) ? right.includes(value) : right === value;

function compareSkills(found: readonly string[], expected: readonly string[]): Tally {
  return {
    expected: expected.length,
    found: expected.filter((one) => found.includes(one)).length,
    missed: expected.filter((one) => !found.includes(one)),
    wrong: found.filter((one) => !expected.includes(one)),
  };
}

const isCurrentPost = (title: unknown, experience: readonly Row[]) =>
  experience.some((row) => row.is_current === true && isOneOf(title, row.position_title));

function comparePerson(found: readonly Suggestion[], { person, ...rest }: ExpectedReading): Tally {
  const digits = (value: unknown) => String(value).replace(/\D/g, '');
  const isExpected = ({ field, value }: Suggestion) => {
    // The introduction is quoted from the CV; text from the wrong section would contain one of these.
    if (field === 'candidate_comment1' && person[field] === undefined)
      return ![...rest.experience, ...rest.education].some((row) =>
        String(value).includes(String(row.school_name ?? row.institution_name)),
      );
    // The current post says it as well as a line below the name.
    if (field === 'designation' && isCurrentPost(value, rest.experience)) return true;
    return field === 'phone1' ? digits(value) === digits(person.phone1) : isOneOf(value, person[field]);
  };
  const right = found.filter(isExpected).map(({ field }) => field);
  const needed = Object.keys(person);
  return {
    expected: needed.length,
    found: needed.filter((field) => right.includes(field)).length,
    missed: needed.filter((field) => !right.includes(field)),
    wrong: found.filter((one) => !isExpected(one)).map((one) => JSON.stringify(one)),
  };
}
