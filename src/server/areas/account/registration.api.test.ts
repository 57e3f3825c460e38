import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sweepDatabase } from '../../start/sweep-database.ts';
import { PASSWORD, type TestServer, testServer } from '../../testing/test-server.ts';

const computed = vi.hoisted(() => ({ times: 0 }));
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof import('@node-rs/argon2')>();
  const counted =
    <A extends unknown[], R>(work: (...args: A) => R) =>
    (...args: A): R => {
      computed.times += 1;
      return work(...args);
    };
  return { ...real, hash: counted(real.hash), verify: counted(real.verify) };
});

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

let address: string;
beforeEach(() => {
  address = server.newEmail();
});

type Options = { token?: string; from?: string };
const post = (path: string, json: unknown, { token, from }: Options = {}) =>
  server.request('POST', `/api/auth/${path}`, {
    json,
    token,
    ...(from && { headers: { 'x-forwarded-for': from } }),
  });
const register = (full_name: string, password: string, options?: Options) =>
  post('register', { full_name, user_name: address, password, role_id: 2 }, options);
const login = (password: string) => post('login', { user_name: address, password });
const verify = (otp: string, options?: Options) => post('verify-otp', { user_name: address, otp }, options);
const resend = (options?: Options) => post('resend-otp', { user_name: address }, options);
const hearsOf = (token: string) => server.request('GET', '/api/notification', { token });
/** The codes mailed to the address, with the name in each mail's greeting. */
async function codes(): Promise<[name: string, code: string][]> {
  const mails = await server.mail.to(address);
  return mails.flatMap(({ text }) => {
    const code = /^ {4}(\d{6})$/m.exec(text)?.[1];
    return code ? [[/^Hello (.*),/.exec(text)![1]!, code] as [string, string]] : [];
  });
}
const newestCode = async () => (await codes()).at(-1)![1];

const MALLORY = 'mallory knows this';
const OWNER = 'only the owner knows';

describe('a stranger’s registration of somebody’s address', () => {
  it('made before the owner’s leaves nothing behind once the owner has verified', async () => {
    await register('Mallory', MALLORY);
    const inside = (await login(MALLORY)).body.data.token;
    await register('Olivia Owner', OWNER);
    const { body } = await verify(await newestCode());
    expect(body.data.user).toMatchObject({ full_name: 'Olivia Owner', user_name: address });
    expect((await hearsOf(inside)).status).toBe(401);
    expect((await login(MALLORY)).status).toBe(400);
    expect((await login(OWNER)).body.data.user).toMatchObject({
      id: body.data.user.id,
      full_name: 'Olivia Owner',
      email_verified_at: expect.any(String),
    });
  });

  it('made after the owner’s is confirmed by its own code only', async () => {
    await register('Olivia Owner', OWNER);
    await register('Mallory', MALLORY);
    const inside = (await login(MALLORY)).body.data.token;
    expect((await codes()).map(([name]) => name)).toEqual(['Olivia Owner', 'Mallory', 'Mallory']);
    const [own, , foreign] = (await codes()).map(([, code]) => code) as [string, string, string];
    expect((await verify(own)).body.data.user.full_name).toBe('Olivia Owner');
    expect((await verify(foreign)).status).toBe(400);
    expect((await hearsOf(inside)).status).toBe(401);
    expect((await login(MALLORY)).status).toBe(400);
    expect((await login(OWNER)).status).toBe(200);
  });

  it('made elsewhere cannot be confirmed from the owner’s network, which is mailed its own code again', async () => {
    const [home, elsewhere] = ['10.0.0.1', '10.0.0.2'].map((from) => ({ from }));
    await register('Olivia Owner', OWNER, home);
    await register('Mallory', MALLORY, elsewhere);
    expect((await verify(await newestCode(), home)).status).toBe(400);
    await resend(home);
    expect((await codes()).at(-1)![0]).toBe('Olivia Owner');
    // Read on a phone in another network.
    const { body } = await verify(await newestCode(), { from: '10.0.0.3' });
    expect(body.data.user.full_name).toBe('Olivia Owner');
  });

  it('gives its session access to that registration only', async () => {
    await register('Olivia Owner', OWNER);
    const { token } = (await login(OWNER)).body.data;
    await register('Mallory', MALLORY);
    expect((await verify(await newestCode(), { token })).status).toBe(400);
    await resend({ token });
    expect((await codes()).at(-1)![0]).toBe('Olivia Owner');
    expect((await verify(await newestCode(), { token })).body.data.user.full_name).toBe('Olivia Owner');
    // The owner's session is still open, and verified now.
    expect((await hearsOf(token)).status).toBe(200);
  });

  it('of an address with an account looks like any other, and no code is mailed', async () => {
    await register('Olivia Owner', OWNER);
    const { id } = (await verify(await newestCode())).body.data.user;
    const mailed = (await codes()).length;
    await register('Mallory', MALLORY);
    const { body } = await login(MALLORY);
    expect(body.data.user).toMatchObject({ full_name: 'Mallory', email_verified_at: null });
    expect(body.data.user.id).not.toBe(id);
    expect((await hearsOf(body.data.token)).status).toBe(403);
    await resend({ token: body.data.token });
    expect(await codes()).toHaveLength(mailed);
    expect((await server.mail.to(address)).at(-1)!.subject).toBe('You already have an account');
    expect((await login(OWNER)).body.data.user.id).toBe(id);
  });

  it('cannot reset a password, as it is not an account', async () => {
    await register('Mallory', MALLORY);
    await post('forgot-password', { user_name: address });
    expect((await server.mail.to(address)).map(({ subject }) => subject)).toEqual(['Your verification code']);
  });

  it('leaves nothing behind when an Admin creates the account', async () => {
    const admin = await server.admin();
    await register('Mallory', MALLORY);
    const inside = (await login(MALLORY)).body.data.token;
    const json = { full_name: 'Olivia Owner', user_name: address, password: OWNER, role_id: 2 };
    const made = await server.request('POST', '/api/user', { token: admin.token, json });
    expect(made.status).toBe(201);
    expect((await hearsOf(inside)).status).toBe(401);
    expect((await verify(await newestCode())).status).toBe(400);
  });
});

describe('concurrent registrations', () => {
  it('may share an address, and one of them confirms it', async () => {
    await Promise.all(['Ada', 'Bea', 'Cleo', 'Dina'].map((name) => register(name, `${name} knows`)));
    expect(await codes()).toHaveLength(4);
    const answers = await Promise.all((await codes()).map(([, code]) => verify(code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    const winner = answers.find(({ status }) => status === 200)!.body.data.user.full_name;
    for (const name of ['Ada', 'Bea', 'Cleo', 'Dina'])
      expect((await login(`${name} knows`)).status).toBe(name === winner ? 200 : 400);
  });
});

describe('an unconfirmed registration', () => {
  it('is deleted after a day, with its sessions', async () => {
    const later = await testServer();
    try {
      // No generated address ends like this, so a search finds only this one.
      const json = { user_name: 'unconfirmed@example.com', password: PASSWORD };
      const ask = (path: string, body: object) => later.request('POST', `/api/auth/${path}`, { json: body });
      await ask('register', { ...json, full_name: 'A', role_id: 2 });
      const { token } = (await ask('login', json)).body.data;
      const { token: verified } = await later.signUp('School');
      const heard = async (of: string) =>
        (await later.request('GET', '/api/notification', { token: of })).status;
      later.clock.forward(24 * 3600 + 1);
      expect((await ask('login', json)).status).toBe(400);
      expect(await heard(token)).toBe(401);
      await ask('resend-otp', { user_name: json.user_name });
      expect((await later.mail.to(json.user_name)).length).toBe(2);
      await sweepDatabase(later.db, later.clock.now());
      const admin = await later.admin();
      const listed = await later.request('GET', `/api/user?search=${json.user_name}`, { token: admin.token });
      expect(listed.body.meta.total).toBe(0);
      expect(await heard(verified)).toBe(200);
    } finally {
      await later.close();
    }
  });
});

describe('whether an address has an account', () => {
  type Step = (email: string) => Promise<unknown>;
  const withPassword = (user_name: string) => ({ user_name, password: MALLORY });
  const answer = async (call: ReturnType<typeof post>) => {
    const { status, body, headers } = await call;
    const user = body.data?.user && { ...body.data.user, id: 0, user_name: '' };
    const data = body.data && { ...body.data, token: '', user };
    return { status, body: { ...body, request_id: '', data }, retry: headers['retry-after'] };
  };
  const STEPS: [string, Step][] = [
    ['signing in', (email) => answer(post('login', withPassword(email)))],
    [
      'registering',
      (email) => answer(post('register', { full_name: 'A', role_id: 2, ...withPassword(email) })),
    ],
    ['signing in with what was registered', (email) => answer(post('login', withPassword(email)))],
    ['asking for another code', (email) => answer(post('resend-otp', { user_name: email }))],
    ['guessing a code', (email) => answer(post('verify-otp', { user_name: email, otp: '000000' }))],
    [
      'registering again',
      (email) => answer(post('register', { full_name: 'B', role_id: 3, ...withPassword(email) })),
    ],
    ['guessing again', (email) => answer(post('verify-otp', { user_name: email, otp: '000000' }))],
    ['forgetting the password', (email) => answer(post('forgot-password', { user_name: email }))],
  ];

  it.each(STEPS.map(([name], index) => [name, index] as const))('is not revealed by %s', async (_, index) => {
    const { email: taken } = await server.signUp('School');
    const free = server.newEmail();
    for (const [, step] of STEPS.slice(0, index)) await Promise.all([step(taken), step(free)]);
    const measured = async (email: string) => {
      computed.times = 0;
      const said = await STEPS[index]![1](email);
      return { said, computed: computed.times };
    };
    expect(await measured(taken)).toEqual(await measured(free));
  });
});

describe('guessing a code', () => {
  const wrong = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

  it('is refused after five attempts from one network, for that network only', async () => {
    await register('Olivia Owner', OWNER, { from: '10.0.0.1' });
    const code = await newestCode();
    for (let tries = 1; tries <= 5; tries += 1)
      expect((await verify(wrong(code, tries), { from: '10.0.9.9' })).status).toBe(400);
    expect((await verify(code, { from: '10.0.9.9' })).status).toBe(429);
    expect((await verify(code, { from: '10.0.0.1' })).status).toBe(200);
  });

  it('voids the code after fifty attempts in total, and notifies its owner, who gets a fresh one', async () => {
    await register('Olivia Owner', OWNER);
    const code = await newestCode();
    for (let tries = 1; tries <= 50; tries += 1)
      expect((await verify(wrong(code, tries), { from: `10.0.1.${tries}` })).status).toBe(400);
    expect((await verify(code)).status).toBe(400);
    expect((await server.mail.to(address)).at(-1)!.subject).toBe('Someone tried to guess your code');
    await resend();
    expect((await verify(await newestCode())).status).toBe(200);
  });
});
