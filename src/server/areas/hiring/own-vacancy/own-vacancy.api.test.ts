import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { QUESTIONS } from '../../../testing/bodies.ts';
import { newApplication, newCandidate, newSchool, newVacancy } from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';

const { server, school, other, candidate } = await withServer({
  school: newSchool,
  other: newSchool,
  candidate: newCandidate,
});

type Row = { vacancy_id: number; vacancy_title: string; views: number; application_count: number };
const list = (query = '', { token, id } = { token: school.token as string | undefined, id: school.id }) =>
  server.request('GET', `/api/school/${id}/vacancies?${query}`, { token });
const titles = async (query: string, of = school) =>
  (await list(query, of)).body.data.map(({ vacancy_title }: Row) => vacancy_title);
const act = (id: number, what: string, json?: object, token: string | undefined = school.token) =>
  server.request('POST', `/api/vacancy/${id}/${what}`, { token, json });
const day = (days: number) =>
  new Date(server.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const expire = (id: number) =>
  server.db.update(vacancies).set({ application_deadline: '2020-01-31' }).where(eq(vacancies.vacancy_id, id));

describe('the vacancies of a school', () => {
  it('show their applications by state and their views', async () => {
    const own = await newSchool(server);
    const { vacancy_id } = await newVacancy(server, own, { vacancy_title: 'Art Teacher' });
    const [first, second] = [await newCandidate(server), await newCandidate(server)];
    await newApplication(server, first, vacancy_id);
    const { application_id } = await newApplication(server, second, vacancy_id);
    await server.request('PUT', `/api/application/${application_id}/status`, {
      token: own.token,
      json: { status: 'Shortlisted' },
    });
    const before = (await list('', own)).body.data[0].views;
    for (const { token } of [candidate, candidate, own, other])
      await server.request('GET', `/api/vacancy/${vacancy_id}`, { token });
    await server.request('GET', `/api/vacancy/${vacancy_id}`, {});
    const { data, meta } = (await list('', own)).body;
    expect(meta.total).toBe(1);
    expect(data[0]).toMatchObject({
      application_count: 2,
      stages: { pending: 1, under_review: 0, shortlisted: 1, rejected: 0 },
      views: before + 1,
    });
    server.clock.forward(24 * 3600);
    await server.request('GET', `/api/vacancy/${vacancy_id}`, { token: candidate.token });
    expect((await list('', own)).body.data[0].views).toBe(before + 2);
  });

  it('are sorted by applications and views, filtered by state, searched and paged, also by cursor', async () => {
    const own = await newSchool(server);
    const ids: number[] = [];
    for (const vacancy_title of ['Art Teacher', 'Biology Teacher', 'Chemistry Teacher'])
      ids.push((await newVacancy(server, own, { vacancy_title })).vacancy_id);
    const person = await newCandidate(server);
    await newApplication(server, person, ids[1]!);
    await server.request('GET', `/api/vacancy/${ids[2]}`, { token: person.token });
    await act(ids[0]!, 'close', undefined, own.token);
    expect((await titles('sort=-application_count', own))[0]).toBe('Biology Teacher');
    expect((await titles('sort=-views&per_page=1', own))[0]).toBe('Chemistry Teacher');
    expect(await titles('status=closed', own)).toEqual(['Art Teacher']);
    expect(await titles('search=bio', own)).toEqual(['Biology Teacher']);
    expect(await titles(`vacancy_id=${ids[0]}`, own)).toEqual(['Art Teacher']);
    const { meta } = (await list('sort=-application_count&per_page=2', own)).body;
    const rest = await titles(`sort=-application_count&per_page=2&cursor=${meta.next_cursor}`, own);
    expect(rest).toHaveLength(1);
    expect(await titles('sort=-application_count', own)).toEqual([
      ...(await titles('sort=-application_count&per_page=2', own)),
      ...rest,
    ]);
  });

  it('are counted by state in the dashboard figures', async () => {
    const own = await newSchool(server);
    const ids = [];
    for (let index = 0; index < 3; index += 1) ids.push((await newVacancy(server, own)).vacancy_id);
    await act(ids[0]!, 'close', undefined, own.token);
    await expire(ids[1]!);
    const metrics = await server.request('GET', `/api/school/${own.id}/dashboard-metrics`, {
      token: own.token,
    });
    expect(metrics.body.data).toMatchObject({
      vacancies: { all: 3, open: 1, closed: 1, expired: 1 },
      featured_left: 1,
    });
  });

  it('are limited to the school itself', async () => {
    expect((await list('', { ...school, token: undefined })).status).toBe(401);
    expect((await list('', { ...school, token: other.token })).status).toBe(403);
    expect((await list('', { ...school, token: candidate.token })).status).toBe(403);
    expect((await list('sort=salary')).status).toBe(400);
    const { token } = await server.admin();
    expect((await list('', { ...school, token })).status).toBe(200);
    expect((await list('', { token, id: 987654321 })).status).toBe(404);
  });
});

describe('extending a deadline', () => {
  it('reopens an expired vacancy, but not a closed one', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    await expire(vacancy_id);
    const { status, body } = await act(vacancy_id, 'extend', { application_deadline: day(40) });
    expect([status, body.data.status, body.data.application_deadline]).toEqual([200, 'open', day(40)]);
    await act(vacancy_id, 'close');
    const closed = await act(vacancy_id, 'extend', { application_deadline: day(50) });
    expect(closed.body.data).toMatchObject({ status: 'closed', application_deadline: day(50) });
  });

  it.each([
    [
      'a day that is not later',
      409,
      () => ({ application_deadline: day(20) }),
      /already .*Choose a later date/,
    ],
    ['a day in the past', 422, () => ({ application_deadline: '2020-01-01' }), undefined],
    ['no day', 422, () => ({}), undefined],
    ['an invalid date', 422, () => ({ application_deadline: 'soon' }), undefined],
  ])('refuses %s', async (_, expected, body, text) => {
    const { vacancy_id } = await newVacancy(server, school, { application_deadline: day(30) });
    const refused = await act(vacancy_id, 'extend', body());
    expect(refused.status).toBe(expected);
    if (text) expect(refused.body.message).toMatch(text);
  });
});

describe('a copy of a vacancy', () => {
  it('has all typed values and new questions, and is closed', async () => {
    const original = await newVacancy(server, school, {
      vacancy_title: 'x'.repeat(255),
      application_questions: QUESTIONS,
      job_description: '<p>Teach.</p>',
    });
    const { status, body } = await act(original.vacancy_id, 'duplicate');
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      status: 'closed',
      job_description: '<p>Teach.</p>',
      skill_id: original.skill_id,
      application_count: 0,
    });
    expect(body.data.vacancy_title).toMatch(/^Copy of x{247}$/);
    const ids = (one: { application_questions: { question_id: number; question: string }[] }) =>
      one.application_questions.map(({ question_id }) => question_id);
    expect(body.data.application_questions).toHaveLength(QUESTIONS.length);
    expect(ids(body.data).filter((id) => ids(original).includes(id))).toEqual([]);
    expect((await act(body.data.vacancy_id, 'reopen')).body.data.status).toBe('open');
  });
});

describe.each([
  ['extend', { application_deadline: '2099-01-01' }],
  ['duplicate', undefined],
])('the permission to %s a vacancy', (what, json) => {
  it('is limited to its school', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    expect((await act(vacancy_id, what, json, other.token)).status).toBe(403);
    expect((await act(vacancy_id, what, json, candidate.token)).status).toBe(403);
    expect((await server.request('POST', `/api/vacancy/${vacancy_id}/${what}`, { json })).status).toBe(401);
    expect((await act(987654321, what, json)).status).toBe(404);
  });
});
