import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sweepDatabase } from '../../../start/sweep-database.ts';
import { accountCalls } from '../../../testing/account-calls.ts';
import { newCandidate } from '../../../testing/scenario.ts';
import { PASSWORD, type Person, testServer } from '../../../testing/test-server.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, admin } = await withServer({ admin: (at) => at.admin() });
const { login, post } = accountCalls(server);

const call = (method: string, path: string, { token }: Pick<Person, 'token'>, json?: unknown) =>
  server.request(method, `/api${path}`, { token, ...(json === undefined ? {} : { json }) });
const own = async (person: Person) =>
  (await call('GET', '/user/me/security-events', person)).body.data.map(
    ({ kind, outcome, by_somebody_else }: Record<string, unknown>) =>
      [kind, outcome, ...(by_somebody_else ? ['by somebody else'] : [])].join(' '),
  );
const search = async (query: string) =>
  (await call('GET', `/admin/security-events?${query}`, admin)).body.data as Record<string, unknown>[];

describe('a security event', () => {
  it('is shown to the account’s owner, newest first', async () => {
    const person = await server.signUp('School');
    await login(person.email, 'a wrong one');
    await login(person.email);
    await call('POST', '/auth/session/end-others', person, { password: PASSWORD });
    const change = { current_password: PASSWORD, password: 'another', confirm_password: 'another' };
    await post('change-password', change, person.token);
    await call('GET', '/user/me/export', person);
    expect(await own(person)).toEqual([
      'export ok',
      'password_change ok',
      'session_end ok',
      'sign_in ok',
      'sign_in refused',
      'verification ok',
    ]);
    const other = await server.signUp('Candidate');
    expect(await own(other)).toEqual(['verification ok']);
  });

  it('records who begins to add a passkey, even with a wrong password', async () => {
    const person = await server.signUp('School');
    const begin = (password: string) =>
      call('POST', '/user/me/passkeys', person, { name: 'My phone', password });
    expect([(await begin('a wrong one')).status, (await begin(PASSWORD)).status]).toEqual([422, 200]);
    expect(await own(person)).toEqual(['passkey_begun ok', 'passkey_begun refused', 'verification ok']);
  });

  it('stays visible to its owner, however often strangers try', async () => {
    const person = await server.signUp('School');
    await server.db.execute(sql`
      insert into security_events (kind, outcome, operation, user_id, address, request_id, created_at)
      select 'sign_in', 'refused', 'login', ${person.user.id}, '203.0.113.9', 'r-' || n, now() + n * interval '1 s'
      from generate_series(1, 60) n`);
    expect(await own(person)).toEqual([...Array(10).fill('sign_in refused'), 'verification ok']);
  });

  it('shows the owner who else was involved, but not from where', async () => {
    const person = await newCandidate(server);
    await call('GET', `/candidate/${person.id}`, admin);
    await call('GET', `/user/${person.user.id}`, admin);
    await call('PUT', `/user/${person.user.id}`, admin, { password: 'another' });
    const [reset] = await search(`user_id=${person.user.id}&kind=password_change`);
    expect(reset).toMatchObject({ by_user_id: admin.user.id, operation: 'updateUser', outcome: 'ok' });
    const { token } = (await login(person.email, 'another')).body.data;
    const { body } = await call('GET', '/user/me/security-events', { token });
    expect(body.data.slice(1, 4)).toMatchObject([
      { kind: 'password_change', by_somebody_else: true, address: null, device: null },
      { kind: 'person_read', by_somebody_else: true, address: null, device: null },
      { kind: 'person_read', by_somebody_else: true, address: null, device: null },
    ]);
    const { raw } = await call('GET', '/user/me/export', { token });
    const rows = JSON.parse(strFromU8(unzipSync(new Uint8Array(raw))['data/security_events.json']!));
    const reads = rows.filter(({ kind }: { kind: string }) => kind === 'person_read');
    expect(reads.map((row: object) => Object.keys(row).sort())).toEqual(
      Array(2).fill(['created_at', 'kind', 'operation', 'outcome', 'security_event_id', 'user_id']),
    );
  });

  it('can be searched by Admins, by person, network and request', async () => {
    const person = await server.signUp('Candidate');
    const headers = { 'x-forwarded-for': '203.0.113.77', 'user-agent': 'Firefox/140 Windows' };
    const refused = await server.request('POST', '/api/auth/login', {
      json: { user_name: person.email, password: 'a wrong one' },
      headers,
    });
    const event = {
      kind: 'sign_in',
      outcome: 'refused',
      operation: 'login',
      user_id: person.user.id,
      user_name: person.email,
      by: null,
      address: '203.0.113.77',
      device: 'Firefox, Windows',
      request_id: refused.headers['x-request-id'],
    };
    expect(await search(`search=${person.email}&outcome=refused`)).toMatchObject([event]);
    expect(await search('search=203.0.113.77')).toMatchObject([event]);
    expect(await search(`search=${event.request_id}`)).toMatchObject([event]);
    expect(await search(`search=${person.email}&happened_to=2020-01-01`)).toEqual([]);
    expect(
      server.log().some((line) => line.includes('security event') && line.includes('203.0.113.77')),
    ).toBe(true);
    for (const caller of [person, await server.signUp('School')])
      expect((await call('GET', '/admin/security-events', caller)).status).toBe(403);
  });

  it('is only logged when a call is forbidden', async () => {
    const person = await server.signUp('Candidate');
    const { status, headers } = await call('GET', '/admin/overview', person);
    expect(status).toBe(403);
    const lines = server.log().filter((line) => line.includes(String(headers['x-request-id'])));
    expect(lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'security event')).toMatchObject(
      [
        {
          event: { kind: 'call', outcome: 'refused', operation: 'getAdminOverview', user_id: person.user.id },
        },
      ],
    );
    expect(await own(person)).toEqual(['verification ok']);
  });

  it('is recorded without an account too, and once a minute for a flood', async () => {
    const strict = await testServer({ rateLimitScale: 1, beside: server });
    const headers = { 'x-forwarded-for': '203.0.113.88' };
    const json = { user_name: server.newEmail(), password: 'a wrong one' };
    for (let tries = 0; tries < 14; tries += 1)
      await strict.request('POST', '/api/auth/login', { json, headers });
    await strict.close();
    const events = await search('search=203.0.113.88&per_page=50');
    expect(events.map(({ outcome }) => outcome)).toEqual(['limited', ...Array(10).fill('refused')]);
    expect(new Set(events.map(({ user_id }) => user_id))).toEqual(new Set([null]));
  });

  it('is recorded without an account for a number no account can have', async () => {
    const { status, headers } = await call('GET', '/user/2147483648', admin);
    expect(status).toBe(404);
    expect(await search(`search=${headers['x-request-id']}`)).toMatchObject([
      { kind: 'person_read', outcome: 'refused', user_id: null, by_user_id: admin.user.id },
    ]);
  });

  it('is deleted with the account, except that it was deleted', async () => {
    const person = await server.signUp('Candidate');
    await login(person.email);
    const { headers } = await call('DELETE', `/user/${person.user.id}`, admin);
    expect(await search(`user_id=${person.user.id}`)).toEqual([]);
    expect(await search(`search=${headers['x-request-id']}`)).toMatchObject([
      { kind: 'erasure', user_id: null, by_user_id: admin.user.id },
    ]);
  });

  it('keeps the erased actor only as a number', async () => {
    const [actor, person] = [await server.admin(), await server.signUp('Candidate')];
    const { headers } = await call('DELETE', `/user/${person.user.id}`, actor);
    expect((await call('DELETE', `/user/${actor.user.id}`, admin)).status).toBe(200);
    expect(await search(`search=${headers['x-request-id']}`)).toMatchObject([
      { kind: 'erasure', by_user_id: actor.user.id, by: null },
    ]);
  });

  it('is deleted after 180 days', async () => {
    await server.db.execute(sql`
      insert into security_events (kind, outcome, operation, address, request_id, created_at)
      values ('sign_in', 'refused', 'login', '198.51.100.1', 'a', ${new Date(server.clock.now().getTime() - 179 * 86_400_000)}),
        ('sign_in', 'refused', 'login', '198.51.100.1', 'b', ${new Date(server.clock.now().getTime() - 181 * 86_400_000)})`);
    await sweepDatabase(server.db, server.clock.now());
    expect(await search('search=198.51.100.1')).toMatchObject([{ request_id: 'a' }]);
  });

  it('fails no call when it cannot be written', async () => {
    await server.db.execute(sql`alter table security_events rename to elsewhere`);
    const person = await server.signUp('Candidate');
    expect((await login(person.email)).status).toBe(200);
    await server.db.execute(sql`alter table elsewhere rename to security_events`);
    expect((await login(person.email)).status).toBe(200);
    expect(await own(person)).toContain('sign_in ok');
  });
});
