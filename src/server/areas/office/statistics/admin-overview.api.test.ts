import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  asForm,
  newApplication,
  newCandidate,
  newInvitation,
  newSchool,
  newVacancy,
} from '../../../testing/scenario.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const ask = (token?: string) => server.request('GET', '/api/admin/overview', { token });

it('shows Admins totals and the events of each of twelve weeks, at most a minute old', async () => {
  const admin = await server.admin();
  const school = await newSchool(server);
  const candidate = await newCandidate(server);
  await newApplication(server, candidate, (await newVacancy(server, school)).vacancy_id);
  await newVacancy(server, school);
  // Reached by its link only: open, as on the list of vacancies.
  await newVacancy(server, school, { display_vacancy_public: 0 });
  const { status, body } = await ask(admin.token);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ open_vacancies: 3, schools: 1, candidates: 1, applications: 1 });
  expect(body.data.weeks).toHaveLength(12);
  expect(body.data.weeks.at(-1)).toMatchObject({ people: 3, applications: 1, vacancies: 3 });
  expect(body.data.weeks.slice(0, -1)).not.toContainEqual(expect.objectContaining({ vacancies: 3 }));

  await newVacancy(server, school);
  expect((await ask(admin.token)).body.data.open_vacancies).toBe(3);
  server.clock.forward(61);
  expect((await ask(admin.token)).body.data.weeks.at(-1).vacancies).toBe(4);
});

it('shows Admins how far applications have come, and how soon schools have answered', async () => {
  const school = await newSchool(server);
  const { vacancy_id } = await newVacancy(server, school);
  const sent = async () =>
    (await newApplication(server, await newCandidate(server), vacancy_id)).application_id;
  const [first, second] = [await sent(), await sent()];
  const move = (id: number, status: string) =>
    server.request('PUT', `/api/application/${id}/status`, { token: school.token, json: { status } });
  server.clock.forward(30 * 60 * 60);
  expect((await move(first, 'Interview')).status).toBe(200);
  expect((await move(first, 'Rejected')).status).toBe(200);
  server.clock.forward(61);
  const admin = await server.admin();
  const before = (await ask(admin.token)).body.data;
  const of = (rows: { applications: number }[], name: string, value: string) =>
    rows.find((row) => (row as Record<string, unknown>)[name] === value)!.applications;
  expect(of(before.funnel, 'stage', 'shortlisted')).toBe(1);
  expect(of(before.funnel, 'stage', 'interview')).toBe(1);
  expect(of(before.funnel, 'stage', 'offered')).toBe(0);
  expect(of(before.answers, 'within', 'three_days')).toBe(1);
  expect(before.median_answer_days).toBeCloseTo(1.3, 5);
  const waiting = of(before.answers, 'within', 'not_yet');

  expect((await move(second, 'Rejected')).status).toBe(200);
  server.clock.forward(61);
  const after = (await ask(admin.token)).body.data;
  expect(of(after.answers, 'within', 'not_yet')).toBe(waiting - 1);
  expect(of(after.funnel, 'stage', 'shortlisted')).toBe(1);
});

it('counts no message from before an application as the answer to it', async () => {
  const school = await newSchool(server);
  const person = await newCandidate(server);
  const { vacancy_id } = await newVacancy(server, school);
  const answersOf = async () => (await ask((await server.admin()).token)).body.data.answers;
  server.clock.forward(61);
  const before = await answersOf();
  const { invitation_id } = await newInvitation(server, school, vacancy_id, person.id);
  const path = `/api/job/invitation/${invitation_id}`;
  await server.request('POST', `${path}/accept`, { token: person.token, json: {} });
  const form = asForm({ text: 'Do apply.' });
  expect((await server.request('POST', `${path}/messages`, { token: school.token, form })).status).toBe(201);
  server.clock.forward(60);
  await newApplication(server, person, vacancy_id);
  server.clock.forward(61);
  expect(await answersOf()).toEqual(
    before.map((row: { within: string; applications: number }) =>
      row.within === 'not_yet' ? { ...row, applications: row.applications + 1 } : row,
    ),
  );
});

it('refuses the overview to everybody else', async () => {
  expect((await ask()).status).toBe(401);
  expect((await ask((await newSchool(server)).token)).status).toBe(403);
  expect((await ask((await newCandidate(server)).token)).status).toBe(403);
});
