import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  asForm,
  candidateBody,
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  pdf,
  png,
} from '../testing/scenario.ts';
import { PASSWORD, type Person, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let admin: Person;

beforeAll(async () => {
  server = await testServer();
  admin = await server.admin();
});
afterAll(() => server.close());

const send = (method: string, path: string, json?: unknown, token: string | undefined = admin.token) =>
  server.request(method, `/api${path}`, { token, ...(json === undefined ? {} : { json }) });
const get = (path: string, token?: string) => send('GET', path, undefined, token);
const signIn = async (user_name: string, password: string) =>
  server.request('POST', '/api/auth/login', { json: { user_name, password } });
const newUser = (changes = {}) => ({
  full_name: 'Omar Aziz',
  user_name: server.newEmail(),
  password: 'secret1',
  role_id: 2,
  ...changes,
});

describe('adding a user', () => {
  it.each([
    [1, 'Admin'],
    [2, 'Candidate'],
    [3, 'School'],
  ])('in the role %i makes a verified account that can sign in', async (role_id, role_name) => {
    const json = newUser({ role_id });
    const { status, body } = await send('POST', '/user', json);
    expect(status).toBe(201);
    expect(body.data).toEqual({
      id: expect.any(Number),
      full_name: 'Omar Aziz',
      user_name: json.user_name,
      email_verified_at: expect.any(String),
      role_id,
      role: { role_id, role_name },
      candidate_id: null,
      school_id: null,
      created_at: expect.any(String),
    });
    expect((await get(`/user/${body.data.id}`)).body.data).toEqual(body.data);
    expect((await signIn(json.user_name, 'secret1')).body.data.user.role.role_name).toBe(role_name);
  });

  it('names each field in error', async () => {
    const { status, body } = await send('POST', '/user', {
      user_name: 'nobody',
      password: '12345',
      role_id: 4,
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      full_name: ['Full Name is required'],
      user_name: ['Invalid email format'],
      password: ['Password must be at least 6 characters'],
      role_id: [expect.any(String)],
    });
  });

  it('with an address that has an account is refused on its field, also at the same moment', async () => {
    const taken = { user_name: ['This e-mail address has an account already'] };
    const upper = newUser({ user_name: admin.email.toUpperCase() });
    expect(await send('POST', '/user', upper)).toMatchObject({ status: 422, body: { errors: taken } });
    const json = newUser();
    const answers = await Promise.all([1, 2, 3].map(() => send('POST', '/user', json)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });
});

describe('the list of users', () => {
  it('pages, sorts, searches and filters, and never holds a password', async () => {
    const emails = [server.newEmail(), server.newEmail()].sort();
    const tag = 'Zz100%_List';
    const [one, two] = [
      await send('POST', '/user', newUser({ full_name: `b ${tag}`, user_name: emails[0], role_id: 3 })),
      await send('POST', '/user', newUser({ full_name: `A ${tag}`, user_name: emails[1] })),
    ].map(({ body }) => body.data.id);
    const ids = async (query: string) => {
      const { body } = await get(`/user?${query}`);
      expect(JSON.stringify(body)).not.toMatch(/password|argon/i);
      return body.data.map((row: { id: number }) => row.id);
    };
    const search = `search=${encodeURIComponent(tag.toLowerCase())}`;
    expect(await ids(search)).toEqual([two, one]);
    expect(await ids(`${search}&sort=created_at`)).toEqual([one, two]);
    expect(await ids(`${search}&sort=full_name`)).toEqual([two, one]);
    expect(await ids(`${search}&sort=-full_name`)).toEqual([one, two]);
    expect(await ids(`${search}&sort=user_name&page=2&per_page=1`)).toEqual([two]);
    expect(await ids(`${search}&role_id=3`)).toEqual([one]);
    expect(await ids(`${search}&role_id=2,3`)).toEqual([two, one]);
    expect(await ids(`search=${emails[1]!.toUpperCase()}`)).toEqual([two]);
    expect(await ids(`${search}&verified=true`)).toEqual([two, one]);
    expect(await ids(`${search}&verified=false`)).toEqual([]);
    const unverified = server.newEmail();
    const json = { full_name: 'Not Yet', user_name: unverified, password: 'secret1', role_id: 2 };
    await server.request('POST', '/api/auth/register', { json });
    expect((await get(`/user?verified=0&search=${unverified}`)).body).toMatchObject({
      meta: { total: 1, page: 1, per_page: 20 },
      data: [{ user_name: unverified, email_verified_at: null }],
    });
    expect((await get('/user?sort=password_hash')).status).toBe(400);
    expect((await get('/user?role_id=x')).status).toBe(400);
  });

  it('names the profiles', async () => {
    const [candidate, school] = [await newCandidate(server), await newSchool(server)];
    expect((await get(`/user/${candidate.user.id}`)).body.data.candidate_id).toBe(candidate.id);
    expect((await get(`/user/${school.user.id}`)).body.data.school_id).toBe(school.id);
    for (const id of [987654321, 2 ** 31, 2 ** 53 - 1]) expect((await get(`/user/${id}`)).status).toBe(404);
    expect((await get('/user/0')).status).toBe(400);
  });
});

describe('changing a user', () => {
  it('changes what is sent and leaves the sessions alone', async () => {
    const person = await server.signUp('School');
    const user_name = server.newEmail();
    const { status, body } = await send('PUT', `/user/${person.user.id}`, {
      full_name: 'New Name',
      user_name,
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ full_name: 'New Name', user_name, role_id: 3 });
    expect(body.data.email_verified_at).not.toBeNull();
    expect((await get('/notification', person.token)).status).toBe(200);
    expect((await signIn(user_name, PASSWORD)).status).toBe(200);
    expect((await signIn(person.email, PASSWORD)).status).toBe(400);
  });

  it('to a new password or role ends the sessions', async () => {
    for (const [change, password] of [
      [{ password: 'changed1' }, 'changed1'],
      [{ role_id: 3 }, PASSWORD],
    ] as const) {
      const person = await server.signUp('Candidate');
      expect((await send('PUT', `/user/${person.user.id}`, change)).status).toBe(200);
      expect((await get('/notification', person.token)).status).toBe(401);
      expect((await signIn(person.email, password)).status).toBe(200);
    }
  });

  it('voids the links that were mailed before', async () => {
    const person = await server.signUp('Candidate');
    await server.request('POST', '/api/auth/forgot-password', { json: { user_name: person.email } });
    const mails = await server.mail.to(person.email);
    const token = /token=([\w-]+)/.exec(mails.at(-1)!.text)![1];
    await send('PUT', `/user/${person.user.id}`, { password: 'changed1' });
    const json = { email: person.email, token, password: 'stolen1' };
    expect((await server.request('POST', '/api/auth/reset-password', { json })).status).toBe(400);
  });

  it('refuses what is wrong', async () => {
    const person = await server.signUp('Candidate');
    const put = (json: unknown) => send('PUT', `/user/${person.user.id}`, json);
    expect((await put({ user_name: admin.email })).body.errors).toEqual({
      user_name: ['This e-mail address has an account already'],
    });
    expect((await put({ full_name: '', password: '1' })).body.errors).toEqual({
      full_name: ['Full Name is required'],
      password: ['Password must be at least 6 characters'],
    });
    expect((await put({ email_verified_at: null })).status).toBe(422);
    expect((await send('PUT', '/user/987654321', {})).status).toBe(404);
    expect((await put({ user_name: person.email.toUpperCase() })).status).toBe(200);
  });

  it('does not change the role of one who has a profile', async () => {
    const [candidate, school] = [await newCandidate(server), await newSchool(server)];
    expect(await send('PUT', `/user/${candidate.user.id}`, { role_id: 3 })).toMatchObject({
      status: 409,
      body: { message: 'This user has a candidate profile. Delete it before you change the role.' },
    });
    expect((await send('PUT', `/user/${school.user.id}`, { role_id: 1 })).status).toBe(409);
    expect((await send('PUT', `/user/${school.user.id}`, { role_id: 3 })).status).toBe(200);
    expect((await get('/user/school-profile', school.token)).status).toBe(200);
  });

  it('does not change it either while the profile is being made', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await server.signUp('Candidate');
      const [created, changed] = await Promise.all([
        server.request('POST', '/api/candidate', { token: person.token, form: asForm(candidateBody()) }),
        send('PUT', `/user/${person.user.id}`, { role_id: 3 }),
      ]);
      const { data } = (await get(`/user/${person.user.id}`)).body;
      expect(data.role_id).toBe(created.status === 201 ? 2 : 3);
      expect(changed.status).toBe(created.status === 201 ? 409 : 200);
      expect(data.candidate_id === null).toBe(created.status !== 201);
    }
  });

  it('keeps the caller’s own session and role', async () => {
    const other = await server.admin();
    const path = `/user/${other.user.id}`;
    expect((await send('PUT', path, { password: 'changed1' }, other.token)).status).toBe(200);
    expect((await get(path, other.token)).status).toBe(200);
    expect(await send('PUT', path, { role_id: 2 }, other.token)).toMatchObject({
      status: 409,
      body: { message: 'You cannot change your own role.' },
    });
    expect((await send('PUT', path, { role_id: 2 })).status).toBe(200);
    expect((await get(path, other.token)).status).toBe(401);
  });
});

describe('deleting a user', () => {
  it('takes profile, files and sessions along', async () => {
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

  it('is refused while its school has vacancies', async () => {
    const school = await newSchool(server);
    await newVacancy(server, school);
    expect(await send('DELETE', `/user/${school.user.id}`)).toMatchObject({
      status: 409,
      body: { message: 'This school is in use and cannot be deleted. Used by: vacancies (1).' },
    });
    expect((await get('/user/school-profile', school.token)).status).toBe(200);
  });

  it('is refused for oneself', async () => {
    expect(await send('DELETE', `/user/${admin.user.id}`)).toMatchObject({
      status: 409,
      body: { message: 'You cannot delete your own account.' },
    });
  });
});

describe('two Admins who remove each other at the same moment', () => {
  it.each([
    ['delete', 'DELETE', undefined, 'The last Admin cannot be deleted.'],
    ['demote', 'PUT', { role_id: 2 }, 'The last Admin must stay one.'],
  ])('by a %s: one stays', async (_, method, json, message) => {
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
      // One who came later has no session any more, or is told that it would be the last.
      expect([401, 409]).toContain(statuses[1]);
      for (const { status, body } of answers) if (status === 409) expect(body.message).toBe(message);
    }
    await alone.close();
  });
});

it('is for Admins only', async () => {
  const [candidate, school] = [await newCandidate(server), await newSchool(server)];
  const calls = [
    ['GET', '/user'],
    ['POST', '/user', newUser({ role_id: 1 })],
    ['GET', `/user/${candidate.user.id}`],
    ['PUT', `/user/${candidate.user.id}`, { role_id: 1 }],
    ['DELETE', `/user/${school.user.id}`],
  ] as const;
  for (const [method, path, json] of calls) {
    for (const { token } of [candidate, school])
      expect((await send(method, path, json, token)).status, `${method} ${path}`).toBe(403);
    const answer = await server.request(method, `/api${path}`, json ? { json } : {});
    expect(answer.status).toBe(401);
  }
});
