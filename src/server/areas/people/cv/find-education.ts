import { lastDay, pointsIn, spanIn, withoutDates } from './cv-dates.ts';
import { isDegree, LEVELS, levelOf, majorIn, SCHOOL } from './cv-degrees.ts';
import { entriesAround } from './cv-entries.ts';
import {
  type Entry,
  isBullet,
  isPlace,
  isTableHead,
  normaliseCase,
  partsOf,
  withoutBullet,
  withoutStop,
} from './cv-words.ts';
import { readsRightToLeft } from './letters.ts';
import type { Suggestion } from './suggestion.ts';

type Degree = {
  level: RegExp;
  degree: string;
  /** The subject, where the degree's name does not include it. */
  major: string | undefined;
  institution: string;
  entry: readonly string[];
};

/** Rows of education, and the lines that name a degree of which no row could be made. */
export type EducationFound = { rows: readonly Suggestion[]; unread: readonly string[] };

/** Returns rows of education: only those whose degree and institution are both found. */
export function findEducation(
  sections: readonly (readonly string[])[],
  levels: readonly Entry[],
): EducationFound {
  const entries = sections.flatMap((section) => {
    const lines = section.filter((line) => !isTableHead(line));
    return entriesAround(
      lines,
      isDegreeLine,
      isText,
      (entry, mark) => read(entry, entry[mark]!) ?? entry[mark]!,
    );
  });
  const complete = entries.filter((one) => one !== null && typeof one !== 'string');
  const found = complete.filter((one, index) => !isTranslation(one, complete[index - 1]));
  const highest = LEVELS.map((level) =>
    found.find((one) => one.level === level && !one.entry.some((line) => UNFINISHED.test(line))),
  ).find(Boolean);
  return {
    rows: [
      ...(highest ? [{ field: 'highest_qualification', text: highest.degree, value: highest.degree }] : []),
      ...found.map((one) => row(one, levels)),
    ],
    unread: entries.filter((one) => typeof one === 'string'),
  };
}

/** An unfinished degree is not the highest qualification. */
const UNFINISHED =
  /\bunits? earned\b|\bin progress\b|\bongoing\b|\bpursuing\b|\bexpected\b|\benrolled\b|\bstudying\b/i;
/** Words before a degree that is still being studied for. */
const STUDYING =
  /^(?:currently\s+)?(?:enrolled (?:in|on|for)|studying(?: for)?|pursuing|completing|working towards)\s+(?:an?\s+)?/i;

/** Whether a degree repeats the one before it in another script, as in bilingual CVs. */
const isTranslation = (one: Degree, before: Degree | undefined) =>
  before?.level === one.level && readsRightToLeft(before.degree) !== readsRightToLeft(one.degree);

/** A bullet is an entry if it starts with a degree; otherwise it describes one. */
const isDegreeLine = (line: string) =>
  isBullet(line)
    ? isDegree(partsOf(withoutDates(withoutBullet(line)))[0] ?? '')
    : line.length <= 200 &&
      partsOf(line).some((part) => part.length <= 100 && isDegree(part) && !isPlace(part));

const isText = (line: string) => isBullet(line) || line.length > 150;

function read(entry: readonly string[], marked: string): Degree | null {
  const partsIn = (line: string) => partsOf(withoutBullet(withoutDates(line))).map(withoutStop);
  const parts = partsIn(marked);
  const degree = parts.find((part) => levelOf(part) && !isPlace(part))?.replace(STUDYING, '');
  const level = degree && levelOf(degree);
  if (!degree || !level || degree.length > 120) return null;
  const places = (lines: readonly string[]) =>
    lines.flatMap(partsIn).filter((part) => !part.endsWith(degree) && isPlace(part) && !levelOf(part));
  const beside = places([marked]);
  // The institution is in the first line that names one; a school further down belongs to something else.
  const nearest = entry.map((line) => places([line])).filter((found) => found.some(isWhole));
  const around = beside.length > 0 ? beside : (nearest[0] ?? places(entry));
  // "Faculty of Science, University of Jordan"
  const whole = around.length > 1 ? around.filter(isWhole) : around;
  // A college and the university that awards its degrees.
  const universities = beside.filter((place) => /universi|^جامعة/i.test(place));
  const department = parts[parts.findIndex((part) => part.endsWith(degree)) + 1] ?? '';
  const [, major] =
    /^(.+) (?:department|dept)$/i.exec(department) ?? /^department of (.+)$/i.exec(department) ?? [];
  const institution = whole.length === 1 ? whole[0] : universities.length === 1 ? universities[0] : undefined;
  return institution
    ? { level, degree: normaliseCase(degree), major, institution: normaliseCase(institution), entry }
    : null;
}

/** Whether a place is more than a part of a university. */
const isWhole = (place: string) => !/^(faculty|department|school|college) of|^(كلية|قسم) /i.test(place);

function row({ level, degree, major, institution, entry }: Degree, levels: readonly Entry[]) {
  const points = entry.flatMap(pointsIn).sort((a, b) => a.year - b.year);
  const isOngoing = entry.some((line) => UNFINISHED.test(line) || spanIn(line)?.to === 'now');
  const graduation = isOngoing ? undefined : points.at(-1);
  // Of more than two years, one belongs to something else.
  const isClear = new Set(points.map(({ year }) => year)).size <= 2;
  const month = graduation?.month ?? (isClear ? LAST_MONTH : undefined);
  const value = {
    ced_level: levels.find(({ name }) => level.test(name))?.id,
    // School qualifications have no subject.
    ced_major: level === SCHOOL ? undefined : (majorIn(degree) ?? major),
    institution_name: institution,
    graduation_attainment: HONOURS.exec(entry.join(' '))?.[0],
    year_graduation: graduation && month && lastDay({ ...graduation, month }),
    graduation_gps: gradeIn(entry.join(' ')),
  };
  const years = [...new Set(points.map(({ year }) => year))].join('–');
  const text = [degree, institution, years].filter(Boolean).join(', ');
  return { field: 'education', text, value: withoutEmpty(value) };
}

/** The form asks for a day to say a year: most courses end in June. */
const LAST_MONTH = 6;

/** The classes of a degree, as written. */
const HONOURS =
  /\b(?:first[- ]class honou?rs|(?:upper|lower) second(?:[- ]class)?(?: honou?rs)?|second[- ]class honou?rs(?:,? (?:upper|lower) division)?|(?:summa |magna )?cum laude|with (?:high )?distinction)\b|(?<![\d:])2:[12](?![\d:])/i;

function gradeIn(text: string): number | undefined {
  const [, grade] = /\bgpa:?\s*([0-4](?:[.,]\d{1,2})?)\s*(?:\/|out of|of)\s*4(?:[.,]0+)?\b/i.exec(text) ?? [];
  const value = Number(grade?.replace(',', '.'));
  return grade !== undefined && value <= 4 ? value : undefined;
}

export const withoutEmpty = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined && value !== ''));
