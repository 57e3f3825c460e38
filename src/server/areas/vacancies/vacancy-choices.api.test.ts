import { beforeAll, describe, expect, it } from 'vitest';
import { newSchool, newVacancy } from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, school } = await withServer({ school: newSchool });

const QATAR = 187;
const SAUDI = 193;
const EMIRATES = 2;
const make = (changes: Record<string, unknown>) => newVacancy(server, school, changes);
type Row = {
  name_en?: string;
  city?: string;
  curriculum_name?: string;
  subject_name?: string;
  candr_role_name?: string;
  open_vacancies: number;
};
const choices = async (path: string): Promise<string[]> => {
  const { status, body } = await server.request('GET', `/api/${path}`);
  expect(status).toBe(200);
  return body.data.map(
    ({ name_en, city, curriculum_name, subject_name, candr_role_name, open_vacancies }: Row) =>
      `${name_en ?? city ?? curriculum_name ?? subject_name ?? candr_role_name} ${open_vacancies}`,
  );
};

beforeAll(async () => {
  await make({
    country_id: SAUDI,
    city: 'Riyadh',
    curriculum_id: 2,
    subject_id: 3,
    candr_id: 2,
    salary_range_min: 9000,
    salary_range_max: 20000,
  });
  await make({ country_id: QATAR, city: 'Doha', curriculum_id: 2, vacancy_title: 'Lute Teacher' });
  await make({ country_id: QATAR, city: 'Doha', curriculum_id: 5 });
  await make({ country_id: QATAR, city: 'doha', curriculum_id: 2 });
  await make({ country_id: EMIRATES, city: 'Hidden', display_vacancy_public: 0 });
  const { vacancy_id } = await make({ country_id: EMIRATES, city: 'Closed' });
  await server.request('POST', `/api/vacancy/${vacancy_id}/close`, { token: school.token });
});

describe('the filter choices of the search', () => {
  it.each([
    ['cities', 'Riyadh', 'الرياض'],
    ['cities', 'doha', 'الدوحة'],
    ['vacancy-countries', 'Qatar', 'قطر'],
    ['vacancy-curriculums', 'British', 'البريطاني'],
    ['vacancy-subjects', 'Mathematics', 'الرياضيات'],
    ['vacancy-roles', 'Primary Teacher', 'معلم ابتدائي'],
    ['cities?city=Oslo', 'Oslo', null],
  ])('of %s give the Arabic text of %s beside it', async (path, name, arabic) => {
    const { body } = await server.request('GET', `/api/${path}`);
    const found = body.data.find((row: Record<string, unknown>) =>
      Object.values(row).some((value) => String(value).toLowerCase() === name.toLowerCase()),
    );
    expect(found.name_ar).toBe(arabic);
  });

  it.each([
    [
      'start with the specified countries, then those with vacancies',
      'vacancy-countries',
      ['United Arab Emirates 0', 'Saudi Arabia 1', 'Qatar 3'],
    ],
    [
      'start with Dubai and Abu Dhabi, then the busiest cities, ignoring case',
      'cities',
      ['Dubai 0', 'Abu Dhabi 0', 'Doha 3', 'Riyadh 1'],
    ],
    [
      'start with the specified curricula, then others with vacancies',
      'vacancy-curriculums',
      ['IB 0', 'British 3', 'American 0', 'Cambridge 0', 'Indian (CBSE) 1'],
    ],
    [
      'are the subjects that vacancies have, busiest first',
      'vacancy-subjects',
      ['Mathematics 3', 'Science 1'],
    ],
    [
      'are the roles that vacancies have with another filter chosen',
      'vacancy-roles?subject_id=3',
      ['Primary Teacher 1'],
    ],
    ['count subjects with a chosen role', 'vacancy-subjects?candr_id=2', ['Science 1']],
    ['count places with a chosen subject', 'cities?subject_id=3', ['Dubai 0', 'Abu Dhabi 0', 'Riyadh 1']],
    ['keep a chosen subject', 'vacancy-subjects?subject_id=4&search=lute', ['Mathematics 1', 'Physics 0']],
    [
      'count with the other filters applied',
      `vacancy-curriculums?country_id=${QATAR}&salary_min=0`,
      ['IB 0', 'British 2', 'American 0', 'Cambridge 0', 'Indian (CBSE) 1'],
    ],
    [
      'ignore other choices of the same filter',
      `vacancy-countries?country_id=${QATAR}&curriculum_id=2`,
      ['United Arab Emirates 0', 'Saudi Arabia 1', 'Qatar 2'],
    ],
    [
      'are cities of all countries, because chosen places are combined with "or"',
      `cities?country_id=${SAUDI}`,
      ['Dubai 0', 'Abu Dhabi 0', 'Doha 3', 'Riyadh 1'],
    ],
    [
      'are countries beside a chosen city, because places are combined with "or"',
      'vacancy-countries?city=Doha',
      ['United Arab Emirates 0', 'Saudi Arabia 1', 'Qatar 3'],
    ],
    [
      'count vacancies in any of the chosen places',
      `vacancy-subjects?country_id=${SAUDI}&city=Doha`,
      ['Mathematics 3', 'Science 1'],
    ],
    [
      'keep a chosen value without vacancies',
      'cities?city=Oslo&search=lute',
      ['Dubai 0', 'Abu Dhabi 0', 'Doha 1', 'Oslo 0'],
    ],
    [
      'correct misspelt words as the search does',
      'vacancy-countries?search=lutte',
      ['United Arab Emirates 0', 'Saudi Arabia 0', 'Qatar 1'],
    ],
    [
      'are returned even without results',
      'vacancy-curriculums?search=xylophone',
      ['IB 0', 'British 0', 'American 0', 'Cambridge 0'],
    ],
  ])('%s', async (_, path, expected) => {
    expect(await choices(path)).toEqual(expected);
  });

  it.each([
    'cities?country_id=x',
    'vacancy-countries?salary_min=-1',
    'vacancy-subjects?candr_id=x',
    'vacancy-roles?subject_id=x',
    'vacancy-curriculums?city='.padEnd(140, 'x'),
  ])('refuse %s', async (path) => {
    expect((await server.request('GET', `/api/${path}`)).status).toBe(400);
  });
});
