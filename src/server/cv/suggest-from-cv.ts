import { sectionsOf } from './cv-sections.ts';
import { type Entry, named } from './cv-words.ts';
import type { DocumentText } from './document-text.ts';
import { findEducation } from './find-education.ts';
import { findExperience } from './find-experience.ts';
import { findLanguages } from './find-languages.ts';
import { findPerson } from './find-person.ts';
import type { Suggestion } from './suggestion.ts';

export const CV_LISTS = [
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
 * Returns suggestions for the fields of a profile. What can be read in two ways, or is only half a row, is left out:
 * finding a wrong value costs a person more than typing the right one.
 */
export function suggestFromCv({ lines, title }: DocumentText, lists: CvLists): Suggestion[] {
  const sections = sectionsOf(
    lines.map((line) => line.replace(/^ +|(?<! ) +$/g, '')).filter((line) => line !== ''),
  );
  const mixed = sections('mixed').flat();
  const skills = named([...sections('skills').flat(), ...mixed].join('\n'), lists.skills);
  const about = sections('profile').flat().join(' ').trim();
  const years = /\b(\d{1,2})\+?\s+years(?:['’])?\s+(?:of\s+)?(?:\w+\s+)?experience\b/i.exec(about);
  return [
    ...findPerson(sections, title, lists.countries),
    ...(years ? [{ field: 'years_of_experience', text: years[0], value: Number(years[1]) }] : []),
    ...(about.length >= 40 && about.length <= 2000
      ? [{ field: 'candidate_comment1', text: about, value: about }]
      : []),
    ...findEducation(sections('education'), lists['education-levels']).slice(0, MOST_ROWS),
    ...findExperience(sections('experience'), lists).slice(0, MOST_ROWS),
    ...findLanguages(
      [...sections('languages').flat(), ...mixed],
      lists.languages,
      lists['language-proficiencies'],
    ).slice(0, MOST_ROWS),
    ...skills.map(({ id, name }) => ({ field: 'skill_id', text: name, value: id })).slice(0, MOST_ROWS),
  ];
}
