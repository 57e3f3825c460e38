import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  type Profile,
  png,
} from '../../testing/scenario.ts';
import { type Person, type TestServer, testServer } from '../../testing/test-server.ts';
import { candidates } from './tables/candidate.ts';

let server: TestServer;
let admin: Person;
let school: Profile;
let people: Record<'amal' | 'badr' | 'chen', Profile>;

beforeAll(async () => {
  server = await testServer();
  [admin, school] = await Promise.all([server.admin(), newSchool(server)]);
  const amal = await newCandidate(server, {
    first_name: 'Amal',
    last_name: 'Zayed',
    designation: 'Physics teacher',
    years_of_experience: 3,
    expected_salary: 90_000,
    country_id: 1,
    skill_id: [1],
    preferred_locations: [1],
    candidate_picture: png(),
    email2: 'amal@home.example',
    phone2: '97150000000',
  });
  const badr = await newCandidate(server, {
    first_name: 'badr',
    last_name: 'Al 100%_Sure',
    designation: 'Head of science',
    years_of_experience: 9,
    expected_salary: 200_000,
    country_id: 2,
    skill_id: [2, 3],
    preferred_locations: [2, 3],
    notice_period: 10,
    employmenttype_id: 2,
    experience: [{ curriculum_id: 2, subject_id: 5 }, { subject_id: 6 }],
    language: [{ lang_id: 7, lang_proficiency_id: 2 }],
  });
  const chen = await newCandidate(server, { first_name: 'Chen', education: [], years_of_experience: 20 });
  people = { amal, badr, chen };
});
afterAll(() => server.close());

const list = async (query = '', token = admin.token) =>
  (await server.request('GET', `/api/candidate?${query}`, { token })).body;
const names = async (query: string, token?: string): Promise<string[]> =>
  (await list(query, token)).data.map((row: { first_name: string }) => row.first_name);

describe('the list of candidates', () => {
  it('shows an Admin every column, newest first', async () => {
    const { data, meta } = await list('', admin.token);
    expect(meta).toMatchObject({ total: 3, total_is_capped: false, page: 1, per_page: 20 });
    expect(data.map((row: { first_name: string }) => row.first_name)).toEqual(['Chen', 'badr', 'Amal']);
    expect(data[2]).toMatchObject({
      candidate_id: people.amal.id,
      user_id: people.amal.user.id,
      role_id: 2,
      first_name: 'Amal',
      first_name_ar: 'سارة',
      last_name_ar: 'خليل',
      highest_qualification: 'Master of Education',
      years_of_experience: 3,
      expl_id: null,
      country_id: 1,
      candidate_dob: '1990-05-14',
      expected_salary: 90_000,
      candidate_picture: expect.stringMatching(/^\/storage\//),
      phone1: '501234567',
      phone2: '97150000000',
      email1: 'sara.khalil@example.com',
      email2: 'amal@home.example',
      address: '14 Palm Street, Dubai',
      gender: 'F',
      employmenttype_id: 1,
      notice_period: 60,
      application_date: null,
      availability_date: null,
      marital_status: 1,
      kids_num: 2,
      candidate_status: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      candidate_comment1: expect.any(String),
      candidate_comment2: null,
      skills: [{ skill_id: 1, skill_desc: expect.any(String) }],
    });
  });

  it('shows a school contact details of its applicants only', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    await newApplication(server, people.badr, vacancy_id);
    const { data } = await list('sort=first_name', school.token);
    const CONTACT = ['email1', 'email2', 'phone_code', 'phone1', 'phone2', 'address'];
    for (const row of data) {
      const isRelated = row.candidate_id === people.badr.id;
      for (const field of CONTACT) expect(field in row, field).toBe(isRelated);
    }
  });

  it('is paged and sorted', async () => {
    expect(await names('sort=first_name')).toEqual(['Amal', 'badr', 'Chen']);
    expect(await names('sort=-first_name')).toEqual(['Chen', 'badr', 'Amal']);
    expect(await names('sort=last_name')).toEqual(['badr', 'Chen', 'Amal']);
    expect(await names('sort=-years_of_experience')).toEqual(['Chen', 'badr', 'Amal']);
    expect(await names('sort=expected_salary')).toEqual(['Amal', 'Chen', 'badr']);
    expect(await names('sort=created_at&page=2&per_page=2')).toEqual(['Chen']);
    expect((await list('page=3&per_page=2')).meta).toMatchObject({
      total: 3,
      page: 3,
      per_page: 2,
      next_cursor: null,
    });
    expect((await list('sort=candidate_status')).errors).toHaveProperty('sort');
    expect((await list('per_page=101')).errors).toHaveProperty('per_page');
  });

  it('finds text in name, designation and skills, ignoring case', async () => {
    expect(await names('search=AMAL z')).toEqual(['Amal']);
    expect(await names('search=science')).toEqual(['badr']);
    expect(await names('search=%25_')).toEqual(['badr']);
    const { skill_desc } = (await list('search=badr')).data[0].skills[0];
    expect(await names(`search=${encodeURIComponent(skill_desc.toUpperCase())}`)).toContain('badr');
    expect(await names('search=sara.khalil@example.com')).toEqual([]);
    expect(await names('search=nobody at all')).toEqual([]);
  });

  it.each([
    ['country_id=2', ['badr']],
    ['country_id=1,2&sort=first_name', ['Amal', 'badr', 'Chen']],
    ['skill_id[]=3&skill_id[]=2&sort=first_name', ['badr', 'Chen']],
    ['subject_id=6', ['badr']],
    ['curriculum_id=2', ['badr']],
    ['curriculum_id=1&sort=first_name', ['Amal', 'Chen']],
    ['ced_level=4&sort=first_name', ['Amal', 'badr']],
    ['lang_id=7', ['badr']],
    ['employmenttype_id=2', ['badr']],
    ['preferred_locations=3', ['badr']],
    ['years_of_experience=9&sort=first_name', ['badr', 'Chen']],
    ['expected_salary=90000', ['Amal']],
    ['notice_period=30', ['badr']],
    ['country_id=2&years_of_experience=10', []],
    ['country_id=999999', []],
  ])('filters by %s', async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it('finds several candidates by their ids, for a school only those who let it find them', async () => {
    const query = `candidate_id=${people.amal.id},${people.chen.id}&sort=first_name`;
    expect(await names(query)).toEqual(['Amal', 'Chen']);
    expect(await names(query, school.token)).toEqual(['Amal', 'Chen']);
    const findable = async (is: boolean) => {
      const { candidate_id } = candidates;
      await server.db.update(candidates).set({ findable: is }).where(eq(candidate_id, people.amal.id));
    };
    await findable(false);
    expect(await names(query, school.token)).toEqual(['Chen']);
    await findable(true);
  });

  it('can be searched by administration notes only by Admins', async () => {
    const json = { candidate_status: 'Placed', expl_id: 4 };
    const path = `/api/candidate/${people.chen.id}`;
    await server.request('PUT', path, { token: admin.token, json });
    for (const query of ['candidate_status=Placed', 'expl_id=4']) {
      expect(await names(query)).toEqual(['Chen']);
      const answer = await server.request('GET', `/api/candidate?${query}`, { token: school.token });
      expect(answer.status).toBe(403);
    }
  });

  it('is limited to Admins and schools with a profile', async () => {
    const newcomer = await server.signUp('School');
    const status = async (token?: string) =>
      (await server.request('GET', '/api/candidate', { token })).status;
    expect(await status(school.token)).toBe(200);
    expect([await status(newcomer.token), await status(people.amal.token), await status()]).toEqual([
      403, 403, 401,
    ]);
  });
});

it('finds the same candidates in a large set', async () => {
  const { rows } = await server.db.execute<{ skill_id: number; skill_desc: string }>(
    sql`select skill_id, skill_desc from skills order by skill_id desc limit 1`,
  );
  const { skill_id, skill_desc } = rows[0]!;
  await server.db.execute(sql`with account as (
      insert into users (user_name, full_name, role_id, password_hash)
      select 'many' || i || '@example.com', 'Many', 2, '-' from generate_series(1, 1200) as i returning id
    ), profile as (
      insert into candidates (user_id, first_name, last_name, designation, years_of_experience)
      select id, 'Many', 'Number' || id, case when id % 2 = 0 then ${skill_desc} end, id % 30 from account
      returning candidate_id, designation
    )
    insert into candidate_skills (owner_id, item_id)
    select candidate_id, ${skill_id} from profile where designation is null`);
  const query = `search=${encodeURIComponent(skill_desc)}&sort=-years_of_experience&per_page=30`;
  const { data, meta } = await list(query);
  expect(meta.total).toBe(1200);
  const years = data.map((row: { years_of_experience: number }) => row.years_of_experience);
  expect(years).toEqual(Array.from({ length: 30 }, () => 29));
  const bySkill = data.filter((row: { designation: string | null }) => row.designation === null);
  expect(bySkill).toHaveLength(30);
  expect((await list(`${query}&page=41`)).data).toEqual([]);
});
