import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type Person, type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const CHANGE = { current_password: PASSWORD, password: 'battery staple', confirm_password: 'battery staple' };
const change = (token: string | undefined, changes = {}, on: TestServer = server) =>
  on.request('POST', '/api/auth/change-password', { token, json: { ...CHANGE, ...changes } });
const signIn = ({ email }: Person, password: string) =>
  server.request('POST', '/api/auth/login', { json: { user_name: email, password } });
const status = async (token: string) => (await server.request('GET', '/api/notification', { token })).status;

describe('changing one’s own password', () => {
  it.each(['Candidate', 'School', 'Admin'] as const)(
    'works for a %s and ends all other sessions',
    async (role) => {
      const person = role === 'Admin' ? await server.admin() : await server.signUp(role);
      const elsewhere = (await signIn(person, PASSWORD)).body.data.token;
      expect(await change(person.token)).toMatchObject({
        status: 200,
        body: { message: 'Your password has been changed.', data: null },
      });
      expect([await status(person.token), await status(elsewhere)]).toEqual([200, 401]);
      expect((await signIn(person, PASSWORD)).status).toBe(400);
      expect((await signIn(person, 'battery staple')).status).toBe(200);
      const mails = await server.mail.to(person.email);
      expect(mails.at(-1)!.text).toContain('all other devices have been logged out');
    },
  );

  it('requires the current one', async () => {
    const person = await server.signUp('Candidate');
    const elsewhere = (await signIn(person, PASSWORD)).body.data.token;
    const answer = await change(person.token, { current_password: 'guessed' });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { current_password: ['Your current password is incorrect'] } },
    });
    expect(await status(elsewhere)).toBe(200);
    expect((await signIn(person, PASSWORD)).status).toBe(200);
  });

  it('reports each invalid field', async () => {
    const { token } = await server.signUp('School');
    const json = {};
    const empty = await server.request('POST', '/api/auth/change-password', { token, json });
    expect(empty.body.errors).toEqual({
      current_password: ['Current Password is required'],
      password: ['Password is required'],
      confirm_password: ['Confirm Password is required'],
    });
    const short = await change(token, { password: '12345', confirm_password: '12346' });
    expect(short.body.errors).toEqual({
      password: ['Password must be at least 6 characters'],
      confirm_password: ['Passwords must match'],
    });
  });

  it('requires a session', async () => {
    expect((await change(undefined)).status).toBe(401);
  });

  it('is rate-limited like signing in', async () => {
    const strict = await testServer({ rateLimitScale: 1 });
    const { token, email } = await strict.admin();
    const guess = () => change(token, { current_password: 'guessed' }, strict);
    for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(422);
    const answer = await guess();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await change(token, {}, strict)).status).toBe(429);
    const json = { user_name: email, password: PASSWORD };
    expect((await strict.request('POST', '/api/auth/login', { json })).status).toBe(429);
    strict.clock.forward(61);
    expect((await change(token, {}, strict)).status).toBe(200);
    await strict.close();
  });
});
