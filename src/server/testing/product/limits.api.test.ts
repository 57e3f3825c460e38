import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OperationId, operations } from '../../../../generated/operations.ts';
import { LIMITS } from '../../areas/account/attempt-limits.ts';
import { rateLimits } from '../../engine/db/tables/site.ts';
import { callsOf, sendCall } from '../access/access-calls.ts';
import type { AccessFixture } from '../access/access-model.ts';
import type { Answer } from '../checked-request.ts';
import { createFixtures } from '../fixtures.ts';
import { sampleRecords } from '../sample-records.ts';
import { asForm } from '../scenario.ts';
import { type TestServer, testServer } from '../test-server.ts';

/**
 * Every operation open to guessing or flooding is rate-limited per account and per address, and says when to
 * retry.
 */

let server: TestServer;
let setup: AccessFixture;
beforeAll(async () => {
  server = await testServer({ rateLimitScale: 1 });
  const fixtures = await createFixtures(server);
  setup = { fixtures, samples: await sampleRecords(server, fixtures) };
});
beforeEach(forget);
afterAll(() => server.close());

async function forget(): Promise<void> {
  await server.db.delete(rateLimits);
}
const ids = Object.keys(operations) as OperationId[];

let lastAddress = 0;
const newAddress = () => `10.1.${++lastAddress >> 8}.${lastAddress & 255}`;

function expectTooMany({ status, body, headers }: Answer, seconds = 60): void {
  expect({ status, message: body.message }).toEqual({
    status: 429,
    message: expect.stringMatching(/^(Too many|You can request another)/),
  });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(seconds);
}

describe('writing', () => {
  const writes = ids.filter(
    (id) => operations[id].method !== 'GET' && operations[id].security === 'verified',
  );

  let strict: TestServer;
  beforeAll(async () => {
    strict = await testServer({ beside: server, rateLimitScale: 1 / 300 });
  });
  afterAll(() => strict.close());

  it.each(writes)('%s is rate-limited per account', async (id) => {
    const call = callsOf(id, setup).findLast(({ expected }) => expected === 'in')!;
    expectTooMany(await sendCall(strict, call, setup));
  });

  it('is rate-limited per network, for several accounts together', async () => {
    const office = await Promise.all(Array.from({ length: 7 }, () => server.signUp('Candidate')));
    const submit = ({ token }: { token: string }, address: string) =>
      server.request('POST', '/api/application/apply', {
        token,
        json: {},
        headers: { 'x-forwarded-for': address },
      });
    const address = newAddress();
    for (const person of office.slice(0, 6))
      for (let sent = 0; sent < 50; sent += 1) expect((await submit(person, address)).status).not.toBe(429);
    expectTooMany(await submit(office[6]!, address));
    expect((await submit(office[6]!, newAddress())).status).not.toBe(429);
  });
});

describe('guessing', () => {
  const password = 'wrong one';
  const GUESSES: Partial<
    Record<OperationId, { limit: keyof typeof LIMITS; json: (email: string) => object; isForm?: true }>
  > = {
    login: { limit: 'signIn', json: (user_name) => ({ user_name, password }) },
    beginPasskeySignIn: { limit: 'passkey', json: () => ({}) },
    signInWithPasskey: { limit: 'signIn', json: () => ({ credential: '{}' }) },
    register: {
      limit: 'register',
      json: (user_name) => ({ full_name: 'A B', user_name, password, role_id: 2 }),
    },
    verifyOtp: { limit: 'verify', json: (user_name) => ({ user_name, otp: '123456' }) },
    resendOtp: { limit: 'resend', json: (user_name) => ({ user_name }) },
    forgotPassword: { limit: 'forgot', json: (user_name) => ({ user_name }) },
    resetPassword: {
      limit: 'reset',
      json: (email) => ({ email, token: 'x'.repeat(43), password }),
    },
    confirmEmail: { limit: 'emailLink', json: () => ({ token: 'x'.repeat(43) }) },
    undoEmail: { limit: 'emailLink', json: () => ({ token: 'x'.repeat(43) }) },
    acceptTeamInvitation: {
      limit: 'register',
      json: () => ({ token: 'x'.repeat(43), full_name: 'A B', password }),
    },
    declineReference: { limit: 'reference', json: () => ({ token: 'x'.repeat(43) }) },
    giveReference: {
      limit: 'reference',
      json: () => ({ token: 'x'.repeat(43), step: 'draft' }),
      isForm: true,
    },
    joinTeam: { limit: 'register', json: () => ({ token: 'x'.repeat(43) }) },
    contactUs: {
      limit: 'contact',
      json: (email) => ({ name: 'A B', email, subject: 'Prices', message: 'How much is it, please?' }),
    },
  };
  /**
   * Operations whose token only the server can sign: nothing can be guessed, and repeating them changes
   * nothing.
   */
  const SIGNED: OperationId[] = ['stopMails'];
  const guess = (id: OperationId, email: string, address: string) => {
    const { method, path } = operations[id];
    const { json, isForm } = GUESSES[id]!;
    const body = isForm ? { form: asForm({ ...json(email) }) } : { json: json(email) };
    return server.request(method, `/api${path}`, { ...body, headers: { 'x-forwarded-for': address } });
  };

  it('is rate-limited in every operation that writes without a session', () => {
    const open = ids.filter((id) => operations[id].method !== 'GET' && operations[id].security === 'public');
    expect([...Object.keys(GUESSES), ...SIGNED].sort()).toEqual(open.sort());
  });

  it.each(Object.keys(GUESSES) as OperationId[])(
    '%s is rate-limited for the calling network only',
    async (id) => {
      const { limit, per } = LIMITS[GUESSES[id]!.limit];
      const [email, place] = [server.newEmail(), newAddress()];
      const ofPlace = [];
      for (let tries = 0; tries <= limit; tries += 1)
        ofPlace.push(await guess(id, tries % 2 ? server.newEmail() : `${tries}${email}`, place));
      expect(ofPlace.slice(0, -1).map(({ status }) => status)).not.toContain(429);
      expectTooMany(ofPlace.at(-1)!, per / 1000);
      expect((await guess(id, email, newAddress())).status).not.toBe(429);
      server.clock.forward(per / 1000 + 1);
      expect((await guess(id, server.newEmail(), place)).status).not.toBe(429);
    },
  );
});

describe('changing the password', () => {
  it('counts as guessing the current one', async () => {
    const { path } = operations.changePassword;
    const { token } = await server.signUp('Candidate');
    const json = { current_password: 'wrong one', password: 'secret12', confirm_password: 'secret12' };
    const answers = [];
    for (let tries = 0; tries <= LIMITS.signIn.limit; tries += 1)
      answers.push(
        await server.request('POST', `/api${path}`, {
          token,
          json,
          headers: { 'x-forwarded-for': newAddress() },
        }),
      );
    expect(answers.slice(0, -1).map(({ status }) => status)).not.toContain(429);
    expectTooMany(answers.at(-1)!);
  });
});
