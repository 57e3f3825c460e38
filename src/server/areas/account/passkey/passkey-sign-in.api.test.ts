import { afterAll, describe, expect, it } from 'vitest';
import { accountCalls } from '../../../testing/account-calls.ts';
import { passkeyCalls } from '../../../testing/passkey/passkey-calls.ts';
import { type Person, testServer } from '../../../testing/test-server.ts';
import { withFactor } from '../../../testing/with-factor.ts';
import { withServer } from '../../../testing/with-server.ts';
import { setSuspended } from '../../office/user/suspension-queries.ts';
import { openSession } from '../session-queries.ts';

const { server } = await withServer({});
/** A server where Admins need a second factor. */
const strict = await testServer({ beside: server, adminNeedsFactor: true });
afterAll(() => strict.close());
const { login } = accountCalls(server);
const { device, list, beginSignIn, finishSignIn, signIn } = passkeyCalls(server);
const me = async ({ token }: Pick<Person, 'token'>, on = server) =>
  (await on.request('GET', '/api/user/me', { token })).status;
/** An Admin signed in with a second factor. */
async function wholeAdmin(): Promise<Pick<Person, 'token'>> {
  const admin = await server.admin();
  const { code } = await withFactor(server, admin);
  const { token } = (await login(admin.email)).body.data;
  const json = { code: code() };
  return (await server.request('POST', '/api/auth/second-factor', { token, json })).body.data;
}
const WRONG = /^We could not log you in with this passkey/;

describe('signing in with a passkey', () => {
  it('opens a session without a password, repeatedly', async () => {
    const person = await server.signUp('School');
    const { device: key } = await device(person);
    for (const _time of [1, 2]) {
      const { status, body } = await signIn(key);
      expect(status).toBe(200);
      expect(body.message).toBe('Welcome back, New School.');
      expect(body.data.user).toMatchObject({ id: person.user.id });
      expect(await me(body.data)).toBe(200);
    }
    expect((await list(person))[0].last_used_at).toEqual(expect.any(String));
  });

  it('is logged for its owner, even when refused', async () => {
    const person = await server.signUp('School');
    const { device: key } = await device(person);
    await signIn(key);
    await setSuspended(server.db, person.user.id, { at: server.clock.now(), reason: 'False papers' });
    await signIn(key);
    await setSuspended(server.db, person.user.id, null);
    const token = await openSession(server.db, person.user.id, server.clock.now());
    const events = (await server.request('GET', '/api/user/me/security-events', { token })).body.data;
    expect(events.map((event: Record<string, string>) => `${event.kind} ${event.outcome}`)).toEqual([
      'passkey_sign_in refused',
      'passkey_sign_in ok',
      'passkey_added ok',
      'passkey_begun ok',
      'verification ok',
    ]);
  });

  it('requests the same from everybody, without naming an account', async () => {
    const { options, cookie } = await beginSignIn();
    expect(options).toMatchObject({ rpId: 'marketplace.test', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    expect(cookie).toMatch(/^passkey=[\w-]{43}$/);
    expect((await server.request('GET', '/api/user/me', { headers: { cookie } })).status).toBe(401);
  });

  it('accepts an answer once, also under concurrent calls, and only from the requesting browser', async () => {
    const { device: key } = await device(await server.signUp('Candidate'));
    const { options, cookie } = await beginSignIn();
    const used = key.use(options);
    const both = await Promise.all([finishSignIn(used, cookie), finishSignIn(used, cookie)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const asked = await beginSignIn();
    const other = await beginSignIn();
    expect((await finishSignIn(key.use(asked.options), other.cookie)).status).toBe(400);
    expect((await finishSignIn(key.use(asked.options), '')).status).toBe(400);
  });

  it('accepts an answer for five minutes', async () => {
    const { device: key } = await device(await server.signUp('Candidate'));
    const { options, cookie } = await beginSignIn();
    server.clock.forward(5 * 60);
    expect((await finishSignIn(key.use(options), cookie)).status).toBe(400);
    expect((await signIn(key)).status).toBe(200);
  });

  it('is refused with the same message for every error', async () => {
    const { device: key } = await device(await server.signUp('Candidate'));
    const { device: other } = await device(await server.signUp('Candidate'));
    const refused = async (twist: Parameters<typeof key.use>[1]) => {
      const { status, body } = await signIn(key, twist);
      expect([status, body.message]).toEqual([400, expect.stringMatching(WRONG)]);
    };
    await refused({ origin: 'http://marketplace.test.evil.example' });
    await refused({ rpId: 'evil.example' });
    await refused({ isVerified: false });
    await refused({ userHandle: 'c29tZWJvZHkgZWxzZQ' });
    const { options, cookie } = await beginSignIn();
    expect((await finishSignIn(key.use({ ...options, challenge: 'b3VyIG93bg' }), cookie)).status).toBe(400);
    // Signed by one device, sent as another's.
    const own = JSON.parse(key.use((await beginSignIn()).options));
    const { id, rawId, response } = JSON.parse(other.use((await beginSignIn()).options));
    const asked = await beginSignIn();
    const mixed = { ...JSON.parse(key.use(asked.options)), id, rawId };
    mixed.response.userHandle = response.userHandle;
    expect((await finishSignIn(JSON.stringify(mixed), asked.cookie)).status).toBe(400);
    expect(own.id).not.toBe(id);
    for (const text of ['{}', 'no json', '{"id":"AQ","rawId":"AQ","type":"public-key","response":{}}'])
      expect((await finishSignIn(text, asked.cookie)).status).toBe(400);
    expect((await finishSignIn('', asked.cookie)).body.errors).toHaveProperty('credential');
  });

  it('refuses a device whose counter goes back, as it may be cloned', async () => {
    const { device: key } = await device(await server.signUp('Candidate'));
    expect((await signIn(key, { counter: 7 })).status).toBe(200);
    expect((await signIn(key, { counter: 7 })).status).toBe(400);
    expect((await signIn(key, { counter: 3 })).status).toBe(400);
    expect((await signIn(key, { counter: 8 })).status).toBe(200);
  });

  it('accepts a device that does not count', async () => {
    const { device: key } = await device(await server.signUp('Candidate'));
    for (const _time of [1, 2]) expect((await signIn(key, { counter: 0 })).status).toBe(200);
  });

  it('is refused to a suspended account, with the reason, and opens no session', async () => {
    const person = await server.signUp('Candidate');
    const { device: key } = await device(person);
    await setSuspended(server.db, person.user.id, { at: server.clock.now(), reason: 'False papers' });
    const { status, body } = await signIn(key);
    expect([status, body.message]).toEqual([409, expect.stringContaining('False papers')]);
    expect((await login(person.email)).status).toBe(409);
  });

  it('counts as both factors and asks for no code', async () => {
    const person = await server.signUp('School');
    const { device: key } = await device(person);
    await withFactor(server, person);
    expect((await login(person.email)).body.data.user).toMatchObject({ second_factor: 'code' });
    const { data } = (await signIn(key)).body;
    expect(data.user).not.toHaveProperty('second_factor');
    expect(await me(data)).toBe(200);
  });

  it('does not count as two factors for an Admin when the passkey was added with the password alone', async () => {
    const admin = await server.admin();
    const { device: key } = await device(admin);
    expect((await begin(strict, admin)).status).toBe(403);
    const { data } = (await signIn(key, {}, strict)).body;
    expect(data.user).toMatchObject({ second_factor: 'setup' });
    expect(await me(data, strict)).toBe(403);
    expect((await begin(strict, data)).status).toBe(403);
    await withFactor(server, admin);
    expect((await signIn(key, {}, strict)).body.data.user).toMatchObject({ second_factor: 'code' });
    // Where no second factor is required, it signs in as usual.
    expect(await me((await signIn(key)).body.data)).toBe(200);
  });

  it('suffices for an Admin when the passkey was added with the second factor', async () => {
    const admin = await wholeAdmin();
    const { device: key } = await device(admin);
    const { data } = (await signIn(key, {}, strict)).body;
    expect(data.user).not.toHaveProperty('second_factor');
    expect(await me(data, strict)).toBe(200);
    expect((await begin(strict, data)).status).toBe(200);
  });

  it('does not bypass the second factor for an Admin who added the passkey in another role', async () => {
    const boss = await wholeAdmin();
    const { device: bossKey } = await device(boss);
    const { token } = (await signIn(bossKey, {}, strict)).body.data;
    const person = await server.signUp('Candidate');
    const { device: key } = await device(person, 'Blue key');
    const json = { role_id: 1 };
    expect((await strict.request('PUT', `/api/user/${person.user.id}`, { token, json })).status).toBe(200);
    expect((await signIn(key, {}, strict)).status).toBe(400);
    expect((await strict.mail.to(person.email)).at(-1)!.text).toContain('“Blue key”');
  });
});

const begin = (on: typeof server, person: Pick<Person, 'token'>) => passkeyCalls(on).begin(person);
