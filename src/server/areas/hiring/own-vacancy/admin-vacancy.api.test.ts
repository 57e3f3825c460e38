import { describe, expect, it } from 'vitest';
import { vacancyBody } from '../../../testing/bodies.ts';
import { newApplication, newCandidate, newSchool, newVacancy } from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, admin, sara, school, rival } = await withServer({
  admin: (at) => at.admin(),
  sara: newCandidate,
  school: newSchool,
  rival: (at) => newSchool(at, { school_name: 'The Rival' }),
});

type Row = { vacancy_title: string; application_count: number };
const list = async (query: string) =>
  (await server.request('GET', `/api/admin/vacancies?${query}`, { token: admin.token })).body;
const titles = async (query: string): Promise<string[]> =>
  (await list(query)).data.map(({ vacancy_title }: Row) => vacancy_title);
const add = (changes: Record<string, unknown>, token: string | undefined = admin.token) => {
  const { skill_id: _, ...json } = vacancyBody(changes);
  return server.request('POST', '/api/admin/vacancies', { token, json });
};

describe('listing all vacancies as an Admin', () => {
  it('covers every school and state, with application counts', async () => {
    const open = await newVacancy(server, school, { vacancy_title: 'Alpha' });
    const hidden = await newVacancy(server, rival, { vacancy_title: 'Beta', display_vacancy_public: 0 });
    await newApplication(server, sara, open.vacancy_id);
    await server.request('POST', `/api/vacancy/${hidden.vacancy_id}/close`, { token: rival.token });
    expect(await titles('sort=vacancy_title')).toEqual(['Alpha', 'Beta']);
    expect(await titles('sort=-vacancy_title')).toEqual(['Beta', 'Alpha']);
    expect(await titles('status=closed')).toEqual(['Beta']);
    expect(await titles(`school_id=${school.id}`)).toEqual(['Alpha']);
    expect(await titles(`vacancy_id=${hidden.vacancy_id}`)).toEqual(['Beta']);
    expect(await titles('search=rival')).toEqual(['Beta']);
    expect(await titles('deadline_to=2099-12-30')).toEqual([]);
    const { data, meta } = await list('status=open&per_page=1');
    expect(data[0]).toMatchObject({ application_count: 1, stages: { pending: 1 } });
    expect(meta).toMatchObject({ total: 1 });
  });

  it('filters taken-down vacancies', async () => {
    const { vacancy_id } = await newVacancy(server, rival, { vacancy_title: 'Zeta' });
    const path = `/api/vacancy/${vacancy_id}/take-down`;
    await server.request('POST', path, {
      token: admin.token,
      json: { reason: 'It asks for a fee to apply.' },
    });
    expect(await titles('status=taken_down')).toEqual(['Zeta']);
    await server.request('DELETE', `/api/vacancy/${vacancy_id}`, { token: admin.token });
  });

  it('is paged by cursor', async () => {
    const first = await list('sort=vacancy_title&per_page=1');
    const next = await list(`sort=vacancy_title&per_page=1&cursor=${first.meta.next_cursor}`);
    expect([...first.data, ...next.data].map(({ vacancy_title }: Row) => vacancy_title)).toEqual([
      'Alpha',
      'Beta',
    ]);
  });

  it('is refused to everybody else', async () => {
    for (const token of [sara.token, school.token])
      expect((await server.request('GET', '/api/admin/vacancies', { token })).status).toBe(403);
    expect((await server.request('GET', '/api/admin/vacancies')).status).toBe(401);
  });
});

describe('posting a vacancy as an Admin', () => {
  it('creates it for a school, which owns it', async () => {
    const { status, body } = await add({ school_id: school.id, vacancy_title: 'Gamma' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ vacancy_title: 'Gamma', school: { school_id: school.id } });
    const own = await server.request('GET', `/api/school/${school.id}/vacancies`, { token: school.token });
    expect(own.body.data.map(({ vacancy_title }: Row) => vacancy_title)).toContain('Gamma');
    const changed = await server.request('PUT', `/api/vacancy/${body.data.vacancy_id}`, {
      token: admin.token,
      json: { vacancy_title: 'Delta' },
    });
    expect(changed.body.data.vacancy_title).toBe('Delta');
  });

  it('requires an existing school, and applies the wizard’s rules', async () => {
    expect(await add({ school_id: 999999 })).toMatchObject({
      status: 422,
      body: { errors: { school_id: ['Choose a school'] } },
    });
    expect((await add({ school_id: school.id, salary_range_max: 20050 })).body.errors).toMatchObject({
      salary_range_max: ['Maximum Salary must be at least 100 above Minimum Salary'],
    });
  });

  it('is refused to everybody else', async () => {
    expect((await add({ school_id: school.id }, school.token)).status).toBe(403);
    expect((await add({ school_id: school.id }, sara.token)).status).toBe(403);
    expect((await server.request('POST', '/api/admin/vacancies', { json: {} })).status).toBe(401);
  });
});
