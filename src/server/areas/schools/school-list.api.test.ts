import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCandidate, newSchool, newVacancy, type Profile, png } from '../../testing/scenario.ts';
import { type Person, type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let candidate: Profile;
let admin: Person;
let schools: Record<'amber' | 'birch' | 'cedar', Profile>;

beforeAll(async () => {
  server = await testServer();
  [candidate, admin] = await Promise.all([newCandidate(server), server.admin()]);
  const amber = await newSchool(server, {
    school_name: 'Ámber School',
    country_id: 1,
    city: 'Riyadh',
    curriculum_offered: [3],
    school_logo: png(),
    website: 'https://amber.example',
  });
  const birch = await newSchool(server, { school_name: 'birch 100% School', school_type: 'public' });
  const cedar = await newSchool(server, { school_name: 'Cedar School', city: 'Ajman' });
  schools = { amber, birch, cedar };
  for (const school of [birch, birch, birch, cedar]) await newVacancy(server, school);
  await newVacancy(server, cedar, { display_vacancy_public: 0 });
  const { vacancy_id } = await newVacancy(server, birch);
  await server.request('POST', `/api/vacancy/${vacancy_id}/close`, { token: birch.token });
});
afterAll(() => server.close());

const list = async (query = '', token = candidate.token) =>
  (await server.request('GET', `/api/school?${query}`, { token })).body;
const names = async (query: string): Promise<string[]> =>
  (await list(query)).data.map((row: { school_name: string }) => row.school_name.split(' ')[0]);

describe('the list of schools', () => {
  it('shows public fields including contact data, and the number of open vacancies', async () => {
    const { data, meta } = await list();
    expect(meta).toEqual({ total: 3, total_is_capped: false, page: 1, per_page: 20, next_cursor: null });
    expect(data[0]).toEqual({
      school_id: schools.amber.id,
      school_name: 'Ámber School',
      school_logo: expect.stringMatching(/^\/storage\//),
      school_type: 'private',
      year_established: '1998',
      contact_email: 'office@palmvalley.example',
      contact_phone: '97142345678',
      website: 'https://amber.example',
      country_id: 1,
      country: { country_id: 1, name_en: expect.any(String) },
      city: 'Riyadh',
      address: null,
      curriculum_offered: [3],
      school_description: expect.any(String),
      open_vacancies: 0,
      is_verified: true,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect(data.map((row: { open_vacancies: number }) => row.open_vacancies)).toEqual([0, 3, 1]);
  });

  it('is paged and sorted', async () => {
    expect(await names('')).toEqual(['Ámber', 'birch', 'Cedar']);
    expect(await names('sort=-school_name')).toEqual(['Cedar', 'birch', 'Ámber']);
    expect(await names('sort=-open_vacancies')).toEqual(['birch', 'Cedar', 'Ámber']);
    expect(await names('sort=open_vacancies&per_page=1&page=2')).toEqual(['Cedar']);
    expect(await names('sort=-created_at')).toEqual(['Cedar', 'birch', 'Ámber']);
    expect((await list('sort=ministry_license_number')).errors).toHaveProperty('sort');
  });

  it.each([
    ['search=CEDAR', ['Cedar']],
    ['search=riya', ['Ámber']],
    ['search=100%25', ['birch']],
    ['search=1%25 sc', []],
    ['country_id=2', ['birch', 'Cedar']],
    ['country_id=1&country_id=2', ['Ámber', 'birch', 'Cedar']],
    ['curriculum_offered=3', ['Ámber']],
    ['curriculum_offered=2,3', ['Ámber', 'birch', 'Cedar']],
    ['city=ajman&city=Riyadh', ['Ámber', 'Cedar']],
    ['school_type=public', ['birch']],
  ])('finds schools by %s', async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it('finds several schools by their ids', async () => {
    expect(await names(`school_id=${schools.cedar.id},${schools.amber.id}`)).toEqual(['Ámber', 'Cedar']);
  });

  it('is public, with or without a session', async () => {
    for (const token of [schools.amber.token, admin.token])
      expect((await list('', token)).meta.total).toBe(3);
    expect((await server.request('GET', '/api/school')).body.meta.total).toBe(3);
  });
});

it('lets an Admin change a school', async () => {
  const path = `/api/school/${schools.cedar.id}`;
  const json = { mission_statement: 'Every child is known.', salary_range_max: 1 };
  const refused = await server.request('PUT', path, { token: admin.token, json });
  expect(refused.body.errors).toHaveProperty('salary_range_max');
  const { mission_statement } = json;
  const { status, body } = await server.request('PUT', path, {
    token: admin.token,
    json: { mission_statement },
  });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ mission_statement, school_id: schools.cedar.id });
  expect(body.data).not.toHaveProperty('user');
});
