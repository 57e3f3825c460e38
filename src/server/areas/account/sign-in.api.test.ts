import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../../engine/db/tables/accounts.ts';
import { rateLimits } from '../../engine/db/tables/site.ts';
import { accountCalls } from '../../testing/account-calls.ts';
import { testServer } from '../../testing/test-server.ts';
import { transactionsWaiting } from '../../testing/transactions-waiting.ts';
import { withServer } from '../../testing/with-server.ts';

const { server } = await withServer({});
const { post, register, login } = accountCalls(server);

describe('signing in', () => {
  it('returns a working token, ignoring the address’s case', async () => {
    const { email, user } = await server.signUp('School');
    const answer = await login(email.toUpperCase());
    expect(answer.body).toMatchObject({
      status: true,
      data: { user: { id: user.id, role: { role_name: 'School' } } },
    });
    expect((await post('logout', undefined, answer.body.data.token)).status).toBe(200);
  });

  it('renews a hash of an earlier cost once, when the password was right', async () => {
    const { email, user, password } = await server.signUp('Candidate');
    const kept = async () =>
      (await server.db.select({ hash: users.password_hash }).from(users).where(eq(users.id, user.id)))[0]!
        .hash;
    const earlier = await hash(password, { memoryCost: 64, timeCost: 1, parallelism: 2 });
    await server.db.update(users).set({ password_hash: earlier }).where(eq(users.id, user.id));
    expect((await login(email, 'not the password')).status).toBe(400);
    expect(await kept()).toBe(earlier);
    expect((await login(email)).status).toBe(200);
    const renewed = await kept();
    expect(renewed).not.toBe(earlier);
    expect((await login(email)).status).toBe(200);
    expect(await kept()).toBe(renewed);
  });

  it('answers the same 400 for a wrong password and an unknown address', async () => {
    const { email } = await server.signUp('Candidate');
    const wrong = await login(email, 'not the password');
    const unknown = await login(server.newEmail());
    expect(wrong).toMatchObject({ status: 400, body: { message: 'The e-mail or password is incorrect.' } });
    expect({ ...unknown.body, request_id: 0 }).toEqual({ ...wrong.body, request_id: 0 });
  });

  it('lets an unverified account only verify, resend and sign out, and mails a fresh code', async () => {
    const email = server.newEmail();
    await register(email);
    const first = await server.mail.codeFor(email);
    const { status, body } = await login(email);
    expect({ status, verified: body.data.user.email_verified_at }).toEqual({ status: 200, verified: null });
    expect(await server.mail.to(email)).toHaveLength(2);
    const refused = await server.request('GET', '/api/user/candidate-profile', { token: body.data.token });
    expect(refused).toMatchObject({
      status: 403,
      body: { message: 'Verify your e-mail address first.' },
    });
    const fresh = await server.mail.codeFor(email);
    if (first !== fresh)
      expect((await post('verify-otp', { user_name: email, otp: first })).status).toBe(400);
    expect((await post('verify-otp', { user_name: email, otp: fresh })).status).toBe(200);
    expect(
      (await server.request('GET', '/api/user/candidate-profile', { token: body.data.token })).status,
    ).toBe(404);
  });
});

it('leaves the database to signed-in users while many sign-ins of one network are counted', async () => {
  const { token } = await server.signUp('Candidate');
  await login(server.newEmail());
  const { asked, read } = await server.db.transaction(async (tx) => {
    // Counting a sign-in has to wait for this transaction.
    await tx.select().from(rateLimits).for('update');
    const asked = Array.from({ length: 20 }, () => login(server.newEmail()));
    await expect.poll(transactionsWaiting(server)).toBeGreaterThan(0);
    return { asked, read: await server.request('GET', '/api/user/candidate-profile', { token }) };
  });
  expect(read.status).toBe(404);
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(20).fill(400));
});

describe('signing out', () => {
  it('ends the session', async () => {
    const { token } = await server.signUp('Candidate');
    expect(await post('logout', undefined, token)).toMatchObject({ status: 200, body: { data: null } });
    expect(await post('logout', undefined, token)).toMatchObject({
      status: 401,
      body: { status: false, message: 'Your session has ended. Please log in again.' },
    });
  });

  it.each([[undefined], [''], ['undefined'], ['x'.repeat(43)], ["' or 1=1"]])(
    'answers 401 to the token %j',
    async (token) => {
      expect((await post('logout', undefined, token)).status).toBe(401);
    },
  );

  it.each([
    ['30 days', 'Candidate', 24 * 3600, 29, 31],
    ['30 days', 'School', 24 * 3600, 29, 31],
    ['12 hours', 'Admin', 3600, 11, 13],
  ] as const)('happens automatically after %s without use: %s', async (_, role, unit, within, beyond) => {
    const other = await testServer();
    try {
      const { token } = role === 'Admin' ? await other.admin() : await other.signUp(role);
      const statusAfter = async (units: number) => {
        other.clock.forward(units * unit);
        return (await other.request('GET', '/api/notification', { token })).status;
      };
      // Each use extends it.
      expect([await statusAfter(within), await statusAfter(within), await statusAfter(beyond)]).toEqual([
        200, 200, 401,
      ]);
    } finally {
      await other.close();
    }
  });
});

describe('an operation of another role', () => {
  it.each(['School', 'Admin'] as const)('answers 403 to the role %s', async (role) => {
    const { token } = role === 'Admin' ? await server.admin() : await server.signUp(role);
    const answer = await server.request('GET', '/api/user/candidate-profile', { token });
    expect(answer).toMatchObject({
      status: 403,
      body: { message: 'You do not have permission to perform this action.' },
    });
  });
});
