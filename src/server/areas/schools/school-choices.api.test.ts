import { beforeAll, expect, it } from 'vitest';
import { newSchool } from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, admin } = await withServer({ admin: (at) => at.admin() });

const QATAR = 187;
const SAUDI = 193;
const KUWAIT = 123;
const [BRITISH, INDIAN] = [2, 5];

beforeAll(async () => {
  const make = (school_name: string, city: string, country_id: number, curriculum_offered: number[]) =>
    newSchool(server, { school_name, city, country_id, curriculum_offered });
  await make('Amber School', 'Riyadh', SAUDI, [BRITISH]);
  await make('Birch School', 'Doha', QATAR, [BRITISH, INDIAN]);
  await make('Cedar School', 'Doha', QATAR, [INDIAN]);
  const gone = await make('Gone School', 'Kuwait City', KUWAIT, [BRITISH]);
  await server.request('POST', `/api/user/${gone.user.id}/suspend`, {
    token: admin.token,
    json: { reason: 'It asks applicants for money.' },
  });
});

type Row = { name_en?: string; curriculum_name?: string; schools: number };

it.each([
  [
    'start with the specified countries, then those with schools, except suspended ones',
    'school-countries',
    ['United Arab Emirates 0', 'Saudi Arabia 1', 'Qatar 2'],
  ],
  [
    'start with the specified curricula, then others; a school counts for each that it offers',
    'school-curriculums',
    ['IB 0', 'British 2', 'American 0', 'Cambridge 0', 'Indian (CBSE) 2'],
  ],
  [
    'count with the search words applied',
    'school-countries?search=amber',
    ['United Arab Emirates 0', 'Saudi Arabia 1', 'Qatar 0'],
  ],
  [
    'count countries within a curriculum, ignoring the chosen country',
    `school-countries?curriculum_offered=${INDIAN}&country_id=${SAUDI}`,
    ['United Arab Emirates 0', 'Saudi Arabia 0', 'Qatar 2'],
  ],
  [
    'count curricula within a country, ignoring the chosen curriculum',
    `school-curriculums?country_id=${SAUDI}&curriculum_offered=${INDIAN}`,
    ['IB 0', 'British 1', 'American 0', 'Cambridge 0', 'Indian (CBSE) 0'],
  ],
  [
    'keep a chosen value that finds nothing',
    `school-countries?country_id=${KUWAIT}`,
    ['United Arab Emirates 0', 'Saudi Arabia 1', 'Qatar 2', 'Kuwait 0'],
  ],
])('the choices of the schools’ filters %s', async (_, path, expected) => {
  const { status, body } = await server.request('GET', `/api/${path}`);
  expect(status).toBe(200);
  const rows: Row[] = body.data;
  expect(rows.map((row) => `${row.name_en ?? row.curriculum_name} ${row.schools}`)).toEqual(expected);
});
