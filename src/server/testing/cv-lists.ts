import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry } from '../areas/people/cv/cv-words.ts';
import type { CvLists } from '../areas/people/cv/suggest-from-cv.ts';
import type { Suggestion } from '../areas/people/cv/suggestion.ts';

type Item = string | { name_en?: string; lang_desc?: string };

function itemsOf(name: keyof CvLists): Entry[] {
  const path = join(import.meta.dirname, `../data/reference/${name}.json`);
  const { items } = JSON.parse(readFileSync(path, 'utf8')) as { items: Item[] };
  return items.map((item, index) => ({
    id: index + 1,
    name: typeof item === 'string' ? item : (item.name_en ?? item.lang_desc!),
  }));
}

/** The shipped reference lists, with ids in item order. */
export const cvLists: CvLists = {
  'certificate-types': itemsOf('certificate-types'),
  countries: itemsOf('countries'),
  curriculums: itemsOf('curriculums'),
  'education-levels': itemsOf('education-levels'),
  'language-proficiencies': itemsOf('language-proficiencies'),
  languages: itemsOf('languages'),
  skills: itemsOf('skills'),
  subjects: itemsOf('subjects'),
};

const LIST_OF: Readonly<Record<string, keyof CvLists>> = {
  cert_type_id: 'certificate-types',
  country_id: 'countries',
  curriculum_id: 'curriculums',
  ced_level: 'education-levels',
  lang_id: 'languages',
  lang_proficiency_id: 'language-proficiencies',
  skill_id: 'skills',
  subject_id: 'subjects',
};

/** Suggestions with item names instead of ids, to keep tests readable. */
export const withNames = (suggestions: readonly Suggestion[]): Suggestion[] =>
  suggestions.map((one) => ({ ...one, value: nameOf(one.field, one.value) }));

function nameOf(field: string, value: unknown): unknown {
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, nameOf(key, part)]));
  const list = LIST_OF[field];
  return list ? cvLists[list].find(({ id }) => id === value)?.name : value;
}
