import { firstDay, lastDay, pointsIn, type Span, spanIn, withoutDates } from './cv-dates.ts';
import { entriesAround } from './cv-entries.ts';
import { countryIn } from './cv-places.ts';
import {
  containsWords,
  type Entry,
  isBullet,
  isPlace,
  isRole,
  isTableHead,
  normaliseCase,
  onlyNamedEntry,
  partsOf,
  withoutBullet,
  withoutStop,
} from './cv-words.ts';
import { withoutEmpty } from './find-education.ts';
import type { SuggestedRows, Suggestion } from './suggestion.ts';

export type ExperienceLists = Readonly<Record<'countries' | 'curriculums' | 'subjects', readonly Entry[]>>;

type Head = {
  parts: readonly string[];
  school: string;
  position: string;
  rest: readonly string[];
  /** Whether the school is above the line of the dates, where several posts may follow. */
  isAbove: boolean;
};
type Job = { head: Head; span: Span | null };

/** Returns rows of experience: only those whose position and school are both found. */
export function findExperience(
  sections: readonly (readonly string[])[],
  lists: ExperienceLists,
): SuggestedRows & { spans: readonly Span[] } {
  const entries = sections.flatMap((section) => {
    const lines = section.filter((line) => !isTableHead(line));
    // Without any dates, each line that names a post and a school is a job.
    if (!lines.some((line) => spanIn(line) !== null || (!isText(line) && pointsIn(line).length > 0)))
      return undated(lines);
    // In some CVs, each post is a list item.
    const isList = !lines.some((line) => !isBullet(line) && spanIn(line) !== null);
    const hasSpan = (line: string) => (isList || !isBullet(line)) && isDated(line);
    return entriesAround<Job>(lines, hasSpan, isText, (entry, mark, before) => {
      const head = headOf(isList ? entry.map(withoutBullet) : entry, mark, before?.head);
      return head && { head, span: spanIn(entry[mark]!)! };
    });
  });
  const jobs = entries.filter((job) => job !== null);
  return {
    rows: jobs.map((job) => row(job, lists)),
    unread: entries.length - jobs.length,
    spans: jobs.flatMap(({ span }) => span ?? []),
  };
}

function undated(lines: readonly string[]): (Job | null)[] {
  const isMark = (line: string) => !isText(line) && headOf([line], 0, undefined) !== null;
  return entriesAround<Job>(lines, isMark, isText, (entry, mark) => {
    const head = headOf(entry, mark, undefined);
    return head && { head, span: null };
  });
}

function row({ head: { parts, school, position, rest }, span }: Job, lists: ExperienceLists): Suggestion {
  const summary = rest.map(withoutBullet).filter(Boolean).join('\n').slice(0, 5000);
  const value = {
    school_name: school,
    position_title: position,
    country_id: countryIn(
      parts.filter((part) => part !== school && part !== position),
      lists.countries,
    )?.id,
    ...(span && daysOf(span)),
    curriculum_id: curriculumIn(`${school}, ${rest.join(' ')}`, lists.curriculums)?.id,
    subject_id: onlyNamedEntry(position, lists.subjects)?.id,
    job_summary: summary || undefined,
  };
  return {
    field: 'experience',
    text: [position, school, span?.text].filter(Boolean).join(', '),
    value: withoutEmpty(value),
  };
}

const OPERATOR = /\b(?:board|district|trust|group|authority|federation)$/i;

/** Position and school are in the line of the dates or in the two below; the rest describes the work. */
function headOf(entry: readonly string[], mark: number, before: Head | undefined): Head | null {
  for (const last of [mark, mark + 1, mark + 2]) {
    const lines = entry.slice(0, last + 1);
    if (lines.some((line, index) => index !== mark && isText(line))) break;
    const parts = lines.flatMap(headParts);
    const places = parts.filter((part) => isPlace(part));
    // A school and the organisation that runs it.
    const schools = places.length > 1 ? places.filter((place) => !OPERATOR.test(place)) : places;
    const position = parts.find((part) => isRole(part) && !isPlace(part) && !isSentence(part));
    if (schools.length > 1) break;
    const [school] = schools;
    if (school && position) {
      const at = lines.findIndex((line) => headParts(line).includes(school));
      const place = placeLine(entry[last + 1]);
      return {
        parts: place ? [...parts, ...place] : parts,
        school: normaliseCase(school),
        position: normaliseCase(position),
        rest: entry.slice(last + 1 + (place ? 1 : 0)),
        isAbove: at < mark && !headParts(lines[at]!).includes(position),
      };
    }
  }
  return before ? nextPost(entry, mark, before) : null;
}

/** Arabic writes "in" and the place in one word. */
const IN_ARABIC_PLACE =
  /^(.+?) (?:في |لدى |ب)((?:مدرسة|مدارس|جامعة|كلية|معهد|أكاديمية|اكاديمية|روضة|ثانوية|مجمع) .*)$/u;

/** Another post at the previous entry's school: a position and its dates, and no other name. */
function nextPost(entry: readonly string[], mark: number, before: Head): Head | null {
  const [position, ...others] = entry.slice(0, mark + 1).flatMap(headParts);
  const below = entry[mark + 1];
  if (!before.isAbove || !position || !isRole(position) || others.length > 0) return null;
  if (below !== undefined && !isText(below)) return null;
  const parts = before.parts.filter((part) => part !== before.position);
  return { ...before, parts, position: normaliseCase(position), rest: entry.slice(mark + 1) };
}

/** "City: Sharjah | Country: United Arab Emirates", as Europass writes below an employer. */
const placeLine = (line: string | undefined): string[] | null =>
  line !== undefined && /\bcountry\s*:/i.test(line) ? partsOf(line) : null;

function headParts(line: string): string[] {
  return partsOf(withoutDates(withoutBullet(line)).trim())
    .map(withoutStop)
    .flatMap((part) => {
      // "Chemistry Teacher in Nile School"
      const [, position, place] =
        /^(.+?) (?:in|with|for|@) (\p{Lu}.*)$/u.exec(part) ?? IN_ARABIC_PLACE.exec(part) ?? [];
      return position && place && isRole(position) && !isPlace(position) && isPlace(place)
        ? [position, place.replace(/\s*\([^)]*\)$/, '')]
        : [part];
    });
}

/** Whether a line gives an entry's time: "in 2019 – 2020" within a sentence does not. */
function isDated(line: string): boolean {
  const span = spanIn(line);
  return span !== null && !/\b(in|during|of|for|by)( the)?\s*$/i.test(line.slice(0, line.indexOf(span.text)));
}

const isSentence = (part: string) => /^(I|I['’]ve|we|he|she)\b/.test(part);

/** A line that ends with the full stop of an abbreviation is not a sentence. */
const ABBREVIATED = /(?<!\p{L})(?:Inc|Ltd|Co|Corp|Pvt|Sch|Int|Jr|Sr|\p{Lu})\.\s*$/u;

const isText = (line: string) =>
  isBullet(line) || line.length > 100 || (/[.;]$/.test(line.trim()) && !ABBREVIATED.test(line));

function daysOf({ from, to }: Span) {
  if (to === 'now') return { start_date: firstDay(from), is_current: true };
  return { start_date: firstDay(from), end_date: lastDay(to) };
}

/** A curriculum counts only next to the word itself; "British" alone may be part of the school's name. */
function curriculumIn(text: string, curriculums: readonly Entry[]): Entry | undefined {
  const found = curriculums.filter(
    ({ name }) =>
      containsWords(text, `${name} curriculum`) ||
      (name === 'IB' && /\binternational baccalaureate\b/i.test(text)),
  );
  return found.length === 1 ? found[0] : undefined;
}
