import { withNamedMonths } from './cv-dates.ts';
import { sectionsOf } from './cv-sections.ts';
import type { Entry } from './cv-words.ts';
import type { DocumentText } from './document-text.ts';
import { findCertificates } from './find-certificates.ts';
import { findEducation } from './find-education.ts';
import { findExperience } from './find-experience.ts';
import { findLanguages } from './find-languages.ts';
import { findPerson } from './find-person.ts';
import { findSkills } from './find-skills.ts';
import { findYears, isYearsHeading } from './find-years.ts';
import type { CvReading, Suggestion, UnreadEntries } from './suggestion.ts';

export const CV_LISTS = [
  'certificate-types',
  'countries',
  'curriculums',
  'education-levels',
  'language-proficiencies',
  'languages',
  'skills',
  'subjects',
] as const;
export type CvLists = Readonly<Record<(typeof CV_LISTS)[number], readonly Entry[]>>;

/** The most rows; nobody would look through more. */
const MOST_ROWS = 20;

/**
 * Returns suggestions for the fields of a profile, and counts the entries that could not be read. Ambiguous
 * values and incomplete rows are left out: correcting a wrong value is more work than typing the right one.
 */
export function suggestFromCv({ lines, title }: DocumentText, lists: CvLists, now = new Date()): CvReading {
  const cleaned = lines.map((line) => line.replace(/^ +|(?<! ) +$/g, '')).filter((line) => line !== '');
  const sections = sectionsOf(withNamedMonths(cleaned));
  const mixed = sections('mixed').flat();
  const about = sections('profile').flat().join(' ').trim();
  // Some CVs call degrees qualifications, or certificates.
  const education = findEducation(sections('education', 'certificates'), lists['education-levels']);
  const hasPgce = education.rows.some(({ text }) => /\b(pgce|pgde)\b/i.test(text));
  const experience = findExperience(sections('experience'), lists);
  const person = findPerson(sections, title, lists.countries);
  const certificates = findCertificates(
    sections('certificates'),
    sections('education'),
    lists['certificate-types'],
    hasPgce,
  ).slice(0, MOST_ROWS);
  // What is offered as a certificate is no degree that could not be read.
  const offered = new Set(certificates.map(({ line }) => line));
  const unreadDegrees = education.unread.filter((line) => !offered.has(line)).length;
  const suggestions: Suggestion[] = [
    ...person,
    ...(person.some(({ field }) => field === 'designation') ? [] : currentPost(experience.rows)),
    ...findYears(
      [about, ...cleaned.filter(isYearsHeading)].join(' '),
      experience.unread > 0 ? null : experience.spans,
      now,
    ),
    ...(about.length >= 40 && about.length <= 2000
      ? [{ field: 'candidate_comment1', text: about, value: about }]
      : []),
    ...education.rows.slice(0, MOST_ROWS),
    ...certificates.map(({ suggestion }) => suggestion),
    ...experience.rows.slice(0, MOST_ROWS),
    ...findLanguages(
      [...sections('languages').flat(), ...mixed, ...languagesAmong(sections('skills').flat())],
      lists.languages,
      lists['language-proficiencies'],
    ).slice(0, MOST_ROWS),
    ...findSkills([...sections('skills').flat(), ...mixed], lists.skills).slice(0, MOST_ROWS),
  ];
  const unread: UnreadEntries[] = [
    { field: 'experience', unread: experience.unread, of: experience.rows.length + experience.unread },
    {
      field: 'education',
      unread: unreadDegrees,
      of: education.rows.filter(({ field }) => field === 'education').length + unreadDegrees,
    },
  ].filter(({ unread }) => unread > 0);
  return { suggestions, unread };
}

/** Returns the only current post as the profession, for a CV that has none below the name. */
function currentPost(rows: readonly Suggestion[]): Suggestion[] {
  const [post, ...others] = rows
    .map(({ value }) => value as { is_current?: boolean; position_title?: string })
    .filter(({ is_current }) => is_current);
  const title = post?.position_title;
  return title === undefined || others.length > 0
    ? []
    : [{ field: 'designation', text: title, value: title }];
}

/** Returns the text after the label "Languages:" among the skills. */
const languagesAmong = (skills: readonly string[]) =>
  /\blanguages?\s*:\s*([^\n]+)/i.exec(skills.join('\n'))?.slice(1) ?? [];
