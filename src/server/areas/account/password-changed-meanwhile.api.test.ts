import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { users } from '../../engine/db/tables/accounts.ts';
import { Turns } from '../../engine/queues/turns.ts';
import { accountCalls } from '../../testing/account-calls.ts';
import { PASSWORD, type Person } from '../../testing/test-server.ts';
import { transactionsWaiting } from '../../testing/transactions-waiting.ts';
import { withFactor } from '../../testing/with-factor.ts';
import { withServer } from '../../testing/with-server.ts';
import { resetSecondFactorOf } from './second-factor/reset-second-factor.ts';
import { openSession } from './session-queries.ts';
import { setPasswordOf } from './set-password.ts';
import { emailLinks } from './tables/email-change.ts';
import { recoveryCodes } from './tables/second-factor.ts';
import { sessions } from './tables/session.ts';

const { server, admin } = await withServer({ admin: (on) => on.admin() });
const { post, register, login } = accountCalls(server);
const NEW = 'battery staple';

const isRight = (result: unknown) => result === true;
/**
 * Runs `happen` after `begin` has hashed what `isMeant` recognises (a right password), and before it
 * continues.
 */
async function between<T>(
  begin: () => Promise<T>,
  happen: () => Promise<unknown>,
  isMeant: (result: unknown) => boolean = isRight,
): Promise<T> {
  const real = Turns.prototype.run;
  const hashed = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let isHeld = false;
  vi.spyOn(Turns.prototype, 'run').mockImplementation(async function (this: Turns, work) {
    const result = await real.call(this, work);
    if (!isHeld && isMeant(result)) {
      isHeld = true;
      hashed.resolve();
      await released.promise;
    }
    return result as never;
  });
  const begun = begin();
  await Promise.race([hashed.promise, begun]);
  try {
    await happen();
  } finally {
    released.resolve();
  }
  return begun;
}
afterEach(() => vi.restoreAllMocks());

const sessionsOf = ({ user }: Pick<Person, 'user'>) =>
  server.db.$count(sessions, eq(sessions.user_id, user.id));
const tokenIn = async (email: string) =>
  /token=([\w-]{43})/.exec((await server.mail.to(email)).at(-1)!.text)![1]!;

async function reset({ email }: Pick<Person, 'email'>) {
  await post('forgot-password', { user_name: email });
  const json = { email, token: await tokenIn(email), password: NEW };
  expect((await post('reset-password', json)).status).toBe(200);
}
const asAdmin = (method: string, path: string, json?: object) =>
  server.request(method, `/api/user${path}`, { token: admin.token, ...(json && { json }) });
async function changeAddress({ token, email }: Person): Promise<string> {
  const user_name = server.newEmail();
  await server.request('POST', '/api/auth/change-email', { token, json: { user_name, password: PASSWORD } });
  await post('confirm-email', { token: await tokenIn(user_name) });
  return tokenIn(email);
}

describe('a sign-in whose password was verified before a concurrent change', () => {
  it.each<[string, number, (person: Person) => Promise<unknown>]>([
    ['a password reset', 400, reset],
    [
      'the owner’s own change',
      400,
      ({ token }) =>
        server.request('POST', '/api/auth/change-password', {
          token,
          json: { current_password: PASSWORD, password: NEW, confirm_password: NEW },
        }),
    ],
    ['an Admin’s change', 400, ({ user }) => asAdmin('PUT', `/${user.id}`, { password: NEW })],
    ['the operator’s change', 400, ({ email }) => setPasswordOf(server.db, email, NEW)],
    [
      'an undone change of address',
      400,
      async (person) => {
        expect((await post('undo-email', { token: await changeAddress(person) })).status).toBe(200);
      },
    ],
    ['a change of address', 400, changeAddress],
    ['a suspension', 409, ({ user }) => asAdmin('POST', `/${user.id}/suspend`, { reason: 'Misuse' })],
    ['the account’s erasure', 400, ({ user }) => asAdmin('DELETE', `/${user.id}`)],
  ])('opens no session after %s', async (_, status, happen) => {
    const person = await server.signUp('Candidate');
    let kept = 0;
    const answer = await between(
      () => login(person.email),
      async () => {
        await happen(person);
        kept = await sessionsOf(person);
      },
    );
    expect(answer.status).toBe(status);
    expect(await sessionsOf(person)).toBe(kept);
  });

  it('opens no session that a second factor could complete', async () => {
    const person = await server.signUp('Candidate');
    await withFactor(server, person);
    const answer = await between(
      () => login(person.email),
      () => reset(person),
    );
    expect([answer.status, await sessionsOf(person)]).toEqual([400, 0]);
  });

  it('opens a session after another sign-in renewed the hash', async () => {
    const { email, user, password } = await server.signUp('Candidate');
    const earlier = await hash(password, { memoryCost: 64, timeCost: 1, parallelism: 2 });
    await server.db.update(users).set({ password_hash: earlier }).where(eq(users.id, user.id));
    const answer = await between(
      () => login(email),
      () => login(email),
    );
    expect(answer.status).toBe(200);
  });

  it('opens no session for a registration that another one has replaced', async () => {
    const email = server.newEmail();
    await register(email);
    const otp = await server.mail.codeFor(email);
    await register(email, { password: NEW });
    let hashes = 0;
    await login(server.newEmail());
    const answer = await between(
      () => login(email, NEW),
      () => post('verify-otp', { user_name: email, otp }),
      // The password's hash finds the registration; the hash of a fresh code follows.
      (result) => typeof result === 'string' && hashes++ === 1,
    );
    expect(answer.status).toBe(400);
    expect((await login(email)).status).toBe(200);
  });
});

describe('a call whose password was verified before a concurrent reset', () => {
  it.each<[string, string, object, boolean?]>([
    [
      'POST',
      '/auth/change-password',
      { current_password: PASSWORD, password: 'another', confirm_password: 'another' },
    ],
    ['POST', '/auth/change-email', { user_name: 'elsewhere@example.com', password: PASSWORD }],
    ['DELETE', '/user/me', { password: PASSWORD }],
    ['POST', '/user/me/second-factor/disable', { password: PASSWORD }, true],
    ['POST', '/user/me/second-factor/recovery-codes', { password: PASSWORD }, true],
    ['POST', '/auth/session/end-others', { password: PASSWORD }],
  ])('changes nothing: %s %s', async (method, path, json, needsFactor) => {
    const person = await server.signUp('Candidate');
    const { token, user } = person;
    const factor = needsFactor && (await withFactor(server, person, [randomUUID()]));
    await server.db.update(sessions).set({ second_factor_at: server.clock.now() });
    const kept = async () => ({
      user: await server.db
        .select({ since: users.second_factor_since, name: users.user_name })
        .from(users)
        .where(eq(users.id, user.id)),
      codes: await server.db.$count(recoveryCodes, eq(recoveryCodes.user_id, user.id)),
      links: await server.db.$count(emailLinks, eq(emailLinks.user_id, user.id)),
    });
    const before = await kept();
    const body = { ...json, ...(factor && { code: factor.code() }) };
    let fresh = '';
    const answer = await between(
      () => server.request(method, `/api${path}`, { token, json: body }),
      async () => {
        await reset(person);
        fresh = (await login(person.email, NEW)).body.data.token;
      },
    );
    expect(answer.status).toBe(422);
    expect(await kept()).toEqual(before);
    expect((await post('logout', undefined, fresh)).status).toBe(200);
    expect((await login(person.email, NEW)).status).toBe(200);
  });
});

it('ends a session opened by a passkey while the operator removes it with the second factor', async () => {
  const person = await server.signUp('Candidate');
  const { email, user } = person;
  await withFactor(server, person);
  const removed = await server.db.transaction(async (tx) => {
    // As a sign-in does once it has locked the account.
    await tx.select().from(users).where(eq(users.id, user.id)).for('no key update');
    const removing = resetSecondFactorOf(server.db, email);
    await expect.poll(transactionsWaiting(server)).toBe(1);
    await openSession(tx, user.id, server.clock.now(), null, true);
    return { removing };
  });
  await removed.removing;
  expect(await sessionsOf(person)).toBe(0);
});
