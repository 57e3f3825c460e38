import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCandidate, newSchool, newVacancy, type Profile } from '../testing/scenario.ts';
import { type Person, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let admin: Person;
let school: Profile;
beforeAll(async () => {
  server = await testServer();
  admin = await server.admin();
  school = await newSchool(server);
  await newCandidate(server, { country_id: 2 });
  await newVacancy(server, school);
});
afterAll(() => server.close());

const list = (query = '') => server.request('GET', `/api/admin/countries?${query}`, { token: admin.token });
const create = (json: unknown, token = admin.token) =>
  server.request('POST', '/api/countries', { token, json });
const update = (id: number, json: unknown, token = admin.token) =>
  server.request('PUT', `/api/countries/${id}`, { token, json });
const remove = (id: number, token = admin.token) =>
  server.request('DELETE', `/api/countries/${id}`, { token });
const names = ({ body }: { body: { data: { name_en: string }[] } }) => body.data.map((row) => row.name_en);

describe('the Admin’s countries', () => {
  it('come with the numbers of what refers to them', async () => {
    const { body } = await list('search=emirates');
    expect(body.data).toEqual([
      expect.objectContaining({
        country_id: 2,
        name_en: 'United Arab Emirates',
        iso2: 'AE',
        city_count: 11,
        candidate_count: 1,
        school_count: 1,
        vacancy_count: 1,
      }),
    ]);
  });

  it('are searched in both languages and by code, sorted and paged', async () => {
    expect(names(await list('search=عُمان'))).toEqual(['Oman']);
    expect(names(await list('search=qa'))).toContain('Qatar');
    const first = await list('per_page=2');
    expect(names(first)).toEqual(['Afghanistan', 'Åland Islands']);
    expect(first.body.meta).toEqual({ total: 249, page: 1, per_page: 2 });
    expect(names(await list('sort=-name_en&per_page=1'))).toEqual(['Zimbabwe']);
    expect(names(await list('sort=-city_count&per_page=2'))).toEqual([
      'Saudi Arabia',
      'United Arab Emirates',
    ]);
    expect(names(await list('sort=-school_count&per_page=1'))).toEqual(['United Arab Emirates']);
  });

  it('are added, changed and deleted', async () => {
    const { status, body } = await create({ name_en: 'Atlantis', name_ar: 'أطلانطس', iso2: 'QZ' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ name_en: 'Atlantis', name_ar: 'أطلانطس', iso2: 'QZ', city_count: 0 });
    const id = body.data.country_id;
    const changed = await update(id, { name_ar: '' });
    expect(changed.body.data).toMatchObject({ name_en: 'Atlantis', name_ar: null });
    expect((await update(id, { name_en: 'atlantis' })).status).toBe(200);
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(404);
    expect((await update(id, { name_en: 'Gone' })).status).toBe(404);
  });

  it('are not named by what is no text', async () => {
    for (const iso2 of [{ toString: 1 }, { a: 1 }, ['QZ'], 5]) {
      const { status, body } = await create({ name_en: 'Atlantis', iso2 });
      expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 422, fields: ['iso2'] });
    }
  });

  it('are unique by name and code', async () => {
    const { status, body } = await create({ name_en: 'OMAN', iso2: 'OM' });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      name_en: ['This country exists already'],
      iso2: ['This code exists already'],
    });
    const [a, b] = await Promise.all([create({ name_en: 'Twin' }), create({ name_en: 'Twin' })]);
    expect([a.status, b.status].sort()).toEqual([
      201,
      expect.toSatisfy((code: number) => [409, 422].includes(code)),
    ]);
    expect((await create({ name_en: '' })).body.errors).toEqual({ name_en: ['Name is required'] });
    expect((await create({ name_en: 'Utopia', iso2: 'ut' })).body.errors).toHaveProperty('iso2');
  });

  it('stay while something refers to them, and the refusal says what', async () => {
    const { status, body } = await remove(2);
    expect(status).toBe(409);
    expect(body.message).toContain('cities (11)');
    expect(body.message).toContain('schools (1)');
    expect(body.message).toContain('vacancies (1)');
  });

  it('are summed up on cards', async () => {
    const { body } = await server.request('GET', '/api/admin/stats/countries', { token: admin.token });
    const cards = body.data.cards as { label: string; value: number }[];
    expect(Object.fromEntries(cards.map(({ label, value }) => [label, value]))).toMatchObject({
      'With open vacancies': 1,
      'With schools': 1,
      'With candidates': 1,
    });
    const unknown = await server.request('GET', '/api/admin/stats/secrets', { token: admin.token });
    expect([400, 404]).toContain(unknown.status);
  });

  it('are for Admins', async () => {
    const { token } = school;
    const calls = [
      () => server.request('GET', '/api/admin/countries', { token }),
      () => create({ name_en: 'X' }, token),
      () => update(1, { name_en: 'X' }, token),
      () => remove(1, token),
      () => server.request('GET', '/api/admin/stats/countries', { token }),
    ];
    for (const call of calls) expect((await call()).status).toBe(403);
    expect((await server.request('DELETE', '/api/countries/1')).status).toBe(401);
  });
});
