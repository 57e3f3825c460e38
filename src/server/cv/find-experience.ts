import { firstDay, lastDay, type Span, spanIn, withoutDates } from './cv-dates.ts';
import { entriesAround } from './cv-entries.ts';
import { type Entry, isBullet, isPlace, isRole, partsOf, says, theOne, withoutBullet } from './cv-words.ts';
import { defined } from './find-education.ts';
import type { Suggestion } from './suggestion.ts';

export type ExperienceLists = Readonly<Record<'countries' | 'curriculums' | 'subjects', readonly Entry[]>>;

/** Common short names of countries, with their names in the list. */
const SHORT: [RegExp, RegExp][] = [
  [/^u\.?a\.?e\.?$/i, /^united arab emirates$/i],
  [/^k\.?s\.?a\.?$/i, /^saudi arabia$/i],
  [/^(u\.?k\.?|england|scotland|wales)$/i, /^united kingdom$/i],
  [/^u\.?s\.?a\.?$/i, /^united states( of america)?$/i],
];

/** Returns rows of experience: only those whose position and school are both found. */
export function findExperience(parts: readonly (readonly string[])[], lists: ExperienceLists): Suggestion[] {
  const hasSpan = (line: string) => !isBullet(line) && spanIn(line) !== null;
  return parts.flatMap((lines) => entriesAround(lines, hasSpan)).flatMap((entry) => row(entry, lists));
}

function row(entry: readonly string[], lists: ExperienceLists): Suggestion[] {
  const at = entry.findIndex((line) => spanIn(line) !== null);
  const span = spanIn(entry[at]!)!;
  // Position and school are in the line of the dates or in the two below; the rest describes the work.
  const found = [at, at + 1, at + 2].map((last) => headIn(entry, last)).find((head) => head !== null);
  if (!found) return [];
  const { parts, school, position, rest } = found;
  const summary = rest.map(withoutBullet).filter(Boolean).join('\n').slice(0, 5000);
  const value = {
    school_name: school,
    position_title: position,
    country_id: countryIn(
      parts.filter((part) => part !== school),
      lists.countries,
    )?.id,
    ...daysOf(span),
    curriculum_id: curriculumIn(`${school}, ${rest.join(' ')}`, lists.curriculums)?.id,
    subject_id: theOne(position, lists.subjects)?.id,
    job_summary: summary || undefined,
  };
  return [{ field: 'experience', text: `${position}, ${school}, ${span.text}`, value: defined(value) }];
}

function headIn(entry: readonly string[], last: number) {
  const head = entry.slice(0, last + 1);
  if (head.some((line) => isBullet(line) || !isShort(line))) return null;
  const parts = head.flatMap((line) => partsOf(withoutDates(line)));
  const school = parts.find((part) => isPlace(part));
  const position = parts.find((part) => part !== school && isRole(part));
  return school && position ? { parts, school, position, rest: entry.slice(last + 1) } : null;
}

const isShort = (line: string) => line.length <= 100 && !/[.;]$/.test(line.trim());

function daysOf({ from, to }: Span) {
  if (to === 'now') return { start_date: firstDay(from), is_current: true };
  return { start_date: firstDay(from), end_date: lastDay(to) };
}

function countryIn(parts: readonly string[], countries: readonly Entry[]): Entry | undefined {
  const [, long] = SHORT.find(([short]) => parts.some((part) => short.test(part))) ?? [];
  return long ? countries.find(({ name }) => long.test(name)) : theOne(parts.join(', '), countries);
}

/** A curriculum counts only if the word itself is beside it; "British" alone may be part of the school's name. */
function curriculumIn(text: string, curriculums: readonly Entry[]): Entry | undefined {
  const found = curriculums.filter(
    ({ name }) =>
      says(text, `${name} curriculum`) || (name === 'IB' && /\binternational baccalaureate\b/i.test(text)),
  );
  return found.length === 1 ? found[0] : undefined;
}
