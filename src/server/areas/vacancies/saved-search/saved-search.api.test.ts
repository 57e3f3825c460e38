import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newSavedSearch } from '../../../testing/saved-search-scenario.ts';
import { newCandidate, newSchool, newVacancy, type Profile } from '../../../testing/scenario.ts';
import { type Person, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let school: Profile;
let candidate: Profile;
beforeAll(async () => {
  server = await testServer();
  school = await newSchool(server);
});
beforeEach(async () => {
  candidate = await newCandidate(server);
  server.clock.forward(60);
});
afterAll(() => server.close());

const save = (json: object, { token }: Partial<Person> = candidate) =>
  server.request('POST', '/api/saved-search', { token, json });
const list = async ({ token }: Person = candidate) =>
  (await server.request('GET', '/api/saved-search', { token })).body.data;
const post = async (changes: object) => {
  server.clock.forward(1);
  return newVacancy(server, school, changes as Record<string, unknown>);
};
const countOf = async (filters: object) => {
  const saved = await save({ name: JSON.stringify(filters), filters });
  expect(saved.status).toBe(201);
  expect(saved.body.data.new_jobs).toBe(0);
  return saved.body.data.saved_search_id as number;
};
const newJobs = async () =>
  Object.fromEntries(
    (await list()).map((one: { saved_search_id: number; new_jobs: number }) => [
      one.saved_search_id,
      one.new_jobs,
    ]),
  );

describe('saving a search', () => {
  it('stores the name and the filters as the search form writes them', async () => {
    const filters = {
      search: 'maths',
      salary_min: 0,
      country_id: [2, 1],
      city: ['Dubai'],
      sort: '-created_at',
    };
    const { status, body } = await save({ name: '  My search ', filters });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ name: 'My search', filters, new_jobs: 0 });
    expect(await list()).toEqual([body.data]);
  });

  it('accepts numbers as text, and drops the page number', async () => {
    const { body } = await save({
      name: 'x',
      filters: { country_id: ['2'], salary_max: '90000', page: '3' },
    });
    expect(body.data.filters).toMatchObject({ country_id: [2], salary_max: 90000 });
    expect(body.data.filters).not.toHaveProperty('page');
  });

  it.each([
    [{}, { name: ['Name is required'], filters: ['Enter a search or choose a filter to save'] }],
    [{ name: 'x'.repeat(101), filters: {} }, { name: ['Name must be at most 100 characters'] }],
    [
      { name: 'x', filters: { country_id: [999_999] } },
      { 'filters.country_id': ['Choose one of the options'] },
    ],
    [{ name: 'x', filters: { salary_min: -1 } }, { 'filters.salary_min': ['Must be at least 0'] }],
    [{ name: 'x', filters: { school_id: 5 } }, { 'filters.school_id': ['This field is not known'] }],
    [{ name: 'x', filters: 'all' }, { filters: ['This must be a group of values'] }],
  ])('refuses %j', async (json, errors) => {
    const { status, body } = await save(json);
    expect(status).toBe(422);
    expect(body.errors).toMatchObject(errors);
  });

  it('requires a name that is unique per candidate, ignoring case', async () => {
    expect((await save({ name: 'Dubai', filters: {} })).status).toBe(201);
    const again = await save({ name: 'DUBAI', filters: {} });
    expect(again.status).toBe(409);
    expect(again.body.message).toBe('You already have a saved search with this name.');
    expect((await save({ name: 'Dubai', filters: {} }, await newCandidate(server))).status).toBe(201);
  });

  it('is limited to 50, even with 60 concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => save({ name: `Search ${index}`, filters: {} })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
    expect(await list()).toHaveLength(50);
  });
});

describe('a saved search’s new jobs', () => {
  it('are those posted since the last visit that the search would find', async () => {
    const title = await countOf({ search: 'physics' });
    const place = await countOf({ country_id: [3], city: ['Nowhere'] });
    const joined = await countOf({ country_id: [3], city: ['dubai'] });
    const pay = await countOf({ salary_min: 50_000, salary_max: 60_000 });
    const scaleEnd = await countOf({ salary_min: 90_000, salary_max: 100_000 });
    const above = await countOf({ salary_min: 90_000 });
    const curriculum = await countOf({ curriculum_id: [2] });
    const subject = await countOf({ subject_id: [5], candr_id: [9] });
    const all = await countOf({});
    await post({ vacancy_title: 'Physics Teacher' });
    await post({ country_id: 3, city: 'Doha', salary_range_min: 55_000, salary_range_max: 70_000 });
    await post({
      curriculum_id: 2,
      subject_id: 5,
      candr_id: 9,
      salary_range_min: 120_000,
      salary_range_max: 140_000,
    });
    await post({ vacancy_title: 'Physics, hidden', display_vacancy_public: 0 });
    const { vacancy_id } = await post({ vacancy_title: 'Physics, closed' });
    await server.request('POST', `/api/vacancy/${vacancy_id}/close`, { token: school.token });
    expect(await newJobs()).toEqual({
      [title]: 1,
      [place]: 1,
      [joined]: 3,
      [pay]: 1,
      [scaleEnd]: 0,
      [above]: 1,
      [curriculum]: 1,
      [subject]: 1,
      [all]: 3,
    });
  });

  it('are reset by a visit', async () => {
    const id = await countOf({});
    await post({});
    server.clock.forward(1);
    const visit = () => server.request('POST', `/api/saved-search/${id}/visit`, { token: candidate.token });
    expect((await newJobs())[id]).toBe(1);
    const { body } = await visit();
    expect(body.data.new_jobs).toBe(0);
    expect(body.data.visited_at > body.data.created_at).toBe(true);
    expect((await newJobs())[id]).toBe(0);
    await post({});
    expect((await newJobs())[id]).toBe(1);
  });

  it('are counted up to 100', async () => {
    const id = await countOf({});
    const { vacancy_id } = await post({});
    await server.db.execute(sql`
      insert into vacancies (school_id, vacancy_title, position_type, country_id, city, application_deadline, candr_id,
        ced_level, subject_id, curriculum_id, expl_id, minimum_experience, created_at)
      select school_id, vacancy_title, position_type, country_id, city, application_deadline, candr_id, ced_level,
        subject_id, curriculum_id, expl_id, minimum_experience, created_at
      from vacancies, generate_series(1, 150) where vacancy_id = ${vacancy_id}`);
    expect((await newJobs())[id]).toBe(100);
  });
});

describe('a saved search', () => {
  it('is deleted by its candidate, and nobody else can read, visit or delete it', async () => {
    const { saved_search_id: id } = await newSavedSearch(server, candidate);
    const other = await newCandidate(server);
    const visit = (token?: string) => server.request('POST', `/api/saved-search/${id}/visit`, { token });
    const remove = (token?: string) => server.request('DELETE', `/api/saved-search/${id}`, { token });
    expect(await list(other)).toEqual([]);
    for (const { token } of [other, school]) {
      expect((await visit(token)).status).toBe(403);
      expect((await remove(token)).status).toBe(403);
    }
    expect((await remove()).status).toBe(401);
    expect((await save({ name: 'x', filters: {} }, school)).status).toBe(403);
    expect((await save({ name: 'x', filters: {} }, await server.signUp('Candidate'))).status).toBe(403);
    expect((await remove(candidate.token)).status).toBe(200);
    expect((await remove(candidate.token)).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('is deleted with its candidate', async () => {
    await newSavedSearch(server, candidate);
    await server.db.execute(sql`delete from candidates where candidate_id = ${candidate.id}`);
    const left = await server.db.execute(
      sql`select 1 from saved_searches where candidate_id = ${candidate.id}`,
    );
    expect(left.rows).toEqual([]);
  });
});
