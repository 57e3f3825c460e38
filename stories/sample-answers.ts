import { queryClient } from '../src/client/api/query.ts';

const countries = [
  { country_id: 187, name_en: 'Qatar', name_ar: 'قطر', city_count: 9 },
  { country_id: 201, name_en: 'Saudi Arabia', name_ar: 'المملكة العربية السعودية', city_count: 24 },
];

/** Lookups by name, as `schemas/lookups` has them. */
export const lookups = {
  countries: { operation: 'listCountries', value: 'country_id', label: 'name_en' },
  cities: { operation: 'listCities', value: 'city', label: 'city', params: ['country_id'] },
  curriculums: { operation: 'listCurriculums', value: 'curriculum_id', label: 'curriculum_name' },
  'question-types': { operation: 'listQuestionTypes', value: 'id', label: 'type_label' },
  'rating-scales': { operation: 'listRatingScales', value: 'id', label: 'name' },
};

const named = (value: string, label: string, names: string[]) =>
  names.map((name, index) => ({ [value]: index + 1, [label]: name }));

/** Puts answers where calls would put them: no story asks a server. */
export function giveAnswers(): void {
  const meta = { total: 2, page: 1, per_page: 20 };
  const give = (operation: string, params: object, data: unknown, more = {}) =>
    queryClient.setQueryData([operation, params], { data, ...more });
  queryClient.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } });
  for (const sort of ['name_en', '-name_en', 'city_count', '-city_count'])
    give('listAdminCountries', { sort }, countries, { meta });
  give('listAdminCountries', { search: 'zzzz', sort: 'name_en' }, [], { meta: { ...meta, total: 0 } });
  give('listCountries', {}, countries);
  give('listCities', {}, [{ city: 'Doha' }, { city: 'Dubai' }]);
  give('listCurriculums', {}, named('curriculum_id', 'curriculum_name', ['IB', 'British', 'American']));
  give(
    'listQuestionTypes',
    {},
    named('id', 'type_label', ['Short text', 'Long text', 'One choice', 'Several choices']),
  );
  give('listRatingScales', {}, named('id', 'name', ['Agreement', 'Frequency']));
}
