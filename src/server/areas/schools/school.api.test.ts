import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { schoolBody } from '../../testing/bodies.ts';
import {
  asForm,
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  pdf,
  png,
} from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, school, other, candidate } = await withServer({
  school: newSchool,
  other: newSchool,
  candidate: newCandidate,
});

const create = (token: string, changes = {}) =>
  server.request('POST', '/api/school', { token, form: asForm(schoolBody(changes)) });
const read = (id: number, token?: string) => server.request('GET', `/api/school/${id}`, { token });

describe('creating a school’s profile', () => {
  it('returns everything written, including logo, photos and brochure', async () => {
    const { token, user } = await server.signUp('School');
    const files = {
      school_logo: png(),
      school_photos: [png('a.png'), png('b.png')],
      school_brochure: pdf('We.pdf'),
    };
    const { status, body } = await create(token, { ...files, user_id: 1, role_id: 2 });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      ...schoolBody(),
      user_id: user.id,
      role_id: 3,
      country: { country_id: 2, name_en: 'United Arab Emirates' },
      open_vacancies: 0,
      school_logo: expect.stringMatching(/^\/storage\//),
      school_photos: [expect.stringMatching(/^\/storage\//), expect.stringMatching(/^\/storage\//)],
      school_brochure: expect.stringMatching(/^\/api\/document\/\d+\/We\.pdf$/),
      user: { user_name: user.user_name },
    });
    const brochure = await server.request('GET', body.data.school_brochure, { token: candidate.token });
    expect(brochure.status).toBe(200);
  });

  it('succeeds once, even with concurrent requests', async () => {
    const { token } = await server.signUp('School');
    const answers = await Promise.all([create(token), create(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('names each invalid field', async () => {
    const { token } = await server.signUp('School');
    const { status, body } = await create(token, {
      year_established: '98',
      curriculum_offered: [],
      salary_range_max: 5,
      grade_levels: [99999],
      school_description: 'Short',
    });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject({
      year_established: ['Enter a valid 4-digit year'],
      curriculum_offered: ['At least one curriculum must be selected'],
      salary_range_max: ['Maximum salary must be greater than or equal to minimum salary'],
      school_description: ['Must be at least 100 characters'],
      grade_levels: [expect.any(String)],
    });
  });

  it('is limited to schools', async () => {
    expect((await create(candidate.token)).status).toBe(403);
    expect((await server.request('POST', '/api/school', { form: asForm(schoolBody()) })).status).toBe(401);
  });
});

describe('changing a school’s profile', () => {
  const update = (id: number, token: string, json: unknown) =>
    server.request('PUT', `/api/school/${id}`, { token, json });

  it('changes the fields sent and keeps the rest, as JSON and as a form', async () => {
    const school = await newSchool(server);
    const json = await update(school.id, school.token, {
      city: 'Sharjah',
      core_values: 'Courage',
      benefits: [2, 1],
    });
    expect(json.body.data).toMatchObject({ city: 'Sharjah', core_values: 'Courage', benefits: [2, 1] });
    const form = asForm({ core_values: '', school_logo: png() });
    const { body } = await server.request('PUT', `/api/school/${school.id}`, { token: school.token, form });
    expect(body.data).toMatchObject({ city: 'Sharjah', benefits: [2, 1], total_teachers: 84 });
    expect(body.data.school_logo).toMatch(/^\/storage\//);
    expect(body.data.core_values ?? null).toBeNull();
  });

  it('validates new values together with stored ones', async () => {
    const school = await newSchool(server, { salary_range_min: 1000, salary_range_max: 2000 });
    const errors = {
      salary_range_max: ['Maximum salary must be greater than or equal to minimum salary'],
    };
    for (const change of [{ salary_range_max: 999 }, { salary_range_min: 2001 }])
      expect(await update(school.id, school.token, change)).toMatchObject({ status: 422, body: { errors } });
    for (const change of [{ salary_range_max: 1000 }, { salary_range_min: 10, salary_range_max: 20 }])
      expect((await update(school.id, school.token, change)).status).toBe(200);
  });

  it('validates new values together with those of a concurrent change', async () => {
    const school = await newSchool(server);
    for (let round = 0; round < 10; round += 1) {
      await update(school.id, school.token, { salary_range_min: 1000, salary_range_max: 2000 });
      const changes = [{ salary_range_max: 1200 }, { salary_range_min: 1800 }];
      const answers = await Promise.all(changes.map((change) => update(school.id, school.token, change)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      const { body } = await read(school.id, school.token);
      expect(body.data.salary_range_max).toBeGreaterThanOrEqual(body.data.salary_range_min);
    }
  });

  it('keeps the photos whose URLs are sent, in that order, and deletes the others', async () => {
    const school = await newSchool(server);
    const save = async (school_photos: unknown[]) => {
      const form = asForm({ school_photos });
      return server.request('PUT', `/api/school/${school.id}`, { token: school.token, form });
    };
    const first = (await save([png('a.png'), png('b.png')])).body.data.school_photos;
    const { body } = await save([first[1], png('c.png')]);
    expect(body.data.school_photos).toEqual([first[1], expect.stringMatching(/^\/storage\//)]);
    expect(body.data.school_photos).not.toContain(first[0]);
    const again = await update(school.id, school.token, { city: 'Sharjah' });
    expect(again.body.data.school_photos).toEqual(body.data.school_photos);
    const foreign = await save([first[0]]);
    expect(foreign.status).toBe(422);
    expect(foreign.body.errors).toEqual({ 'school_photos.0': ['This file no longer exists'] });
    expect((await save([])).body.errors).toEqual({ school_photos: ['At least one photo is required'] });
  });

  it('accepts only uploads as files', async () => {
    const school = await newSchool(server);
    const folder = mkdtempSync(join(tmpdir(), 'victim-'));
    const path = join(folder, 'secret.png');
    writeFileSync(path, 'secret');
    const forged = { name: 'a.png', type: 'image/png', size: 6, path };
    const refused = { status: 422, body: { status: false } };
    expect(await update(school.id, school.token, { school_logo: forged })).toMatchObject(refused);
    expect(await update(school.id, school.token, { school_photos: [forged] })).toMatchObject(refused);
    const form = asForm({ school_photos: [forged], school_logo: forged });
    const sent = await server.request('PUT', `/api/school/${school.id}`, { token: school.token, form });
    expect(sent).toMatchObject(refused);
    expect(Object.keys(sent.body.errors ?? {}).sort()).toEqual(['school_logo', 'school_photos.0']);
    expect(existsSync(path)).toBe(true);
    rmSync(folder, { recursive: true });
  });

  it('is limited to the school itself', async () => {
    expect((await update(school.id, other.token, { city: 'Ajman' })).status).toBe(403);
    expect((await update(school.id, candidate.token, { city: 'Ajman' })).status).toBe(403);
  });
});

describe('reading a school', () => {
  it('is open to all verified users, without licence and account', async () => {
    const { status, body } = await read(school.id, candidate.token);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ school_name: 'Palm Valley School', school_photos: [] });
    for (const secret of ['ministry_license_number', 'license_expiry_date', 'user_id', 'user']) {
      expect(body.data).not.toHaveProperty(secret);
    }
    const own = await server.request('GET', '/api/user/school-profile', { token: school.token });
    expect(own.body.data).toMatchObject({ school_id: school.id, ministry_license_number: 'L-2291' });
    const admin = await server.admin();
    expect((await read(school.id, admin.token)).body.data.license_expiry_date).toBe('2030-01-31');
  });

  it('works for everybody, and without an id for its own users', async () => {
    expect((await read(school.id)).status).toBe(200);
    expect((await read(987654321, candidate.token)).status).toBe(404);
    const { token } = await server.signUp('School');
    expect((await server.request('GET', '/api/user/school-profile', { token })).status).toBe(404);
  });
});

describe('a school’s figures', () => {
  const metrics = (id: number, token: string) =>
    server.request('GET', `/api/school/${id}/dashboard-metrics`, { token });

  it('count applications, active vacancies, and viewers of the profile or a vacancy', async () => {
    const school = await newSchool(server);
    expect((await metrics(school.id, school.token)).body.data).toMatchObject({
      total_applications: 0,
      active_vacancies: 0,
      profile_views: 0,
    });
    const [open, hidden, closed] = [
      await newVacancy(server, school),
      await newVacancy(server, school, { display_vacancy_public: 0 }),
      await newVacancy(server, school),
    ];
    await newApplication(server, candidate, open.vacancy_id);
    await newApplication(server, candidate, hidden.vacancy_id);
    await server.request('POST', `/api/vacancy/${closed.vacancy_id}/close`, { token: school.token });
    const [visitor] = [await newCandidate(server)];
    for (const who of [visitor, candidate, candidate]) await read(school.id, who.token);
    await server.request('GET', `/api/vacancy/${open.vacancy_id}`, { token: visitor.token });
    await read(school.id, school.token);
    const admin = await server.admin();
    expect((await metrics(school.id, admin.token)).body.data).toMatchObject({
      total_applications: 2,
      active_vacancies: 2,
      profile_views: 2,
    });
  });

  it('are limited to the school itself', async () => {
    expect((await metrics(school.id, other.token)).status).toBe(403);
    expect((await metrics(school.id, candidate.token)).status).toBe(403);
    expect((await metrics(987654321, (await server.admin()).token)).status).toBe(404);
  });
});
