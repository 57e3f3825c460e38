import { lastDay, pointsIn, withoutDates } from './cv-dates.ts';
import { isDegree, LEVELS, levelOf, majorIn } from './cv-degrees.ts';
import { entriesAround } from './cv-entries.ts';
import { type Entry, isBullet, isPlace, isTableHead, partsOf, withoutBullet, written } from './cv-words.ts';
import type { Found } from './suggestion.ts';

type Degree = { level: RegExp; degree: string; institution: string; entry: readonly string[] };

/** Returns rows of education: only those whose degree and institution are both found. */
export function findEducation(sections: readonly (readonly string[])[], levels: readonly Entry[]): Found {
  const entries = sections.flatMap((section) => {
    const lines = section.filter((line) => !isTableHead(line));
    return entriesAround(lines, isDegreeLine, isText, (entry, mark) => read(entry, entry[mark]!));
  });
  const found = entries.filter((one) => one !== null);
  const highest = LEVELS.map((level) => found.find((one) => one.level === level)).find(Boolean);
  return {
    rows: [
      ...(highest ? [{ field: 'highest_qualification', text: highest.degree, value: highest.degree }] : []),
      ...found.map((one) => row(one, levels)),
    ],
    unread: entries.length - found.length,
  };
}

/** A bullet is an entry when it begins with a degree; otherwise it tells of one. */
const isDegreeLine = (line: string) =>
  isBullet(line)
    ? isDegree(partsOf(withoutDates(withoutBullet(line)))[0] ?? '')
    : line.length <= 200 &&
      partsOf(line).some((part) => part.length <= 100 && isDegree(part) && !isPlace(part));

const isText = (line: string) => isBullet(line) || line.length > 150;

function read(entry: readonly string[], marked: string): Degree | null {
  const partsIn = (line: string) =>
    partsOf(withoutBullet(withoutDates(line))).map((part) => part.replace(/\.$/, ''));
  const parts = partsIn(marked);
  const degree = parts.find((part) => levelOf(part) && !isPlace(part));
  const level = degree && levelOf(degree);
  if (!degree || !level || degree.length > 120) return null;
  const places = (lines: readonly string[]) =>
    lines.flatMap(partsIn).filter((part) => part !== degree && isPlace(part) && !levelOf(part));
  const beside = places([marked]);
  const around = beside.length > 0 ? beside : places(entry);
  // "Faculty of Science, University of Jordan"
  const whole =
    around.length > 1
      ? around.filter((place) => !/^(faculty|department|school|college) of/i.test(place))
      : around;
  const institution = whole.length === 1 ? whole[0] : undefined;
  return institution ? { level, degree: written(degree), institution: written(institution), entry } : null;
}

function row({ level, degree, institution, entry }: Degree, levels: readonly Entry[]) {
  const points = entry.flatMap(pointsIn).sort((a, b) => a.year - b.year);
  const graduation = points.at(-1);
  const value = {
    ced_level: levels.find(({ name }) => level.test(name))?.id,
    ced_major: majorIn(degree),
    institution_name: institution,
    year_graduation: graduation && lastDay(graduation),
    graduation_gps: gradeIn(entry.join(' ')),
  };
  const years = [...new Set(points.map(({ year }) => year))].join('–');
  const text = [degree, institution, years].filter(Boolean).join(', ');
  return { field: 'education', text, value: defined(value) };
}

function gradeIn(text: string): number | undefined {
  const [, grade] = /\bgpa:?\s*([0-4](?:[.,]\d{1,2})?)\s*(?:\/|out of|of)\s*4(?:[.,]0+)?\b/i.exec(text) ?? [];
  const value = Number(grade?.replace(',', '.'));
  return grade !== undefined && value <= 4 ? value : undefined;
}

export const defined = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined && value !== ''));
