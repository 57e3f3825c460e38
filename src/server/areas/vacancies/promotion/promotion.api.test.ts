import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { siteMonth } from '../../../../language/run/value/site-day.ts';
import { newCandidate, newSchool, newVacancy, type Profile } from '../../../testing/scenario.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import { schools } from '../../schools/tables/school.ts';
import { vacancies } from '../tables/vacancy.ts';
import { endFeatures } from './promotion-queries.ts';

const DAY = 24 * 3600;
let server: TestServer;
let school: Profile;
let candidate: Profile;
let older: number;
let newer: number;
beforeAll(async () => {
  server = await testServer();
  // Late in a month, so that the next one begins before sessions expire.
  while (server.clock.now().getUTCDate() !== 25) server.clock.forward(DAY);
  candidate = await newCandidate(server);
});
beforeEach(async () => {
  school = await newSchool(server);
  older = (await newVacancy(server, school)).vacancy_id;
  server.clock.forward(1);
  newer = (await newVacancy(server, school)).vacancy_id;
});
afterAll(() => server.close());

const act = (id: number, what: 'feature' | 'unfeature' | 'close', { token }: Partial<Profile> = school) =>
  server.request('POST', `/api/vacancy/${id}/${what}`, { token });
const read = async (id: number) =>
  (await server.request('GET', `/api/vacancy/${id}`, { token: candidate.token })).body.data;
const metrics = async () =>
  (await server.request('GET', `/api/school/${school.id}/dashboard-metrics`, { token: school.token })).body
    .data;
const upgrade = (plan: string) =>
  server.db.update(schools).set({ plan }).where(eq(schools.school_id, school.id));
const toNextMonth = async () => {
  const month = siteMonth(server.clock.now());
  while (siteMonth(server.clock.now()) === month) server.clock.forward(DAY);
};
/** The school's vacancies in the public search. */
const searchIds = async (query = '') => {
  const path = `/api/vacancy?per_page=100&school_id=${school.id}${query}`;
  const { data } = (await server.request('GET', path, { token: candidate.token })).body;
  return data.map((row: { vacancy_id: number }) => row.vacancy_id);
};

describe('a featured vacancy', () => {
  it('is marked, and listed first in the search until its promotion ends', async () => {
    expect(await searchIds()).toEqual([newer, older]);
    const { status, body } = await act(older, 'feature');
    expect(status).toBe(200);
    expect(body.data.is_featured).toBe(true);
    expect((await read(older)).is_featured).toBe(true);
    expect((await read(newer)).is_featured).toBe(false);
    expect(await searchIds()).toEqual([older, newer]);
    expect(await searchIds('&sort=vacancy_title')).toEqual([older, newer]);
    expect((await act(older, 'unfeature')).body.data.is_featured).toBe(false);
    expect(await searchIds()).toEqual([newer, older]);
  });

  it('is listed first across pages of the whole search, also by cursor', async () => {
    await act(older, 'feature');
    const first = await server.request('GET', '/api/vacancy?per_page=1', { token: candidate.token });
    expect(first.body.data[0].is_featured).toBe(true);
    const path = `/api/vacancy?per_page=100&cursor=${first.body.meta.next_cursor}`;
    const { data } = (await server.request('GET', path, { token: candidate.token })).body;
    const rows = [...first.body.data, ...data] as { vacancy_id: number; is_featured: boolean }[];
    expect(new Set(rows.map((row) => row.vacancy_id)).size).toBe(first.body.meta.total);
    const marks = rows.map((row) => row.is_featured);
    expect(marks).toEqual([...marks].sort((a, b) => Number(b) - Number(a)));
  });

  it('requires an approved school', async () => {
    await server.db.update(schools).set({ approval: 'waiting' }).where(eq(schools.school_id, school.id));
    const { status, body } = await act(older, 'feature');
    expect([status, body.message]).toEqual([409, 'You can feature vacancies once your school is approved.']);
    expect(await searchIds()).toEqual([newer, older]);
  });

  it('is limited to one a month in the Basic plan, even after ending a promotion', async () => {
    expect(await metrics()).toMatchObject({ plan: 'basic', featured_this_month: 0, featured_per_month: 1 });
    await act(older, 'feature');
    expect(await metrics()).toMatchObject({ featured_this_month: 1 });
    const refused = await act(newer, 'feature');
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(/includes 1 featured vacancy per month/);
    await act(older, 'unfeature');
    expect((await act(newer, 'feature')).status).toBe(409);
    expect((await act(older, 'feature')).status).toBe(200);
    await server.request('DELETE', `/api/vacancy/${older}`, { token: school.token });
    expect((await act(newer, 'feature')).status).toBe(409);
  });

  it('is limited by the plan', async () => {
    await upgrade('premium');
    const third = (await newVacancy(server, school)).vacancy_id;
    const fourth = (await newVacancy(server, school)).vacancy_id;
    for (const id of [older, newer, third]) expect((await act(id, 'feature')).status).toBe(200);
    expect((await act(fourth, 'feature')).status).toBe(409);
    await upgrade('enterprise');
    expect((await act(fourth, 'feature')).status).toBe(200);
    expect(await metrics()).toMatchObject({
      plan: 'enterprise',
      featured_this_month: 4,
      featured_per_month: null,
    });
  });

  it('is limited to one even when several are featured concurrently', async () => {
    const ids = [older, newer, (await newVacancy(server, school)).vacancy_id];
    const answers = await Promise.all(ids.map((id) => act(id, 'feature')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('loses its promotion at the end of the month, when a new one becomes possible', async () => {
    await act(older, 'feature');
    await toNextMonth();
    expect((await read(older)).is_featured).toBe(false);
    expect((await act(older, 'unfeature')).status).toBe(409);
    await endFeatures(server.db, siteMonth(server.clock.now()));
    expect(await searchIds()).toEqual([newer, older]);
    expect((await act(newer, 'feature')).status).toBe(200);
    expect(await searchIds()).toEqual([newer, older]);
    await endFeatures(server.db, siteMonth(server.clock.now()));
    expect((await read(newer)).is_featured).toBe(true);
  });

  it('must be shown by the search', async () => {
    const hidden = await newVacancy(server, school, { display_vacancy_public: 0 });
    await act(newer, 'close');
    for (const id of [hidden.vacancy_id, newer]) {
      const { status, body } = await act(id, 'feature');
      expect(status).toBe(409);
      expect(body.message).toBe('Only open vacancies that appear in search can be featured.');
    }
  });

  it('loses its mark while the search does not show it, and regains it when reopened', async () => {
    const own = async (featured: boolean) => {
      const path = `/api/school/${school.id}/vacancies?per_page=100&featured=${featured}`;
      const { data } = (await server.request('GET', path, { token: school.token })).body;
      return data.map((row: { vacancy_id: number }) => row.vacancy_id);
    };
    const state = async () =>
      (await server.request('GET', `/api/school/${school.id}/promotions`, { token: school.token })).body
        .data[0].state;
    const closed = (change: string) => act(older, change as 'close');
    const hides = {
      closed: [() => closed('close'), () => closed('reopen')],
      expired: [
        () =>
          server.db
            .update(vacancies)
            .set({ application_deadline: '2020-01-01' })
            .where(eq(vacancies.vacancy_id, older)),
        () =>
          server.db
            .update(vacancies)
            .set({ application_deadline: '2099-01-01' })
            .where(eq(vacancies.vacancy_id, older)),
      ],
      'by link only': [
        () =>
          server.db
            .update(vacancies)
            .set({ display_vacancy_public: 0 })
            .where(eq(vacancies.vacancy_id, older)),
        () =>
          server.db
            .update(vacancies)
            .set({ display_vacancy_public: 1 })
            .where(eq(vacancies.vacancy_id, older)),
      ],
    } as const;
    await act(older, 'feature');
    for (const [how, [hide, show]] of Object.entries(hides)) {
      await hide();
      const path = `/api/vacancy/${older}`;
      const { is_featured } = (await server.request('GET', path, { token: school.token })).body.data;
      expect(is_featured, how).toBe(false);
      expect(await own(true), how).toEqual([]);
      expect(await own(false), how).toEqual([newer, older]);
      expect(await state(), how).toBe('paused');
      await show();
      expect((await read(older)).is_featured, how).toBe(true);
      expect(await own(true), how).toEqual([older]);
      expect(await state(), how).toBe('running');
    }
    expect(await metrics(), 'its place of the month stays taken').toMatchObject({ featured_this_month: 1 });
    await server.request('DELETE', `/api/vacancy/${older}`, { token: school.token });
    expect(await state(), 'a deleted vacancy').toBe('ended');
  });

  it('cannot be featured twice, nor ended twice', async () => {
    await act(older, 'feature');
    expect((await act(older, 'feature')).body.message).toBe('This vacancy is already featured.');
    await act(older, 'unfeature');
    expect((await act(older, 'unfeature')).body.message).toBe('This vacancy is not featured.');
  });

  it('can be featured by its school only', async () => {
    const rival = await newSchool(server);
    for (const what of ['feature', 'unfeature'] as const) {
      expect((await act(older, what, rival)).status).toBe(403);
      expect((await act(older, what, candidate)).status).toBe(403);
      expect((await act(older, what, {})).status).toBe(401);
      expect((await act(999_999, what)).status).toBe(404);
    }
  });

  it('cannot be set by a form field', async () => {
    await server.request('PUT', `/api/vacancy/${older}`, {
      token: school.token,
      json: { featured_in: siteMonth(server.clock.now()), city: 'Sharjah' },
    });
    expect((await read(older)).is_featured).toBe(false);
  });
});
