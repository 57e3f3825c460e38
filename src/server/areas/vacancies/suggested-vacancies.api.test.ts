import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { newApplication, newCandidate, newSchool, newVacancy } from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, school, candidate } = await withServer({ school: newSchool, candidate: newCandidate });

const suggested = (token: string | undefined, id = candidate.id, query = '') =>
  server.request('GET', `/api/vacancy/suggest-jobs/${id}?${query}`, { token });
const titles = (body: { data: { vacancy_title: string }[] }) => body.data.map((row) => row.vacancy_title);
const dashboard = async (token: string) =>
  (await server.request('GET', '/api/candidate/dashboard', { token })).body.data.profile_match;

const row = (ced_major: string) => ({
  ced_level: 4,
  ced_major,
  institution_name: 'University of Leeds',
  year_graduation: '2015-06-30',
  graduation_gps: 3.5,
});

describe('suggested vacancies', () => {
  beforeAll(async () => {
    expect(await dashboard(candidate.token)).toBeNull();
    const fits = {
      skill_id: [1],
      curriculum_id: 1,
      minimum_experience: 3,
      required_qualification: 'Education',
    };
    const make = (vacancy_title: string, changes = {}) =>
      newVacancy(server, school, { ...fits, vacancy_title, ...changes });
    await make('All four, older');
    await make('None', {
      skill_id: [20],
      curriculum_id: 7,
      minimum_experience: 30,
      required_qualification: 'PhD',
    });
    await make('Half', { skill_id: [20], curriculum_id: 7 });
    await make('All four, one not asked for', { skill_id: [] });
    await make('All four, newer');
    await make('By link only', { display_vacancy_public: 0 });
    const closed = await make('Closed');
    await server.request('POST', `/api/vacancy/${closed.vacancy_id}/close`, { token: school.token });
    await newApplication(server, candidate, (await make('Applied to')).vacancy_id);
  });

  it('are open, listed, not applied to, best match first, then newest', async () => {
    const { status, body } = await suggested(candidate.token);
    expect(status).toBe(200);
    expect(titles(body)).toEqual([
      'All four, newer',
      'All four, older',
      'All four, one not asked for',
      'Half',
      'None',
    ]);
    expect(body.data.map((row: { match: { percent: number } }) => row.match.percent)).toEqual([
      100, 100, 100, 50, 0,
    ]);
    expect(body.meta).toEqual({ total: 5, page: 1, per_page: 20 });
  });

  it.each<[string, object]>([
    ['has taught', { experience: [{ subject_id: 2 }] }],
    ['studied', { experience: [], education: [row('Applied Maths')] }],
    ['has in the job title', { experience: [], designation: 'Maths Teacher' }],
  ])('put a subject that the candidate %s before a better match', async (_, changes) => {
    const profile = { designation: 'Teacher', education: [], highest_qualification: 'Degree', ...changes };
    const person = await newCandidate(server, profile);
    const asks = { skill_id: [20], minimum_experience: 30, curriculum_id: 7, required_qualification: 'PhD' };
    const mathematics = await newVacancy(server, school, {
      ...asks,
      vacancy_title: 'Mathematics',
      subject_id: 2,
    });
    const easy = { skill_id: [], minimum_experience: 0, required_qualification: undefined };
    const geography = await newVacancy(server, school, {
      ...easy,
      vacancy_title: 'Geography',
      subject_id: 17,
    });
    const { body } = await suggested(person.token, person.id);
    const found = titles(body);
    expect(found.indexOf('Mathematics')).toBeLessThan(found.indexOf('Geography'));
    const missing = body.data.map(
      (one: { match: { missing_subject?: string } }) => one.match.missing_subject,
    );
    expect(missing[found.indexOf('Mathematics')]).toBeUndefined();
    expect(missing[found.indexOf('Geography')]).toBe('Geography');
    const [first] = body.data.filter((one: { vacancy_title: string }) => one.vacancy_title === 'Mathematics');
    expect(
      first.match.reasons.find(({ reason }: { reason: string }) => reason === 'experience').missing,
    ).toBe('30');
    for (const { vacancy_id } of [mathematics, geography])
      await server.request('POST', `/api/vacancy/${vacancy_id}/close`, { token: school.token });
  });

  it('put a subject that is taught first, then one that was studied, then a near one', async () => {
    const physicist = await newCandidate(server, {
      designation: 'Physics Teacher',
      experience: [{ curriculum_id: 1, subject_id: 4 }],
      highest_qualification: 'BSc Physics and Mathematics',
      education: [],
    });
    const poor = { skill_id: [20], minimum_experience: 30, required_qualification: 'PhD', curriculum_id: 7 };
    const easy = { skill_id: [], minimum_experience: 0, required_qualification: undefined, curriculum_id: 1 };
    const made = [
      await newVacancy(server, school, { ...poor, vacancy_title: 'Physics', subject_id: 4 }),
      await newVacancy(server, school, { ...poor, vacancy_title: 'Mathematics', subject_id: 2 }),
      await newVacancy(server, school, { ...poor, vacancy_title: 'Chemistry', subject_id: 5 }),
      await newVacancy(server, school, { ...easy, vacancy_title: 'Geography', subject_id: 17 }),
    ];
    const found = titles((await suggested(physicist.token, physicist.id)).body);
    const order = ['Physics', 'Mathematics', 'Chemistry', 'Geography'];
    expect(found.filter((title) => order.includes(title))).toEqual(order);
    for (const { vacancy_id } of made)
      await server.request('POST', `/api/vacancy/${vacancy_id}/close`, { token: school.token });
  });

  it('put a subject that the candidate has taught first among equal matches', async () => {
    const linguist = await newCandidate(server, {
      designation: 'Teacher',
      education: [],
      experience: [{ curriculum_id: 1, subject_id: 9 }],
    });
    const fits = { skill_id: [1], curriculum_id: 1, minimum_experience: 3 };
    const taught = await newVacancy(server, school, { ...fits, vacancy_title: 'Taught', subject_id: 9 });
    const newer = await newVacancy(server, school, { ...fits, vacancy_title: 'Newer', subject_id: 8 });
    const { body } = await suggested(linguist.token, linguist.id);
    expect(titles(body)[0]).toBe('Taught');
    expect(titles(body)).toContain('Newer');
    for (const { vacancy_id } of [taught, newer])
      await server.request('POST', `/api/vacancy/${vacancy_id}/close`, { token: school.token });
  });

  it('are paged', async () => {
    const second = await suggested(candidate.token, candidate.id, 'per_page=2&page=2');
    expect(titles(second.body)).toEqual(['All four, one not asked for', 'Half']);
    expect(titles((await suggested(candidate.token, candidate.id, 'page=9')).body)).toEqual([]);
    expect((await suggested(candidate.token, candidate.id, 'page=0')).status).toBe(400);
  });

  it('are limited to the candidate and Admins, who see the same', async () => {
    const [stranger, admin] = [await newCandidate(server), await server.admin()];
    expect((await suggested(undefined)).status).toBe(401);
    expect((await suggested(stranger.token)).status).toBe(403);
    expect((await suggested(school.token)).status).toBe(403);
    expect((await suggested(admin.token)).body.data[0].match.percent).toBe(100);
    expect((await suggested(admin.token, 987654321)).status).toBe(404);
  });

  it('start with the least demanding ones for an empty profile', async () => {
    const bare = await newCandidate(server, { experience: [], education: [] });
    await server.db.execute(sql`delete from candidate_skills where owner_id = ${bare.id}`);
    await server.db.execute(
      sql`update candidates set years_of_experience = null, highest_qualification = null where candidate_id = ${bare.id}`,
    );
    const { body } = await suggested(bare.token, bare.id, 'per_page=1');
    expect(body.data[0]).toMatchObject({
      vacancy_title: 'All four, one not asked for',
      match: { percent: 25 },
    });
    expect(await dashboard(bare.token)).toEqual(expect.any(Number));
  });

  it('determine the dashboard’s profile match: the mean of the first page', async () => {
    expect(await dashboard(candidate.token)).toBe(70);
  });
});
