import { describe, expect, it } from 'vitest';
import { newApplication, newCandidate, newSchool, newVacancy, pdf, png } from '../../../testing/scenario.ts';
import { PASSWORD, testServer } from '../../../testing/test-server.ts';
import { userBody } from '../../../testing/user-body.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, admin } = await withServer({ admin: (at) => at.admin() });

const send = (method: string, path: string, json?: unknown, token: string | undefined = admin.token) =>
  server.request(method, `/api${path}`, { token, ...(json === undefined ? {} : { json }) });
const get = (path: string, token?: string) => send('GET', path, undefined, token);
const signIn = async (user_name: string, password: string) =>
  server.request('POST', '/api/auth/login', { json: { user_name, password } });
const newUser = (changes = {}) => userBody(server, changes);

describe('deleting a user', () => {
  it('deletes profile, files and sessions', async () => {
    const files = server.storedFiles().length;
    const candidate = await newCandidate(server, { candidate_picture: png() });
    const school = await newSchool(server, { school_logo: png(), school_brochure: pdf() });
    const hiring = await newSchool(server);
    const { vacancy_id } = await newVacancy(server, hiring);
    await newApplication(server, candidate, vacancy_id, { resume: pdf('own.pdf') });
    for (const { user, token } of [candidate, school]) {
      expect(await send('DELETE', `/user/${user.id}`)).toMatchObject({ status: 200, body: { data: null } });
      expect((await get('/notification', token)).status).toBe(401);
      expect((await get(`/user/${user.id}`)).status).toBe(404);
    }
    expect((await get(`/candidate/${candidate.id}`)).status).toBe(404);
    expect((await get(`/school/${school.id}`)).status).toBe(404);
    expect((await get('/application', hiring.token)).body.data).toEqual([]);
    expect(server.storedFiles()).toHaveLength(files);
    expect((await signIn(candidate.email, PASSWORD)).status).toBe(400);
    expect((await send('DELETE', `/user/${candidate.user.id}`)).status).toBe(404);
    expect((await send('POST', '/user', newUser({ user_name: candidate.email }))).status).toBe(201);
  });

  it('is refused for oneself', async () => {
    expect(await send('DELETE', `/user/${admin.user.id}`)).toMatchObject({
      status: 409,
      body: { message: 'You cannot delete your own account.' },
    });
  });
});

describe('two Admins who remove each other concurrently', () => {
  it.each([
    ['delete', 'DELETE', undefined, 'The last Admin cannot be deleted.'],
    ['demote', 'PUT', { role_id: 2 }, 'You cannot change the role of the last Admin.'],
  ])('by a %s leave one', async (_, method, json, message) => {
    const alone = await testServer();
    for (let round = 0; round < 5; round += 1) {
      const pair = [await alone.admin(), await alone.admin()] as const;
      const list = await alone.request('GET', '/api/user?role_id=1', { token: pair[0].token });
      for (const { id } of list.body.data)
        if (pair.every(({ user }) => user.id !== id))
          await alone.request('DELETE', `/api/user/${id}`, { token: pair[0].token });
      const answers = await Promise.all(
        pair.map(({ token }, index) =>
          alone.request(method, `/api/user/${pair[1 - index]!.user.id}`, {
            token,
            ...(json ? { json } : {}),
          }),
        ),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses[0]).toBe(200);
      // The later one has lost the session, or would remove the last Admin.
      expect([401, 409]).toContain(statuses[1]);
      for (const { status, body } of answers) if (status === 409) expect(body.message).toBe(message);
    }
    await alone.close();
  });
});
