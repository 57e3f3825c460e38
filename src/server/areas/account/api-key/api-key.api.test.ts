import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../../../engine/db/tables/accounts.ts';
import { newApiKey } from '../../../testing/new-api-key.ts';
import {
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  type Profile,
} from '../../../testing/scenario.ts';
import { newColleague } from '../../../testing/team-scenario.ts';
import { PASSWORD, testServer } from '../../../testing/test-server.ts';
import { withServer } from '../../../testing/with-server.ts';
import { KEYS_AT_MOST, scopesOf } from './api-key-operations.ts';

const FORMS = resolve(import.meta.dirname, '../../../../../schemas/forms/settings');
const { server, school, admin } = await withServer({
  school: (at) => newSchool(at),
  admin: (at) => at.admin(),
});

type Caller = { token?: string };
const call = (method: string, path: string, { token }: Caller, json?: unknown) =>
  server.request(method, `/api${path}`, { token, ...(json === undefined ? {} : { json }) });
const create = (by: Caller, more: object = {}) =>
  call('POST', '/api-key', by, {
    name: 'Applicant system',
    scopes: ['vacancies:read'],
    password: PASSWORD,
    ...more,
  });
const made = async (by: Caller, more: object = {}) => {
  const { status, body } = await create(by, more);
  expect({ status, errors: body.errors }).toEqual({ status: 201, errors: undefined });
  return { ...body.data.key, token: body.data.secret };
};
const list = async (by: Caller) => (await call('GET', '/api-key', by)).body.data;
const read = (by: Caller) => call('GET', '/vacancy', by);
const kinds = async (by: Caller) =>
  (await call('GET', '/user/me/security-events', by)).body.data.map(({ kind }: { kind: string }) => kind);

describe('creating an API key', () => {
  it('tells the secret once, and stores only its hash', async () => {
    const owner = await newSchool(server);
    const key = await made(owner, { name: 'Import', ends_on: '2099-12-31' });
    expect(key.token).toMatch(/^erm_live_[\w-]{43}$/);
    expect(await list(owner)).toEqual([
      expect.objectContaining({
        name: 'Import',
        starts_with: key.token.slice(0, 13),
        scopes: ['vacancies:read'],
        ends_on: '2099-12-31',
        is_own: true,
        last_used_at: null,
      }),
    ]);
    const { rows } = await server.db.execute(sql`select api_keys::text as all from api_keys`);
    expect(JSON.stringify(rows)).not.toContain(key.token.slice(13));
    expect(server.log().join()).not.toContain(key.token);
  });

  it('is mailed to its maker and stands among the security events', async () => {
    const owner = await newSchool(server);
    const { api_key_id } = await made(owner);
    await call('POST', `/api-key/${api_key_id}/rotate`, owner, { password: PASSWORD });
    await call('DELETE', `/api-key/${api_key_id}`, owner);
    const subjects = (await server.mail.to(owner.email)).map(({ subject }) => subject);
    expect(subjects).toContain('An API key was created for your account');
    expect(subjects).toContain('An API key of your account has a new secret');
    expect((await kinds(owner)).slice(0, 3)).toEqual(['api_key_revoked', 'api_key_rotated', 'api_key_made']);
  });

  it('by an Admin is in the audit log', async () => {
    const { api_key_id } = await made(admin, { scopes: ['statistics:read'] });
    await call('DELETE', `/api-key/${api_key_id}`, admin);
    const { body } = await call('GET', '/admin/audit', admin);
    expect(body.data.slice(0, 2)).toMatchObject([
      { operation: 'revokeApiKey' },
      { operation: 'createApiKey' },
    ]);
  });

  it('acts in its own name: the audit log tells which key did what for the Admin', async () => {
    const key = await made(admin, { name: 'List import', scopes: ['lists:write'] });
    const { status } = await call('POST', '/skills', key, { skill_desc: 'Robotics with a key' });
    expect(status).toBe(201);
    const latest = async () => (await call('GET', '/admin/audit', admin)).body.data[0];
    const by = { operation: 'createSkill', api_key_id: key.api_key_id };
    expect(await latest()).toMatchObject({ ...by, api_key: 'List import' });
    await call('POST', '/skills', admin, { skill_desc: 'Robotics by hand' });
    expect(await latest()).toMatchObject({ operation: 'createSkill', api_key_id: null, api_key: null });
    await call('DELETE', `/api-key/${key.api_key_id}`, admin);
    const { data } = (await call('GET', '/admin/audit?search=createSkill', admin)).body;
    expect(data).toContainEqual(expect.objectContaining({ ...by, api_key: null }));
  });

  it.each([
    [{ password: 'a wrong one' }, 'password'],
    [{ name: '' }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['everything'] }, 'scopes'],
    [{ scopes: ['lists:write'] }, 'scopes'],
    [{ ends_on: '2020-01-01' }, 'ends_on'],
  ])('refuses %j', async (more, field) => {
    const { status, body } = await create(school, more);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)[0]).toMatch(new RegExp(`^${field}`));
  });

  it('is refused to visitors, candidates, recruiters and other keys', async () => {
    const recruiter = await newColleague(server, school, 'recruiter');
    const key = await made(school);
    const statuses = [];
    for (const by of [{}, await newCandidate(server), recruiter, key])
      statuses.push((await create(by)).status);
    expect(statuses).toEqual([401, 403, 403, 403]);
  });

  it('is refused beyond the limit', async () => {
    const owner = await newSchool(server);
    for (let n = 0; n < KEYS_AT_MOST; n += 1)
      await newApiKey(server, { user: owner.user, school_id: owner.id });
    expect((await create(owner)).status).toBe(409);
  });

  it.each([
    ['school', 'School'],
    ['admin', 'Admin'],
  ])('offers a %s the scopes that its role can use', (form, role) => {
    const { schema } = JSON.parse(readFileSync(resolve(FORMS, `${form}-api-key.json`), 'utf8')) as {
      schema: { properties: { scopes: { items: { 'x-labels': object } } } };
    };
    const offered = Object.keys(schema.properties.scopes.items['x-labels']);
    expect(offered.filter((scope) => !scopesOf(role).has(scope))).toEqual([]);
    const missing = [...scopesOf(role)].filter((scope) => !offered.includes(scope));
    expect(missing).toEqual([]);
  });
});

describe('an API key', () => {
  it('acts for its maker, within its scopes', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    await newApplication(server, await newCandidate(server), vacancy_id);
    const key = await made(school, { scopes: ['applications:read'] });
    const { status, body } = await call('GET', `/vacancy/${vacancy_id}/applicants`, key);
    expect([status, body.data.length]).toEqual([200, 1]);
    const beyond = await call('GET', '/vacancy', key);
    expect([beyond.status, beyond.body.message]).toEqual([
      403,
      'This API key lacks the scope “vacancies:read”.',
    ]);
    const closed = await call('GET', '/notification', key);
    expect([closed.status, closed.body.message]).toEqual([403, 'API keys cannot do this.']);
  });

  it('cannot see more than its maker', async () => {
    const rival = await newSchool(server);
    const { vacancy_id } = await newVacancy(server, rival);
    const key = await made(school, { scopes: ['applications:read', 'vacancies:write'] });
    expect((await call('GET', `/vacancy/${vacancy_id}/applicants`, key)).status).toBe(403);
    expect((await call('POST', `/vacancy/${vacancy_id}/close`, key)).status).toBe(403);
  });

  it('signs nobody in, asks for no mails and opens no pages', async () => {
    const key = await made(school);
    const json = { user_name: school.email, password: PASSWORD };
    expect((await call('POST', '/auth/login', key, json)).status).toBe(403);
    expect((await call('POST', '/auth/forgot-password', key, { email: school.email })).status).toBe(403);
    expect((await call('POST', '/auth/logout', key)).status).toBe(403);
    expect((await call('GET', '/user/me', key)).status).toBe(403);
    expect((await read(key)).status).toBe(200);
  });

  it('is remembered with the time of its last use', async () => {
    const key = await made(school);
    await read(key);
    const own = (await list(school)).find(({ api_key_id }: typeof key) => api_key_id === key.api_key_id);
    expect(Date.parse(own.last_used_at)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('is refused once revoked, in every process', async () => {
    const other = await testServer({ beside: server });
    const key = await made(school);
    const there = () => other.request('GET', '/api/vacancy', { token: key.token });
    expect([(await there()).status, (await there()).status]).toEqual([200, 200]);
    expect((await call('DELETE', `/api-key/${key.api_key_id}`, school)).status).toBe(200);
    const refused = await there();
    await other.close();
    expect([refused.status, refused.body.message]).toEqual([
      401,
      'This API key does not work. It may have been revoked, replaced or have expired.',
    ]);
    expect((await call('DELETE', `/api-key/${key.api_key_id}`, school)).status).toBe(404);
  });

  it('ends after its last day', async () => {
    const owner = await newSchool(server);
    const ended = await newApiKey(
      server,
      { user: owner.user, school_id: owner.id },
      ['vacancies:read'],
      '2026-01-31',
    );
    expect((await read({ token: ended.secret })).status).toBe(401);
    expect(await list(owner)).toMatchObject([{ has_ended: true }]);
  });

  it('is not found by a made-up secret', async () => {
    expect((await read({ token: `erm_live_${'A'.repeat(43)}` })).status).toBe(401);
  });

  it('has a limit of its own', async () => {
    const strict = await testServer({ rateLimitScale: 0.01, beside: server });
    const key = await made(school);
    const other = await made(school);
    const statuses = [];
    for (let n = 0; n < 7; n += 1)
      statuses.push((await strict.request('GET', '/api/vacancy', { token: key.token })).status);
    statuses.push((await strict.request('GET', '/api/vacancy', { token: other.token })).status);
    await strict.close();
    expect(statuses).toEqual([...Array(6).fill(200), 429, 200]);
  });
});

describe('replacing a secret', () => {
  const rotate = (by: Caller, id: number, overlap?: number) =>
    call('POST', `/api-key/${id}/rotate`, by, {
      password: PASSWORD,
      ...(overlap !== undefined && { overlap }),
    });

  it('keeps the former one for as long as asked', async () => {
    const owner = await newSchool(server);
    const { api_key_id, token } = await made(owner);
    const { body } = await rotate(owner, api_key_id, 1);
    const renewed = { token: body.data.secret };
    expect([(await read({ token })).status, (await read(renewed)).status]).toEqual([200, 200]);
    await server.db.execute(
      sql`update api_keys set former_until = ${new Date(server.clock.now().getTime() - 1)} where api_key_id = ${api_key_id}`,
    );
    expect([(await read({ token })).status, (await read(renewed)).status]).toEqual([401, 200]);
  });

  it('keeps it for a day by default, and never two former ones', async () => {
    const owner = await newSchool(server);
    const { api_key_id, token } = await made(owner);
    const { key, secret } = (await rotate(owner, api_key_id)).body.data;
    const hours = (Date.parse(key.former_until) - server.clock.now().getTime()) / 3_600_000;
    expect(Math.round(hours)).toBe(24);
    await rotate(owner, api_key_id);
    expect([(await read({ token })).status, (await read({ token: secret })).status]).toEqual([401, 200]);
  });

  it('ends it at once if asked', async () => {
    const owner = await newSchool(server);
    const { api_key_id, token } = await made(owner);
    expect((await rotate(owner, api_key_id, 0)).body.data.key.former_until).toBeNull();
    expect((await read({ token })).status).toBe(401);
  });

  it('is left to the key’s maker, with the password', async () => {
    const { api_key_id } = await made(admin, { scopes: ['statistics:read'] });
    const rival = await newSchool(server);
    const statuses = [];
    for (const by of [{}, school, rival, await server.admin()])
      statuses.push((await rotate(by, api_key_id)).status);
    expect(statuses).toEqual([401, 403, 403, 403]);
    const json = { password: 'a wrong one' };
    expect((await call('POST', `/api-key/${api_key_id}/rotate`, admin, json)).status).toBe(422);
  });
});

describe('revoking', () => {
  it('is left to the school’s owner and Admins', async () => {
    const { api_key_id } = await made(school);
    const rival = await newSchool(server);
    const statuses = [];
    for (const by of [{}, rival, await newColleague(server, school, 'recruiter'), admin])
      statuses.push((await call('DELETE', `/api-key/${api_key_id}`, by)).status);
    expect(statuses).toEqual([401, 403, 403, 200]);
  });
});

describe('a key ends with', () => {
  const keyOf = async (owner: Profile) => made(owner, { scopes: ['schools:read'] });
  const works = async (key: Caller) => (await call('GET', '/user/school-profile', key)).status;

  it('the suspension of its maker, and works again afterwards', async () => {
    const owner = await newSchool(server);
    const key = await keyOf(owner);
    expect(await works(key)).toBe(200);
    await call('POST', `/user/${owner.user.id}/suspend`, admin, {
      reason: 'A complaint is being looked into.',
    });
    expect(await works(key)).toBe(401);
    await call('POST', `/user/${owner.user.id}/restore`, admin);
    expect(await works(key)).toBe(200);
  });

  it('the deletion of its maker', async () => {
    const owner = await newSchool(server);
    const key = await keyOf(owner);
    await call('DELETE', `/user/${owner.user.id}`, admin);
    expect(await works(key)).toBe(401);
  });

  it('the removal of its maker from the school, who had handed it over', async () => {
    const owner = await newSchool(server);
    const heir = await newColleague(server, owner, 'recruiter');
    const key = await made(owner, { scopes: ['schools:read', 'schools:write'] });
    await call('PUT', `/team/${heir.member_id}`, owner, { team_role: 'owner' });
    expect(await works(key)).toBe(200);
    expect((await call('PUT', `/school/${owner.id}`, key, { school_name: 'Another' })).status).toBe(403);
    const { token } = (
      await call('POST', '/auth/login', {}, { user_name: heir.email, password: 'Colleague-2026' })
    ).body.data;
    expect(await list({ token })).toMatchObject([{ is_own: false }]);
    expect((await call('DELETE', `/team/${heir.member_id}`, { token })).status).toBe(200);
    expect(await works(key)).toBe(401);
    expect(await list({ token })).toEqual([]);
  });

  it('another role of its maker', async () => {
    const person = await server.admin();
    const key = await made(person, { scopes: ['statistics:read'] });
    const overview = async () => (await call('GET', '/admin/overview', key)).status;
    expect(await overview()).toBe(200);
    await server.db.update(users).set({ role_id: 2 }).where(eq(users.id, person.user.id));
    expect(await overview()).toBe(401);
  });
});
