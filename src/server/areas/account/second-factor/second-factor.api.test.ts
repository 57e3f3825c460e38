import { Secret, TOTP } from 'otpauth';
import { afterAll, describe, expect, it } from 'vitest';
import { accountCalls } from '../../../testing/account-calls.ts';
import { PASSWORD, type Person, type TestServer, testServer } from '../../../testing/test-server.ts';
import { withServer } from '../../../testing/with-server.ts';
import { beginFactor, enableFactor, findSecondFactor } from './second-factor-queries.ts';

const { server } = await withServer({});
/** A server where Admins need a second factor. */
const strict = await testServer({ beside: server, adminNeedsFactor: true, rateLimitScale: 1 });
afterAll(() => strict.close());
const { post, login } = accountCalls(server);

type Signed = Pick<Person, 'token'>;
const send = (path: string, { token }: Signed, json: object = {}, on: TestServer = server) =>
  on.request('POST', `/api${path}`, { token, json });
const state = async ({ token }: Signed, on: TestServer = server) =>
  (await on.request('GET', '/api/user/me/second-factor', { token })).body.data;
const status = async ({ token }: Signed, on: TestServer = server) =>
  (await on.request('GET', '/api/user/me', { token })).status;
/** An app's code; each call moves to the next time step, because a used code is refused. */
const codeOf = (secret: string, forward = true, on: TestServer = server) => {
  if (forward) on.clock.forward(30);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: on.clock.now().getTime() });
};

async function withFactor(role: 'Candidate' | 'School' = 'Candidate') {
  const person = await server.signUp(role);
  await server.request('POST', '/api/user/me/second-factor', { token: person.token });
  const { setup } = await state(person);
  const json = { password: PASSWORD, code: codeOf(setup.secret) };
  const { body } = await send('/user/me/second-factor/enable', person, json);
  return { ...person, token: body.data.token as string, ...setup } as Person & {
    secret: string;
    recovery_codes: string[];
  };
}
const halfway = async (email: string) => (await login(email)).body.data as Signed & { user: object };

describe('a second factor', () => {
  it('is enabled with the password and an app code, and signs out other devices', async () => {
    const person = await server.signUp('School');
    const elsewhere = (await login(person.email)).body.data;
    expect(await state(person)).toMatchObject({ is_on: false, recovery_codes_left: 0, setup: null });
    expect(
      (await send('/user/me/second-factor/enable', person, { password: PASSWORD, code: '123456' })).status,
    ).toBe(409);
    const { body } = await server.request('POST', '/api/user/me/second-factor', { token: person.token });
    const { setup } = body.data;
    expect(setup.uri).toContain(`secret=${setup.secret}`);
    expect(setup.qr).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(new Set(setup.recovery_codes).size).toBe(10);
    expect(setup.recovery_codes.join()).toMatch(/^(([0-9a-f]{4}-){7}[0-9a-f]{4},?){10}$/);
    // Signing in does not require it before it is enabled.
    expect((await login(person.email)).body.data.user).not.toHaveProperty('second_factor');
    const enable = (json: object) => send('/user/me/second-factor/enable', person, json);
    expect((await enable({ password: 'guessed', code: codeOf(setup.secret) })).body.errors).toHaveProperty(
      'password',
    );
    expect((await enable({ password: PASSWORD, code: '000000' })).body.errors).toHaveProperty('code');
    expect((await enable({})).body.errors).toEqual({
      password: ['Password is required'],
      code: ['Code is required'],
    });
    const on = await enable({ password: PASSWORD, code: codeOf(setup.secret) });
    expect(on.status).toBe(200);
    expect([await status(person), await status(elsewhere), await status(on.body.data)]).toEqual([
      401, 401, 200,
    ]);
    expect(await state(on.body.data)).toMatchObject({ is_on: true, recovery_codes_left: 10, setup: null });
    expect((await server.mail.to(person.email)).at(-1)!.subject).toBe('Your second factor is on');
  });

  it('is shown and enabled only in the session that began the setup', async () => {
    const person = await server.signUp('School');
    const elsewhere = (await login(person.email)).body.data as Signed;
    await server.request('POST', '/api/user/me/second-factor', { token: person.token });
    const { setup } = await state(person);
    expect((await state(elsewhere)).setup).toBeNull();
    const json = { password: PASSWORD, code: codeOf(setup.secret) };
    expect((await send('/user/me/second-factor/enable', elsewhere, json)).status).toBe(409);
    expect((await send('/user/me/second-factor/enable', person, json)).status).toBe(200);
  });

  it('is required at sign-in before any other call works', async () => {
    const person = await withFactor();
    const half = await halfway(person.email);
    expect(half.user).toMatchObject({ second_factor: 'code' });
    expect(await status(half)).toBe(403);
    expect(
      (await send('/user/me/second-factor/enable', half, { password: PASSWORD, code: '123456' })).status,
    ).toBe(409);
    const { body } = await send('/auth/second-factor', half, { code: codeOf(person.secret) });
    expect(body.data.user).not.toHaveProperty('second_factor');
    expect([await status(half), await status(body.data)]).toEqual([401, 200]);
    expect((await send('/auth/second-factor', body.data, { code: '123456' })).status).toBe(409);
    expect((await post('second-factor', { code: '123456' })).status).toBe(401);
  });

  it('accepts no code twice, even in concurrent calls', async () => {
    const person = await withFactor();
    const [one, other] = [await halfway(person.email), await halfway(person.email)];
    const code = codeOf(person.secret);
    const both = await Promise.all([one, other].map((half) => send('/auth/second-factor', half, { code })));
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 422]);
    const third = await halfway(person.email);
    expect((await send('/auth/second-factor', third, { code })).body.errors).toEqual({
      code: ['This code is wrong, has expired or was already used'],
    });
  });

  it('is enabled once, and only by the codes shown last', async () => {
    const person = await server.signUp('Candidate');
    const begin = async () => (await send('/user/me/second-factor', person)).body.data.setup;
    const replaced = await begin();
    const factor = await findSecondFactor(server.db, person.user.id);
    const { secret } = await begin();
    // Enabling the previous one is too late.
    expect(await enableFactor(server.db, factor!, server.clock.now())).toBe(false);
    expect(replaced.secret).not.toBe(secret);
    const json = { password: PASSWORD, code: codeOf(secret) };
    const on = await send('/user/me/second-factor/enable', person, json);
    expect(on.status).toBe(200);
    // So is starting anew.
    expect(await beginFactor(server.db, factor!)).toBe(false);
    expect(await state(on.body.data)).toMatchObject({ is_on: true, recovery_codes_left: 10, setup: null });
  });

  it('must be set up within half an hour, or started anew', async () => {
    const person = await server.signUp('School');
    const { secret } = (await send('/user/me/second-factor', person)).body.data.setup;
    server.clock.forward(30 * 60);
    expect(await state(person)).toMatchObject({ is_on: false, setup: null });
    const json = { password: PASSWORD, code: codeOf(secret) };
    expect((await send('/user/me/second-factor/enable', person, json)).status).toBe(409);
    expect((await send('/user/me/second-factor', person)).body.data.setup.secret).not.toBe(secret);
  });

  it('can be replaced by a recovery code, once', async () => {
    const person = await withFactor();
    const [code] = person.recovery_codes;
    const first = await send('/auth/second-factor', await halfway(person.email), { code });
    expect(first.status).toBe(200);
    expect((await state(first.body.data)).recovery_codes_left).toBe(9);
    const again = await send('/auth/second-factor', await halfway(person.email), {
      code: code!.toUpperCase(),
    });
    expect(again.status).toBe(422);
  });

  it('exchanges one session for one, even in concurrent calls', async () => {
    const person = await withFactor();
    const half = await halfway(person.email);
    const codes = [codeOf(person.secret), person.recovery_codes[0]];
    const both = await Promise.all(codes.map((code) => send('/auth/second-factor', half, { code })));
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 401]);
  });

  it('allows five guesses per network, however generous other limits are', async () => {
    const person = await withFactor();
    const half = await halfway(person.email);
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1)
      statuses.push((await send('/auth/second-factor', half, { code: '000000' })).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  it('accepts a recovery code from elsewhere when one network has guessed', async () => {
    const person = await withFactor();
    const { token } = await halfway(person.email);
    const guess = (code: string, address: string) =>
      strict.request('POST', '/api/auth/second-factor', {
        token,
        json: { code },
        headers: { 'x-forwarded-for': address },
      });
    for (let tries = 0; tries < 5; tries += 1)
      expect((await guess('000000', '203.0.113.5')).status).toBe(422);
    expect((await guess('000000', '203.0.113.5')).status).toBe(429);
    expect((await guess(person.recovery_codes[0]!, '203.0.113.6')).status).toBe(200);
  });

  it('is disabled with the password and a code', async () => {
    const person = await withFactor('School');
    const disable = (json: object) => send('/user/me/second-factor/disable', person, json);
    expect((await disable({ password: PASSWORD, code: '000000' })).status).toBe(422);
    expect((await disable({ password: 'guessed', code: codeOf(person.secret) })).status).toBe(422);
    expect((await disable({ password: PASSWORD, code: codeOf(person.secret) })).status).toBe(200);
    expect((await login(person.email)).body.data.user).not.toHaveProperty('second_factor');
    expect((await disable({ password: PASSWORD, code: '000000' })).status).toBe(409);
  });
});

describe('a second factor required of Admins', () => {
  it('is set up after signing in, before any other call works', async () => {
    const { email } = await strict.admin();
    const signIn = async () =>
      (await strict.request('POST', '/api/auth/login', { json: { user_name: email, password: PASSWORD } }))
        .body.data;
    const half = await signIn();
    expect(half.user).toMatchObject({ second_factor: 'setup' });
    expect(await status(half, strict)).toBe(403);
    expect((await strict.request('GET', '/api/user', { token: half.token })).status).toBe(403);
    await strict.request('POST', '/api/user/me/second-factor', { token: half.token });
    const { setup } = await state(half, strict);
    const code = codeOf(setup.secret, true, strict);
    const { body } = await send('/user/me/second-factor/enable', half, { password: PASSWORD, code }, strict);
    expect(await status(body.data, strict)).toBe(200);
    expect((await signIn()).user).toMatchObject({ second_factor: 'code' });
  });

  it('is demanded in sessions opened before it became required', async () => {
    const admin = await server.admin();
    expect((await state(admin)).user).not.toHaveProperty('second_factor');
    expect(await status(admin, strict)).toBe(403);
    expect((await state(admin, strict)).user).toMatchObject({ id: admin.user.id, second_factor: 'setup' });
  });

  it('is demanded again once disabled', async () => {
    const { email } = await strict.admin();
    const signIn = async () =>
      (await strict.request('POST', '/api/auth/login', { json: { user_name: email, password: PASSWORD } }))
        .body.data;
    const half = await signIn();
    const begun = await send('/user/me/second-factor', half, {}, strict);
    const { secret } = begun.body.data.setup;
    const json = () => ({ password: PASSWORD, code: codeOf(secret, true, strict) });
    const whole = (await send('/user/me/second-factor/enable', half, json(), strict)).body.data;
    const elsewhere = await signIn();
    const code = codeOf(secret, true, strict);
    const other = (await send('/auth/second-factor', elsewhere, { code }, strict)).body.data;
    const { body } = await send('/user/me/second-factor/disable', whole, json(), strict);
    expect(body.data).toMatchObject({ second_factor: 'setup' });
    expect([await status(whole, strict), await status(other, strict)]).toEqual([403, 401]);
  });

  it('is optional for other roles', async () => {
    const person = await server.signUp('Candidate');
    expect(await status(person, strict)).toBe(200);
  });
});
