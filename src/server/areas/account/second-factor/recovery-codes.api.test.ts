import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accountCalls } from '../../../testing/account-calls.ts';
import { PASSWORD } from '../../../testing/test-server.ts';
import { WRONG_CODE, withFactor } from '../../../testing/with-factor.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server } = await withServer({});
const { login } = accountCalls(server);

const renew = (token: string | undefined, json: object) =>
  server.request('POST', '/api/user/me/second-factor/recovery-codes', { token, json });
const confirm = async (email: string, code: string) => {
  const { token } = (await login(email)).body.data;
  return server.request('POST', '/api/auth/second-factor', { token, json: { code } });
};
/** Signs in a user with a second factor. */
async function owner() {
  const person = await server.signUp('Candidate');
  const former = randomBytes(10).toString('hex');
  const { code } = await withFactor(server, person, [former]);
  const { token } = (await confirm(person.email, code())).body.data;
  return { ...person, token: token as string, code, former };
}

describe('new recovery codes', () => {
  it('replace the previous ones, are shown once, and notify their owner', async () => {
    const person = await owner();
    const { status, body } = await renew(person.token, { password: PASSWORD, code: person.code() });
    expect(status).toBe(200);
    const codes: string[] = body.data.recovery_codes;
    expect(new Set(codes).size).toBe(10);
    const state = await server.request('GET', '/api/user/me/second-factor', { token: person.token });
    expect(state.body.data).toMatchObject({ is_on: true, recovery_codes_left: 10, setup: null });
    expect((await confirm(person.email, person.former)).status).toBe(422);
    expect((await confirm(person.email, codes[0]!)).status).toBe(200);
    const subjects = (await server.mail.to(person.email)).map(({ subject }) => subject);
    expect(subjects).toContain('You have new recovery codes');
    const events = await server.request('GET', '/api/user/me/security-events', { token: person.token });
    expect(events.body.data).toContainEqual(
      expect.objectContaining({ kind: 'recovery_codes', outcome: 'ok' }),
    );
  });

  it('require the password and a code, of the app or the last remaining recovery code', async () => {
    const person = await owner();
    expect((await renew(person.token, {})).body.errors).toEqual({
      password: ['Password is required'],
      code: ['Code is required'],
    });
    const wrong = await renew(person.token, { password: 'guessed', code: person.code() });
    expect(wrong.body.errors).toHaveProperty('password');
    const guessed = await renew(person.token, { password: PASSWORD, code: WRONG_CODE });
    expect(guessed.body.errors).toHaveProperty('code');
    expect((await renew(person.token, { password: PASSWORD, code: person.former })).status).toBe(200);
  });

  it('require a second factor that the session has given', async () => {
    const json = { password: PASSWORD, code: WRONG_CODE };
    expect((await renew(undefined, json)).status).toBe(401);
    expect((await renew((await server.signUp('School')).token, json)).status).toBe(409);
    const person = await owner();
    const half = (await login(person.email)).body.data;
    expect((await renew(half.token, { ...json, code: person.code() })).status).toBe(403);
  });

  it('are exactly ten after two concurrent requests', async () => {
    const person = await owner();
    const codes = [person.code(), person.former];
    const both = await Promise.all(codes.map((code) => renew(person.token, { password: PASSWORD, code })));
    expect(both.map(({ status }) => status)).toContain(200);
    const state = await server.request('GET', '/api/user/me/second-factor', { token: person.token });
    expect(state.body.data.recovery_codes_left).toBe(10);
  });
});
