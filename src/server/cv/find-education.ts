import { lastDay, pointsIn, withoutDates } from './cv-dates.ts';
import { entriesAround } from './cv-entries.ts';
import { type Entry, isBullet, isPlace, partsOf, withoutBullet } from './cv-words.ts';
import type { Suggestion } from './suggestion.ts';

/** Degrees, the highest first, with the name of their level in the reference list. */
const DEGREES: [RegExp, RegExp][] = [
  [/\b(ph\.?\s?d\.?|doctor(ate)?( of| in)?|ed\.?d\.?)(?![a-z])/i, /doctor/i],
  [
    /\b(master(['’]?s)?( degree)?|m\.?\s?ed\.?|m\.?sc\.?|m\.a\.|ma(?= in | \()|mba|m\.?phil\.?)(?![a-z])/i,
    /master/i,
  ],
  [/\b(pgce|pgde|postgraduate certificate)\b/i, /postgraduate certificate/i],
  [/\bpostgraduate diploma\b/i, /postgraduate diploma/i],
  [
    /\b(bachelor(['’]?s)?( degree)?|b\.?\s?ed\.?|b\.?sc\.?|b\.a\.|ba(?= in | \()|ba(?= hons)|licence|laurea)(?![a-z])/i,
    /bachelor/i,
  ],
  [/\bassociate(['’]?s)? degree\b/i, /associate/i],
  [/\b(high school diploma|secondary school certificate|a[- ]levels?|baccalaur[ée]ate)\b/i, /high school/i],
];

const degreeIn = (text: string) => DEGREES.find(([degree]) => degree.test(text));

/** Returns rows of education: only those whose degree and institution are both found. */
export function findEducation(parts: readonly (readonly string[])[], levels: readonly Entry[]): Suggestion[] {
  const isDegree = (line: string) => !isBullet(line) && degreeIn(line) !== undefined;
  const entries = parts.flatMap((lines) => entriesAround(lines, isDegree));
  const found = entries.flatMap((entry) => row(entry, levels));
  const highest = DEGREES.map(([, level]) => found.find(({ level: own }) => own === level)).find(Boolean);
  return [
    ...(highest ? [{ field: 'highest_qualification', text: highest.degree, value: highest.degree }] : []),
    ...found.map(({ text, value }) => ({ field: 'education', text, value })),
  ];
}

function row(entry: readonly string[], levels: readonly Entry[]) {
  const parts = entry.flatMap((line) => partsOf(withoutBullet(withoutDates(line))));
  const degree = parts.find((part) => degreeIn(part));
  const institution = parts.find((part) => part !== degree && isPlace(part) && !degreeIn(part));
  const [, level] = (degree && degreeIn(degree)) || [];
  if (!degree || !institution || !level || degree.length > 120) return [];
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
  return [
    { level, degree, value: defined(value), text: [degree, institution, years].filter(Boolean).join(', ') },
  ];
}

/**
 * Returns the subject of a degree: "Bachelor of Science in Physics" → Physics, "Master of Education (TESOL)" →
 * Education (TESOL).
 */
function majorIn(degree: string): string | undefined {
  const plain = degree.replace(/\s*\(hons?\.?\)/i, '');
  const [, subject] =
    /\sin\s+([A-Z][^,;]*)$/.exec(plain) ??
    /\sof\s+(?!Science|Arts|Philosophy)([A-Z][^,;]*)$/.exec(plain) ??
    [];
  if (subject) return subject.trim();
  const [, behind] =
    /^(?:PGCE|PGDE|M\.?Ed\.?|M\.?Sc\.?|B\.?Sc\.?|B\.?Ed\.?|M\.A\.|B\.A\.|BA|MA|PhD)\s*(?:\(Hons?\.?\))?\s*:?\s*\(?([A-Z][\w &]+)\)?$/.exec(
      degree,
    ) ?? [];
  return behind?.trim();
}

function gradeIn(text: string): number | undefined {
  const [, grade] = /\bgpa:?\s*([0-4](?:[.,]\d{1,2})?)\s*(?:\/|out of|of)\s*4(?:[.,]0+)?\b/i.exec(text) ?? [];
  const value = Number(grade?.replace(',', '.'));
  return grade !== undefined && value <= 4 ? value : undefined;
}

export const defined = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined && value !== ''));
