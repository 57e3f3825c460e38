import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer({ rateLimitScale: 1 });
});
afterEach(() => server.close());

let lastAddress = 0;
const newAddress = () => `10.0.0.${++lastAddress}`;
const post = (path: string, json: unknown, address = newAddress()) =>
  server.request('POST', `/api/auth/${path}`, { json, headers: { 'x-forwarded-for': address } });
const times = async <T>(count: number, work: () => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let i = 0; i < count; i += 1) results.push(await work());
  return results;
};
const statuses = (answers: { status: number }[]) => [...new Set(answers.map(({ status }) => status))];

describe('signing in', () => {
  const login = (user_name: string, password: string, address?: string) =>
    post('login', { user_name, password }, address);

  it('is refused after ten failures from one network, for that network only', async () => {
    const { email } = await server.signUp('Candidate');
    const other = await server.signUp('Candidate');
    const stranger = newAddress();
    expect(statuses(await times(10, () => login(email, 'wrong one', stranger)))).toEqual([400]);
    const refused = await login(email, PASSWORD, stranger);
    expect(refused).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/^Too many attempts/) },
    });
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await login(email, PASSWORD)).status).toBe(200);
    expect((await login(other.email, PASSWORD)).status).toBe(200);
    server.clock.forward(61);
    expect((await login(email, PASSWORD, stranger)).status).toBe(200);
  });

  it('notifies the owner when many networks guess, and never locks the account', async () => {
    const { email } = await server.signUp('Candidate');
    const mailed = (await server.mail.to(email)).length;
    expect(statuses(await times(30, () => login(email, 'wrong one')))).toEqual([400]);
    expect(await server.mail.to(email)).toHaveLength(mailed);
    expect(statuses(await times(2, () => login(email, 'wrong one')))).toEqual([400]);
    const news = (await server.mail.to(email)).slice(mailed);
    expect(news.map(({ subject }) => subject)).toEqual(['Someone is trying to log in to your account']);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it('is refused after ten failures from one address, across accounts', async () => {
    const address = newAddress();
    const guesses = await times(10, () => login(server.newEmail(), 'wrong one', address));
    expect(statuses(guesses)).toEqual([400]);
    expect((await login(server.newEmail(), 'wrong one', address)).status).toBe(429);
  });

  it('limits concurrent attempts as well as sequential ones', async () => {
    const { email } = await server.signUp('Candidate');
    const address = newAddress();
    const answers = await Promise.all(Array.from({ length: 40 }, () => login(email, 'wrong one', address)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  it('does not count successes', async () => {
    const { email } = await server.signUp('Candidate');
    expect(statuses(await times(15, () => login(email, PASSWORD)))).toEqual([200]);
  });
});

describe('registering', () => {
  it('is refused after twenty registrations from one address in a minute', async () => {
    const address = newAddress();
    const register = () =>
      post(
        'register',
        { full_name: 'A', user_name: server.newEmail(), password: PASSWORD, role_id: 2 },
        address,
      );
    expect(statuses(await Promise.all(Array.from({ length: 20 }, register)))).toEqual([200]);
    expect((await register()).status).toBe(429);
  });
});

describe('requesting another code', () => {
  const resend = (user_name: string, address?: string) => post('resend-otp', { user_name }, address);
  const register = async (address?: string) => {
    const email = server.newEmail();
    const json = { full_name: 'A', user_name: email, password: PASSWORD, role_id: 2 };
    await post('register', json, address);
    return email;
  };

  it('works after 60 seconds, ten times a day', async () => {
    const address = newAddress();
    const email = await register(address);
    const soon = await resend(email, address);
    expect(soon).toMatchObject({ status: 429, body: { message: expect.stringContaining('seconds') } });
    const later = await times(9, () => {
      server.clock.forward(61);
      return resend(email, address);
    });
    expect(statuses(later)).toEqual([200]);
    expect(await server.mail.to(email)).toHaveLength(10);
    server.clock.forward(61);
    expect((await resend(email, address)).status).toBe(429);
    server.clock.forward(24 * 3600);
    expect((await resend(email, address)).status).toBe(200);
  });

  it('is answered alike for an address without an account, which gets no mail', async () => {
    const [email, address] = [server.newEmail(), newAddress()];
    const answer = await resend(email, address);
    expect(answer).toMatchObject({
      status: 200,
      body: { message: expect.stringMatching(/^If this e-mail address is waiting/) },
    });
    expect((await resend(email, address)).status).toBe(429);
    expect(await server.mail.to(email)).toEqual([]);
  });

  it('sends nothing to a verified account', async () => {
    const { email } = await server.signUp('School');
    server.clock.forward(61);
    expect((await resend(email)).status).toBe(200);
    expect(await server.mail.to(email)).toHaveLength(1);
  });
});

describe('mails requested by strangers', () => {
  const asks = [
    ['register', { full_name: 'A', password: PASSWORD, role_id: 2 }],
    ['forgot-password', {}],
  ] as const;

  it.each(asks)('leave the owner a share: %s', async (path, body) => {
    const { email } = await server.signUp('Candidate');
    const ask = (address: string) => post(path, { user_name: email, ...body }, address);
    const strangers = Array.from({ length: 6 }, newAddress);
    const answers = await times(10, async () => {
      server.clock.forward(61);
      return Promise.all(strangers.map(ask));
    });
    // A refused mail is not reported as sent.
    const all = answers.flat();
    const sent = all.filter(({ status }) => status === 200).length;
    expect(sent).toBe(6 * 2 + 30);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(60 - sent);
    expect((await server.mail.to(email)).length).toBe(sent + 1);
    const home = newAddress();
    expect((await ask(home)).status).toBe(200);
    server.clock.forward(61);
    expect((await ask(home)).status).toBe(200);
    expect((await server.mail.to(email)).length).toBe(sent + 3);
  });
});

describe('submitting', () => {
  it('is refused after sixty times per account and minute', async () => {
    const { token } = await server.signUp('School');
    const other = await server.signUp('School');
    const submit = (bearer: string) =>
      server.request('POST', '/api/vacancy', {
        token: bearer,
        json: {},
        headers: { 'x-forwarded-for': newAddress() },
      });
    const answers = await Promise.all(Array.from({ length: 60 }, () => submit(token)));
    expect(statuses(answers)).not.toContain(429);
    expect((await submit(token)).status).toBe(429);
    expect((await submit(other.token)).status).not.toBe(429);
    server.clock.forward(61);
    expect((await submit(token)).status).not.toBe(429);
  });
});
