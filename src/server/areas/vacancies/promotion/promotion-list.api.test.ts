import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  type Profile,
} from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { schools } from '../../schools/tables/school.ts';

const { server, school, other, candidate } = await withServer({
  school: newSchool,
  other: newSchool,
  candidate: newCandidate,
});

const DAY = 24 * 3600;
// Early enough in a month to leave days in it, and late enough to have days before.
while (server.clock.now().getUTCDate() !== 5) server.clock.forward(DAY);

const list = async (
  { id, token }: Pick<Profile, 'id'> & { token?: string | undefined } = school,
  query = '',
) => server.request('GET', `/api/school/${id}/promotions?${query}`, { token });
const feature = (id: number, what: 'feature' | 'unfeature' = 'feature', { token } = school) =>
  server.request('POST', `/api/vacancy/${id}/${what}`, { token });
const open = (id: number, { token } = candidate) => server.request('GET', `/api/vacancy/${id}`, { token });

it("compares a featured vacancy's figures with as many days before", async () => {
  const own = await newSchool(server);
  const { vacancy_id } = await newVacancy(server, own);
  const [early, late, later] = [
    await newCandidate(server),
    await newCandidate(server),
    await newCandidate(server),
  ];
  await open(vacancy_id, early);
  server.clock.forward(DAY);
  await newApplication(server, early, vacancy_id);
  server.clock.forward(2 * DAY);
  await feature(vacancy_id, 'feature', own);
  for (const one of [late, later]) await open(vacancy_id, one);
  await newApplication(server, late, vacancy_id);
  server.clock.forward(DAY);
  await open(vacancy_id, late);
  server.clock.forward(DAY);
  const { data, meta } = (await list(own)).body;
  expect(meta).toMatchObject({ total: 1 });
  expect(data[0]).toMatchObject({
    vacancy: { vacancy_id },
    state: 'running',
    days: 3,
    before: { applications: 1 },
    since: { applications: 1 },
  });
  expect(data[0].since.views).toBeGreaterThanOrEqual(3);
  expect(data[0].before.views).toBeLessThan(data[0].since.views);
});

it('keeps promotions that were ended, repeated or whose vacancy was deleted', async () => {
  const own = await newSchool(server);
  await server.db.update(schools).set({ plan: 'premium' }).where(eq(schools.school_id, own.id));
  const [first, second] = [await newVacancy(server, own), await newVacancy(server, own)];
  await feature(first.vacancy_id, 'feature', own);
  await feature(second.vacancy_id, 'feature', own);
  await feature(first.vacancy_id, 'unfeature', own);
  const states = async () => (await list(own)).body.data.map(({ state }: { state: string }) => state);
  expect(await states()).toEqual(['running', 'taken_back']);
  await feature(first.vacancy_id, 'feature', own);
  expect(await states()).toEqual(['running', 'running']);
  await server.request('DELETE', `/api/vacancy/${second.vacancy_id}`, { token: own.token });
  const { data } = (await list(own)).body;
  expect(data[0].vacancy).toBeUndefined();
  expect(data[0]).toMatchObject({ days: 0, before: null, since: null });
  expect((await list(own, 'page=2&per_page=1')).body.data).toHaveLength(1);
});

it('lists promotions to their own school only', async () => {
  expect((await list({ id: school.id })).status).toBe(401);
  expect((await list({ ...school, token: other.token })).status).toBe(403);
  expect((await list({ ...school, token: candidate.token })).status).toBe(403);
  expect((await list(school, 'page=0')).status).toBe(400);
  const { token } = await server.admin();
  expect((await list({ ...school, token })).status).toBe(200);
  expect((await list({ id: 987654321, token })).status).toBe(404);
});
