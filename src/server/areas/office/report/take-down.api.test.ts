import { expect, it } from 'vitest';
import { newApplication, newCandidate, newSchool, newVacancy } from '../../../testing/scenario.ts';
import { newColleague } from '../../../testing/team-scenario.ts';
import type { Person } from '../../../testing/test-server.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, admin, candidate, school } = await withServer({
  admin: (on) => on.admin(),
  candidate: (on) => newCandidate(on),
  school: (on) => newSchool(on),
});

const REASON = 'It asks applicants for money.';
const send = (method: string, path: string, json?: object, { token }: Pick<Person, 'token'> = admin) =>
  server.request(method, `/api${path}`, { token, ...(json && { json }) });
const takeDown = (id: number, json: object = { reason: REASON }) =>
  send('POST', `/vacancy/${id}/take-down`, json);
const read = async (id: number, who: Pick<Person, 'token'>) =>
  (await send('GET', `/vacancy/${id}`, undefined, who)).body.data;

it('a vacancy that is taken down counts as not open everywhere, and its school gets the reason', async () => {
  const { vacancy_id } = await newVacancy(server, school);
  await send('POST', `/job/save-job/${vacancy_id}`, undefined, candidate);
  expect((await takeDown(vacancy_id)).body.data).toMatchObject({ status: 'taken_down', is_open: false });
  const forOthers = await read(vacancy_id, candidate);
  expect(forOthers).toMatchObject({ status: 'taken_down', is_open: false });
  expect(forOthers).not.toHaveProperty('taken_down_reason');
  expect(await read(vacancy_id, school)).toMatchObject({ taken_down_reason: REASON });
  const own = await send('GET', `/school/${school.id}/vacancies?status=taken_down`, undefined, school);
  expect(own.body.data).toMatchObject([{ vacancy_id, taken_down_reason: REASON }]);
  const news = await send('GET', '/notification', undefined, school);
  expect(news.body.data[0]).toMatchObject({ kind: 'vacancy_taken_down', message: REASON, vacancy_id });
  expect((await server.mail.to(school.email)).at(-1)!.text).toContain(REASON);
  // Neither the school nor an application reopens it.
  for (const path of ['close', 'reopen'])
    expect((await send('POST', `/vacancy/${vacancy_id}/${path}`, undefined, school)).body.message).toBe(
      'This vacancy has been taken down.',
    );
  expect((await takeDown(vacancy_id)).status).toBe(409);

  expect((await send('POST', `/vacancy/${vacancy_id}/put-back`)).body.data).toMatchObject({
    status: 'open',
    taken_down_reason: null,
  });
  expect((await send('POST', `/vacancy/${vacancy_id}/put-back`)).status).toBe(409);
  expect((await server.mail.to(school.email)).at(-1)!.subject).toContain('is shown again');
});

it('a vacancy that is taken down is no longer featured, even after it is put back', async () => {
  const { vacancy_id } = await newVacancy(server, school);
  expect((await send('POST', `/vacancy/${vacancy_id}/feature`, undefined, school)).status).toBe(200);
  expect((await takeDown(vacancy_id)).body.data.is_featured).toBe(false);
  expect((await send('POST', `/vacancy/${vacancy_id}/put-back`)).body.data.is_featured).toBe(false);
});

it('a vacancy that is taken down is visible only to users who know it already', async () => {
  const { vacancy_id } = await newVacancy(server, school);
  const stranger = await newCandidate(server);
  await newApplication(server, candidate, vacancy_id);
  const answers = async (who: Pick<Person, 'token'>) =>
    Promise.all(
      ['', '/summary', '/similar'].map(
        async (path) => (await send('GET', `/vacancy/${vacancy_id}${path}`, undefined, who)).status,
      ),
    );
  expect(await answers({ token: '' })).toEqual([200, 200, 200]);
  await takeDown(vacancy_id);
  for (const who of [{ token: '' }, stranger]) expect(await answers(who)).toEqual([404, 404, 404]);
  for (const who of [candidate, school, admin]) expect(await answers(who)).toEqual([200, 200, 200]);
});

it('a vacancy that is taken down cannot be reopened as a copy', async () => {
  const { vacancy_id } = await newVacancy(server, school);
  await takeDown(vacancy_id);
  for (const [method, path] of [
    ['POST', 'duplicate'],
    ['GET', 'copy'],
  ] as const) {
    const { status, body } = await send(method, `/vacancy/${vacancy_id}/${path}`, undefined, school);
    expect([status, body.message]).toEqual([409, 'This vacancy has been taken down.']);
  }
});

it('a restored vacancy stays hidden while its school’s account is suspended', async () => {
  const owner = await newSchool(server);
  const { vacancy_id } = await newVacancy(server, owner);
  await takeDown(vacancy_id);
  await send('POST', `/user/${owner.user.id}/suspend`, { reason: REASON });
  expect((await send('POST', `/vacancy/${vacancy_id}/put-back`)).body.data.status).toBe('taken_down');
  await send('POST', `/user/${owner.user.id}/restore`);
  expect((await read(vacancy_id, admin)).status).toBe('open');
});

it('taking down requires an Admin, a reason and an existing vacancy', async () => {
  const { vacancy_id } = await newVacancy(server, school);
  expect((await takeDown(vacancy_id, { reason: '' })).status).toBe(422);
  expect((await takeDown(9_000_000_000)).status).toBe(404);
  for (const path of ['take-down', 'put-back'])
    for (const [who, status] of [
      [school, 403] as const,
      [candidate, 403] as const,
      [{ token: '' }, 401] as const,
    ])
      expect((await send('POST', `/vacancy/${vacancy_id}/${path}`, { reason: REASON }, who)).status).toBe(
        status,
      );
});

it('taking down notifies the school’s recruiters, but not its reviewers', async () => {
  const { vacancy_id } = await newVacancy(server, school);
  const recruiter = await newColleague(server, school, 'recruiter');
  const reviewer = await newColleague(server, school, 'reviewer');
  await takeDown(vacancy_id);
  const kinds = async (who: Pick<Person, 'token'>) =>
    (await send('GET', '/notification', undefined, who)).body.data.map(({ kind }: { kind: string }) => kind);
  expect(await kinds(recruiter)).toEqual(['vacancy_taken_down']);
  expect(await kinds(reviewer)).toEqual([]);
});
