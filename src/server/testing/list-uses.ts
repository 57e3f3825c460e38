import type { ListName } from '../areas/reference/admin-list-queries.ts';
import type { Fields } from './bodies.ts';

/**
 * For each list, an item in use once a candidate, a school and a vacancy exist, and what the refusal says
 * uses it.
 */
export const USES: Partial<Record<ListName, [id: number, places: string]>> = {
  countries: [2, "candidates' experiences (1), cities (14), schools (1), vacancies (1)"],
  'education-levels': [4, "candidates' educations (1), schools (1), vacancies (1)"],
  'certificate-types': [1, "candidates' certificates (2), schools' preferred certificates (1)"],
  curriculums: [1, "candidates' experiences (2), schools' curriculums (1), vacancies (1)"],
  subjects: [2, "candidates' experiences (1), vacancies (1)"],
  locations: [2, "candidates' locations (1)"],
  'employment-types': [1, 'candidates (1)'],
  skills: [3, "candidates' skills (1)"],
  'language-proficiencies': [6, "candidates' languages (1)"],
  languages: [2, "schools (1), schools' languages (1), schools' required languages (1)"],
  'experience-levels': [3, 'vacancies (1)'],
  'candidate-roles': [3, 'vacancies (1)'],
  'grade-levels': [2, "schools' grade levels (1)"],
  'working-days': [3, "schools' work days (1)"],
  accreditation: [1, "schools' accreditations (1)"],
  facility: [1, "schools' facilities (1)"],
  benefits: [1, "schools' benefits (1)"],
  'key-strengths': [1, "schools' key strengths (1)"],
  'student-device-programs': [1, "schools' device programs (1)"],
  'application-question-types': [7, "vacancies' questions (1)"],
  'rating-scales': [1, "vacancies' questions (1)"],
  cities: [1, 'vacancies (1), schools (1)'],
};

/** The lists that a refusal links to, in order. */
export const leadingTo = (places: string) =>
  ['vacancies', 'candidates', 'schools', 'cities']
    .filter((records) => new RegExp(`(^|, )${records}\\b`).test(places))
    .map((records) => `admin-${records}`);

/** An item's required fields other than its name. */
export const BESIDES_NAME: Partial<Record<ListName, Fields>> = {
  'application-question-types': { type_key: 'radio' },
  'rating-scales': { options: ['Low', 'High'] },
  cities: { country_id: 2 },
  centres: { country_id: 2, city: 'Dubai' },
};

/** School fields that refer to the lists only schools choose from. */
export const LISTS_OF_A_SCHOOL: Fields = {
  accreditation: [1],
  facility: [1],
  benefits: [1],
  key_strength: [1],
  student_device_programs: [1],
  preferred_certifications: [1],
  additional_languages: [2],
  language_requirements: [2],
};
