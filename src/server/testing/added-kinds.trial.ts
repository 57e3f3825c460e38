import { expect, it } from 'vitest';
import { newApiKey } from './new-api-key.ts';
import { newApplication, newCandidate, newSchool, newVacancy } from './scenario.ts';
import { testServer } from './test-server.ts';
import { withServer } from './with-server.ts';

// Run by src/added-records.test.ts in a copy of the project to which the documents of these kinds have been added.
const { server, candidate, stranger, school, otherSchool, admin } = await withServer({
  candidate: newCandidate,
  stranger: newCandidate,
  school: newSchool,
  otherSchool: newSchool,
  admin: (at) => at.admin(),
});
const { vacancy_id: vacancy } = await newVacancy(server, school);
const { application_id: application } = await newApplication(server, candidate, vacancy);
type Caller = { token?: string };
const call = (method: string, path: string, { token }: Caller = {}, json?: unknown) =>
  server.request(method, `/api${path}`, { token, ...(json !== undefined && { json }) });
const statusOf = async (...sent: Parameters<typeof call>) => (await call(...sent)).status;
const review = { how: 'well', comment: 'Quick answers' };
const path = `/application/${application}/process-review`;
const reviews = async (by: Caller, query = '') =>
  (await call('GET', `/process-review${query}`, by)).body.data;

it('adds a record about an application under the rules of the application', async () => {
  expect(await statusOf('POST', path, {}, review)).toBe(401);
  expect(await statusOf('POST', path, school, review)).toBe(403);
  expect(await statusOf('POST', path, stranger, review)).toBe(403);
  expect(await statusOf('POST', '/application/999999/process-review', candidate, review)).toBe(404);
  expect(await statusOf('POST', path, candidate, { how: 'loudly' })).toBe(422);
  const { status, body } = await call('POST', path, candidate, review);
  expect({ status, errors: body.errors }).toEqual({ status: 201, errors: undefined });
  expect(body.data).toMatchObject({ ...review, application_id: application, by: 'Sara Khalil' });
});

it('adds it once for each person and application', async () => {
  const again = await call('POST', path, candidate, review);
  expect(again).toMatchObject({ status: 409, body: { code: 'record.once' } });
  const { vacancy_id } = await newVacancy(server, otherSchool);
  const { application_id } = await newApplication(server, candidate, vacancy_id);
  expect(await statusOf('POST', `/application/${application_id}/process-review`, candidate, review)).toBe(
    201,
  );
});

it('lists, reads and exports it for those whom its document admits', async () => {
  const [one] = await reviews(school);
  expect(await reviews(school)).toMatchObject([{ application_id: application }]);
  expect(await reviews(candidate)).toHaveLength(2);
  expect(await reviews(stranger)).toEqual([]);
  expect(await reviews(admin, `?application_id=${application}`)).toMatchObject([
    { record_id: one.record_id },
  ]);
  expect(await reviews(admin, '?how=badly')).toEqual([]);
  expect(await statusOf('GET', `/process-review/${one.record_id}`, otherSchool)).toBe(403);
  expect(await statusOf('GET', `/process-review/${one.record_id}`, school)).toBe(200);
  const file = Buffer.from((await call('GET', '/process-review/export', school)).raw).toString();
  expect(file.split('\r\n')[0]).toContain('How was the process?,Comment');
  expect(file).toContain(',Well,Quick answers,');
});

it('is changed and deleted by whom its document admits, and goes with the account', async () => {
  const [one] = await reviews(school);
  expect(await statusOf('PUT', `/process-review/${one.record_id}`, school, { how: 'badly' })).toBe(403);
  expect(await statusOf('PUT', `/process-review/${one.record_id}`, candidate, { how: 'badly' })).toBe(200);
  expect(await statusOf('DELETE', `/process-review/${one.record_id}`, admin)).toBe(403);
  expect(await statusOf('DELETE', '/user/me', candidate, { password: candidate.password })).toBe(200);
  expect(await statusOf('GET', `/process-review/${one.record_id}`, admin)).toBe(404);
});

it('takes what visitors write, at most 10 an hour from one network', async () => {
  const asked = await call('POST', '/visitor-question', {}, { how: 'badly', comment: 'Where is the map?' });
  expect(asked).toMatchObject({ status: 201, body: { data: { by: null } } });
  expect(await call('POST', '/visitor-question', school, review)).toMatchObject({
    status: 201,
    body: { data: { by: expect.any(String) } },
  });
  const id = asked.body.data.record_id;
  expect(await statusOf('GET', `/visitor-question/${id}`)).toBe(401);
  expect(await statusOf('GET', `/visitor-question/${id}`, stranger)).toBe(403);
  expect(await statusOf('GET', '/visitor-question', admin)).toBe(200);
  const strict = await testServer({ beside: server, rateLimitScale: 1 });
  const statuses = [];
  for (let n = 0; n < 10; n++)
    statuses.push((await strict.request('POST', '/api/visitor-question', { json: review })).status);
  expect(statuses).toEqual([...Array(9).fill(201), 429]);
  const { status } = await strict.request('POST', '/api/visitor-question', {
    json: review,
    token: stranger.token,
  });
  expect(status).toBe(201);
  await strict.close();
});

it('has its scope of API keys, its row in the audit log, and its time in the privacy policy', async () => {
  const { secret } = await newApiKey(server, { ...admin, role: 'Admin' }, ['records:read']);
  const key = { token: secret };
  expect(await statusOf('GET', '/visitor-question', key)).toBe(200);
  expect(await statusOf('GET', '/process-review', key)).toBe(200);
  const { record_id } = (await call('POST', '/visitor-question', {}, review)).body.data;
  expect(await statusOf('DELETE', `/visitor-question/${record_id}`, key)).toBe(403);
  expect(await statusOf('DELETE', `/visitor-question/${record_id}`, admin)).toBe(200);
  const [noted] = (await call('GET', '/admin/audit', admin)).body.data;
  expect(noted).toMatchObject({
    thing: `visitor-question ${record_id}`,
    summary: 'Delete a visitor question',
  });
  const kept = (await call('GET', '/retention')).body.data;
  expect(kept).toContainEqual({
    what: 'Visitor questions',
    how_long: '30 days after it was written; deleted with the account of its author',
  });
});
