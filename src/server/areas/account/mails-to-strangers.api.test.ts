import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../../engine/db/tables/accounts.ts';
import { rateLimits } from '../../engine/db/tables/site.ts';
import { accountCalls } from '../../testing/account-calls.ts';
import { newSchool } from '../../testing/scenario.ts';
import { PASSWORD, testServer } from '../../testing/test-server.ts';
import { withServer } from '../../testing/with-server.ts';
import { schools } from '../schools/tables/school.ts';
import { LIMITS, networkWindow } from './attempt-limits.ts';

const { server, school } = await withServer({ school: newSchool });
const { post, register, login } = accountCalls(server);
const SPAM = 'You won! Claim at https://evil.example';
const lastMail = async (email: string) => (await server.mail.to(email)).at(-1)!;

describe('a mail to an unconfirmed address', () => {
  const registered = async (full_name: string) => {
    const email = server.newEmail();
    await register(email, { full_name });
    return email;
  };
  const changed = async (full_name: string) => {
    const person = await server.signUp('Candidate');
    const admin = await server.admin();
    await server.request('PUT', `/api/user/${person.user.id}`, { token: admin.token, json: { full_name } });
    const json = { user_name: server.newEmail(), password: PASSWORD };
    await server.request('POST', '/api/auth/change-email', { token: person.token, json });
    return json.user_name;
  };
  it.each<[string, (name: string) => Promise<string>]>([
    ['a sign-up', registered],
    [
      'a request for another code',
      async (name) => {
        const email = await registered(name);
        await post('resend-otp', { user_name: email });
        return email;
      },
    ],
    [
      'a sign-in before the confirmation',
      async (name) => {
        const email = await registered(name);
        await login(email);
        return email;
      },
    ],
    ['a change of address', changed],
  ])('repeats only a plain name of what somebody typed, after %s', async (_, mailTo) => {
    expect((await lastMail(await mailTo('Sara Khalil'))).text).toContain('Hello Sara Khalil,');
    const { subject, text, html } = await lastMail(await mailTo(SPAM));
    expect(text).toContain('Hello there,');
    for (const part of [subject, text, html]) expect(part).not.toMatch(/won|claim|evil/i);
  });

  it('repeats only plain names of a school and its owner after a team invitation', async () => {
    const invite = async () => {
      const email = server.newEmail();
      await server.request('POST', '/api/team', {
        token: school.token,
        json: { email, team_role: 'reviewer' },
      });
      return lastMail(email);
    };
    const rename = async (full_name: string, school_name: string) => {
      await server.db.update(users).set({ full_name }).where(eq(users.id, school.user.id));
      await server.db.update(schools).set({ school_name }).where(eq(schools.school_id, school.id));
    };
    await rename('Huda Salem', 'Al Waha School');
    const usual = await invite();
    expect(usual.subject).toBe('Join the recruitment team of Al Waha School');
    expect(usual.text).toContain('Huda Salem has invited you to the recruitment team of Al Waha School.');
    await rename(SPAM, SPAM);
    const { subject, text, html } = await invite();
    for (const part of [subject, text, html]) expect(part).not.toMatch(/won|claim|evil/i);
  });

  it('is not sent to the address typed into the contact form', async () => {
    await server.admin();
    const email = server.newEmail();
    const message = { name: SPAM, email, subject: SPAM, message: SPAM };
    expect((await server.request('POST', '/api/contact', { json: message })).status).toBe(200);
    expect(await server.mail.to(email)).toEqual([]);
  });
});

it('keeps names and subjects on one line, without marks that change the text direction', async () => {
  const admin = await server.admin();
  const subject = 'Hello\u202egnp\u2066.exe\u0007';
  const json = { name: 'Omar\u202e', email: 'omar@example.com', subject, message: 'Ten letters' };
  await server.request('POST', '/api/contact', { json });
  expect((await lastMail(admin.email)).subject).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
});

describe('mails requested by one network in a day', async () => {
  const strict = await testServer({ beside: server, rateLimitScale: 1 });
  const send = (path: string, json: object, from: string, token?: string) =>
    strict.request('POST', `/api${path}`, {
      json,
      headers: { 'x-forwarded-for': from },
      ...(token && { token }),
    });
  const person = await server.signUp('Candidate');

  it.each<[string, (email: string) => object, string?]>([
    ['/auth/register', (user_name) => ({ full_name: 'Sara', user_name, password: PASSWORD, role_id: 2 })],
    ['/auth/resend-otp', (user_name) => ({ user_name })],
    ['/auth/forgot-password', (user_name) => ({ user_name })],
    ['/contact', (email) => ({ name: 'Omar', email, subject: 'Hello', message: 'Ten letters' })],
    ['/team', (email) => ({ email, team_role: 'reviewer' }), school.token],
    ['/auth/change-email', (user_name) => ({ user_name, password: PASSWORD }), person.token],
  ])('are limited per network, with and without an account: %s', async (path, body, token) => {
    await server.admin();
    const [full, other] = [networkWindow('mail', `10.9.${path.length}.1`), `10.9.${path.length}.2`];
    const resets_at = new Date(strict.clock.now().getTime() + full.per);
    await server.db.insert(rateLimits).values({ key: full.key, count: LIMITS.mail.limit, resets_at });
    const known = await server.signUp('Candidate');
    const told = [];
    for (const email of [server.newEmail(), known.email]) {
      const { status, headers, body: answer } = await send(path, body(email), `10.9.${path.length}.1`, token);
      told.push([status, answer.message]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(23 * 3600);
      const before = (await server.mail.to(email)).length;
      expect(before).toBe(email === known.email ? 1 : 0);
    }
    expect(told[0]).toEqual([429, expect.any(String)]);
    expect(told[1]).toEqual(told[0]);
    expect((await send(path, body(server.newEmail()), other, token)).status).toBeLessThan(300);
  });
});
