import { expect, it } from 'vitest';
import { newApplication, newCandidate, newSchool, newVacancy } from '../../../testing/scenario.ts';
import { waitingSchool } from '../../../testing/waiting-school.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, admin, sara, school } = await withServer({
  admin: (at) => at.admin(),
  sara: newCandidate,
  school: newSchool,
});

async function cards(list: string): Promise<Record<string, number>> {
  const { body } = await server.request('GET', `/api/admin/stats/${list}`, { token: admin.token });
  return Object.fromEntries(
    body.data.cards.map(({ label, value }: { label: string; value: number }) => [label, value]),
  );
}

it('counts existing records without delay', async () => {
  const before = await cards('vacancies');
  const vacancy = (await newVacancy(server, school)).vacancy_id;
  await newApplication(server, sara, vacancy);
  await waitingSchool(server);
  expect(await cards('vacancies')).toMatchObject({
    Vacancies: before.Vacancies! + 1,
    Open: before.Open! + 1,
  });
  expect(await cards('applications')).toMatchObject({
    Applications: 1,
    Pending: 1,
    'New in the last 7 days': 1,
  });
  expect(await cards('candidates')).toMatchObject({ Candidates: 1, 'Visible to schools': 1 });
  expect(await cards('schools')).toMatchObject({
    Schools: 2,
    'Waiting for approval': 1,
    'With open vacancies': 1,
    'License expired': 0,
  });
  expect(await cards('users')).toMatchObject({ Users: 4, Admins: 1, 'Not verified': 0 });
});

it('counts each vacancy in its state, including taken-down ones', async () => {
  const { vacancy_id } = await newVacancy(server, school);
  const path = `/api/vacancy/${vacancy_id}/take-down`;
  await server.request('POST', path, { token: admin.token, json: { reason: 'It asks for money.' } });
  const { Vacancies, ...states } = await cards('vacancies');
  expect(states).toMatchObject({ 'Taken down': 1 });
  expect(Object.values(states).reduce((sum, value) => sum + value, 0)).toBe(Vacancies);
});

it('counts open reports and those that led to action', async () => {
  const { vacancy_id } = await newVacancy(server, school);
  const send = (path: string, token: string, json: object) =>
    server.request('POST', `/api/${path}`, { token, json });
  const before = await cards('reports');
  await send(`report/vacancy/${vacancy_id}`, sara.token, {
    reason: 'money',
    text: 'It asks for 200 dollars.',
  });
  expect(await cards('reports')).toEqual({
    ...before,
    Reports: before.Reports! + 1,
    Waiting: before.Waiting! + 1,
    'New in the last 7 days': before['New in the last 7 days']! + 1,
  });
  const { body } = await server.request('GET', '/api/admin/reports', { token: admin.token });
  await send(`admin/reports/${body.data[0].report_id}/settle`, admin.token, {
    outcome: 'resolved',
    note: 'They changed it.',
  });
  expect(await cards('reports')).toMatchObject({
    Waiting: before.Waiting,
    'Action taken': before['Action taken']! + 1,
  });
});

it('refuses the cards to everybody else', async () => {
  for (const token of [sara.token, school.token])
    expect((await server.request('GET', '/api/admin/stats/users', { token })).status).toBe(403);
});

it('labels cards, and refuses an unknown item, in Arabic without English', async () => {
  const headers = { 'accept-language': 'ar' };
  const call = (method: string, path: string) =>
    server.request(method, `/api${path}`, { token: admin.token, headers });
  const labels: string[] = [];
  for (const list of ['countries', 'skills', 'rating-scales', 'student-device-programs', 'users']) {
    const { body } = await call('GET', `/admin/stats/${list}`);
    labels.push(...body.data.cards.map(({ label }: { label: string }) => label));
  }
  labels.push((await call('DELETE', '/skills/999999')).body.message);
  expect(labels).toContain('المهارات');
  expect(labels.filter((label) => /[A-Za-z]/.test(label))).toEqual([]);
});
