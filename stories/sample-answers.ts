import { queriesOf } from '../src/client/state/queries.ts';
import { storyVisit } from './story-visit.ts';

const countries = [
  { country_id: 187, name_en: 'Qatar', name_ar: 'قطر', city_count: 9 },
  { country_id: 201, name_en: 'Saudi Arabia', name_ar: 'المملكة العربية السعودية', city_count: 24 },
];

/** Lookups by name, as in `schemas/lookups`. */
export const lookups = {
  countries: { operation: 'listCountries', value: 'country_id', label: 'name_en' },
  cities: { operation: 'listCities', value: 'city', label: 'city' },
  curriculums: { operation: 'listCurriculums', value: 'curriculum_id', label: 'curriculum_name' },
  subjects: { operation: 'listSubjects', value: 'subject_id', label: 'subject_name' },
  schools: {
    operation: 'listSchools',
    value: 'school_id',
    label: 'school_name',
    search: 'search',
    ids: 'school_id',
  },
  'question-types': { operation: 'listQuestionTypes', value: 'id', label: 'type_label' },
  'rating-scales': { operation: 'listRatingScales', value: 'id', label: 'name' },
};

const named = (value: string, label: string, names: string[]) =>
  names.map((name, index) => ({ [value]: index + 1, [label]: name }));

/** Fills the query cache: no story calls a server. */
export function giveAnswers(): void {
  const queries = queriesOf(storyVisit);
  const meta = { total: 2, page: 1, per_page: 20 };
  const give = (operation: string, params: Readonly<Record<string, unknown>>, data: unknown, more = {}) =>
    queries.setQueryData([operation, params], { data, ...more });
  const { queries: defaults } = queries.getDefaultOptions();
  queries.setDefaultOptions({ queries: { ...defaults, staleTime: Number.POSITIVE_INFINITY, retry: false } });
  for (const sort of ['name_en', '-name_en', 'city_count', '-city_count'])
    give('listAdminCountries', { sort }, countries, { meta });
  give('listAdminCountries', { sort: 'name_en', featured: false, curriculum_id: [2] }, countries, { meta });
  give('listAdminCountries', { sort: 'name_en', school_id: [1, 31, 32] }, countries, { meta });
  give('listSchools', {}, named('school_id', 'school_name', ['Amber School', 'Birch School']));
  // The chosen ones outside the page, with a single call.
  give('listSchools', { school_id: [31, 32], per_page: 2 }, [
    { school_id: 32, school_name: 'Maple School' },
    { school_id: 31, school_name: 'Laurel School' },
  ]);
  give('listAdminCountries', { search: 'zzzz', sort: 'name_en' }, [], { meta: { ...meta, total: 0 } });
  const columns = { 'To do': [{ ...countries[0], into: ['Doing'] }, countries[1]], Doing: [], Done: [] };
  for (const [search, rows] of Object.entries(columns))
    give('listAdminCountries', { sort: 'name_en', search, per_page: 20, page: 1 }, rows, {
      meta: { ...meta, total: rows.length },
    });
  give('listCountries', {}, countries);
  give('listCities', {}, [{ city: 'Doha' }, { city: 'Dubai' }]);
  give('listCurriculums', {}, named('curriculum_id', 'curriculum_name', ['IB', 'British', 'American']));
  give('listSubjects', {}, named('subject_id', 'subject_name', ['Mathematics', 'Physics']));
  give(
    'listQuestionTypes',
    {},
    named('id', 'type_label', ['Short text', 'Long text', 'One choice', 'Several choices']),
  );
  give('listRatingScales', {}, named('id', 'name', ['Agreement', 'Frequency']));
}
