import { describe, expect, it } from 'vitest';
import { siteDay } from '../../../../language/run/value/site-day.ts';
import { newCandidate, newSchool } from '../../../testing/scenario.ts';
import { userBody } from '../../../testing/user-body.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, admin } = await withServer({ admin: (at) => at.admin() });

const send = (method: string, path: string, json?: unknown, token: string | undefined = admin.token) =>
  server.request(method, `/api${path}`, { token, ...(json === undefined ? {} : { json }) });
const get = (path: string, token?: string) => send('GET', path, undefined, token);
const signIn = async (user_name: string, password: string) =>
  server.request('POST', '/api/auth/login', { json: { user_name, password } });
const newUser = (changes = {}) => userBody(server, changes);

describe('adding a user', () => {
  it.each([
    [1, 'Admin'],
    [2, 'Candidate'],
    [3, 'School'],
  ])('creates a verified account that can sign in, in the role %i', async (role_id, role_name) => {
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
      updated_at: expect.any(String),
      last_seen_at: null,
      suspended_at: null,
      suspended_reason: null,
    });
    expect((await get(`/user/${body.data.id}`)).body.data).toEqual(body.data);
    expect((await signIn(json.user_name, 'secret1')).body.data.user.role.role_name).toBe(role_name);
  });

  it('names each invalid field', async () => {
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

  it('refuses a taken address on its field, even concurrently', async () => {
    const taken = { user_name: ['This e-mail address already has an account'] };
    const upper = newUser({ user_name: admin.email.toUpperCase() });
    expect(await send('POST', '/user', upper)).toMatchObject({ status: 422, body: { errors: taken } });
    const json = newUser();
    const answers = await Promise.all([1, 2, 3].map(() => send('POST', '/user', json)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });
});

describe('the list of users', () => {
  it('tells the total of a search on each page, and beyond the last', async () => {
    for (const name of ['Counted One', 'Counted Two', 'Counted Three'])
      await send('POST', '/user', newUser({ full_name: name }));
    const meta = async (query: string) => (await get(`/user?${query}`)).body.meta;
    const first = await meta('search=counted&per_page=2');
    expect(first).toMatchObject({ total: 3, total_is_capped: false, next_cursor: expect.any(String) });
    const next = await meta(`search=counted&per_page=2&cursor=${first.next_cursor}`);
    expect(next).toMatchObject({ total: 3, next_cursor: null });
    expect(await meta('search=counted&per_page=2&page=2')).toMatchObject({ total: 3, next_cursor: null });
    expect(await meta('search=counted&per_page=2&page=3')).toMatchObject({ total: 3, next_cursor: null });
    expect(await meta('search=nobody-of-this-name')).toMatchObject({ total: 0, next_cursor: null });
  });

  it('is paged, sorted, searched and filtered, and never contains a password', async () => {
    const emails = [server.newEmail(), server.newEmail()].sort();
    const tag = 'Zz100%_List';
    const [first, second] = [
      await send('POST', '/user', newUser({ full_name: `b ${tag}`, user_name: emails[0], role_id: 3 })),
      await send('POST', '/user', newUser({ full_name: `A ${tag}`, user_name: emails[1] })),
    ].map(({ body }) => body.data.id);
    const ids = async (query: string) => {
      const { body } = await get(`/user?${query}`);
      expect(JSON.stringify(body)).not.toMatch(/password|argon/i);
      return body.data.map((row: { id: number }) => row.id);
    };
    const search = `search=${encodeURIComponent(tag.toLowerCase())}`;
    expect(await ids(search)).toEqual([second, first]);
    expect(await ids(`${search}&sort=created_at`)).toEqual([first, second]);
    expect(await ids(`${search}&sort=full_name`)).toEqual([second, first]);
    expect(await ids(`${search}&sort=-full_name`)).toEqual([first, second]);
    expect(await ids(`${search}&sort=user_name&page=2&per_page=1`)).toEqual([second]);
    expect(await ids(`${search}&role_id=3`)).toEqual([first]);
    expect(await ids(`user_id=${first},${second}&sort=created_at`)).toEqual([first, second]);
    expect(await ids(`user_id=${2 ** 40}`)).toEqual([]);
    expect(await ids(`${search}&role_id=2,3`)).toEqual([second, first]);
    expect(await ids(`search=${emails[1]!.toUpperCase()}`)).toEqual([second]);
    expect(await ids(`${search}&verified=true`)).toEqual([second, first]);
    expect(await ids(`${search}&verified=false`)).toEqual([]);
    const unverified = server.newEmail();
    const json = { full_name: 'Not Yet', user_name: unverified, password: 'secret1', role_id: 2 };
    await server.request('POST', '/api/auth/register', { json });
    expect((await get(`/user?verified=0&search=${unverified}`)).body).toMatchObject({
      meta: { total: 1, page: 1, per_page: 20 },
      data: [{ user_name: unverified, email_verified_at: null }],
    });
    const today = siteDay(server.clock.now());
    const tomorrow = siteDay(new Date(server.clock.now().getTime() + 24 * 60 * 60 * 1000));
    expect(await ids(`${search}&created_from=${today}&created_to=${today}`)).toEqual([second, first]);
    expect(await ids(`${search}&created_from=${tomorrow}`)).toEqual([]);
    expect((await get('/user?created_from=0000-01-01')).status).toBe(400);
    expect((await get('/user?sort=password_hash')).status).toBe(400);
    expect((await get('/user?role_id=x')).status).toBe(400);
  });

  it('shows the profiles', async () => {
    const [candidate, school] = [await newCandidate(server), await newSchool(server)];
    expect((await get(`/user/${candidate.user.id}`)).body.data.candidate_id).toBe(candidate.id);
    expect((await get(`/user/${school.user.id}`)).body.data.school_id).toBe(school.id);
    for (const id of [987654321, 2 ** 31, 2 ** 53 - 1]) expect((await get(`/user/${id}`)).status).toBe(404);
    expect((await get('/user/0')).status).toBe(400);
  });
});

it('is limited to Admins', async () => {
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
