import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const post = (path: string, json: unknown, token?: string) =>
  server.request('POST', `/api/auth/${path}`, { json, token });
const register = (user_name: string, change: Record<string, unknown> = {}) =>
  post('register', { full_name: 'Sara Khalil', user_name, password: PASSWORD, role_id: 2, ...change });
const login = (user_name: string, password = PASSWORD) => post('login', { user_name, password });

describe('registering', () => {
  it('mails a code that verifies and signs in', async () => {
    const email = server.newEmail();
    const registered = await register(email, { full_name: '  Sara Khalil ' });
    expect(registered).toMatchObject({ status: 200, body: { status: true, data: null } });
    const verified = await post('verify-otp', { user_name: email, otp: await server.mail.codeFor(email) });
    expect(verified.body.data).toMatchObject({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: {
        full_name: 'Sara Khalil',
        user_name: email,
        role_id: 2,
        role: { role_id: 2, role_name: 'Candidate' },
        email_verified_at: expect.any(String),
        candidate_id: null,
      },
    });
  });

  it('answers a taken address like a new one, changes nothing and tells the owner', async () => {
    const { email } = await server.signUp('School');
    const fresh = await register(server.newEmail());
    const taken = await register(email.toUpperCase(), { password: 'another horse' });
    expect({ ...taken, headers: null }).toEqual({ ...fresh, headers: null });
    expect((await server.mail.to(email)).at(-1)).toMatchObject({ subject: 'You already have an account' });
    expect((await login(email, 'another horse')).status).toBe(400);
    expect((await login(email)).status).toBe(200);
  });

  it('makes one account of two calls at once', async () => {
    const email = server.newEmail();
    const answers = await Promise.all([register(email), register(email), register(email)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect((await server.mail.to(email)).filter((mail) => /code/.test(mail.subject))).toHaveLength(1);
  });

  it.each([
    [
      'nothing at all',
      {},
      {
        full_name: ['Full Name is required'],
        user_name: ['Email is required'],
        password: ['Password is required'],
        role_id: ['This field is required'],
      },
    ],
    [
      'a wrong e-mail',
      { full_name: 'A', user_name: 'sara', password: PASSWORD, role_id: 2 },
      { user_name: ['Invalid email format'] },
    ],
    [
      'a short password',
      { full_name: 'A', user_name: 'a@b.com', password: '12345', role_id: 2 },
      { password: ['Password must be at least 6 characters'] },
    ],
    [
      'the role of an Admin',
      { full_name: 'A', user_name: 'a@b.com', password: PASSWORD, role_id: 1 },
      { role_id: ['Choose one of the options'] },
    ],
    [
      'blanks for a name',
      { full_name: '  ', user_name: 'a@b.com', password: PASSWORD, role_id: 2 },
      { full_name: ['Full Name is required'] },
    ],
    [
      'a list for a name',
      { full_name: ['A'], user_name: 'a@b.com', password: PASSWORD, role_id: 2 },
      { full_name: ['Enter a text'] },
    ],
    [
      'an unknown field',
      { full_name: 'A', user_name: 'a@b.com', password: PASSWORD, role_id: 2, is_admin: true },
      { is_admin: ['This field is not known'] },
    ],
    [
      'a NUL character',
      { full_name: 'A\0', user_name: 'a@b.com', password: PASSWORD, role_id: 2 },
      { full_name: ['This value has the wrong format'] },
    ],
  ])('refuses %s', async (_, json, errors) => {
    const answer = await post('register', json);
    expect(answer).toMatchObject({ status: 422, body: { status: false, errors } });
    expect(Object.keys(answer.body.errors)).toEqual(Object.keys(errors));
  });

  it('takes the role as text too', async () => {
    expect((await register(server.newEmail(), { role_id: '3' })).status).toBe(200);
  });
});

describe('signing in', () => {
  it('gives a token that works, whatever the capitals of the address', async () => {
    const { email, user } = await server.signUp('School');
    const answer = await login(email.toUpperCase());
    expect(answer.body).toMatchObject({
      status: true,
      data: { user: { id: user.id, role: { role_name: 'School' } } },
    });
    expect((await post('logout', undefined, answer.body.data.token)).status).toBe(200);
  });

  it('says the same 400 for a wrong password and an unknown address', async () => {
    const { email } = await server.signUp('Candidate');
    const wrong = await login(email, 'not the password');
    const unknown = await login(server.newEmail());
    expect(wrong).toMatchObject({ status: 400, body: { message: 'The e-mail or password is not right.' } });
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
      body: { message: 'Please verify your e-mail address first.' },
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

describe('signing out', () => {
  it('ends the session', async () => {
    const { token } = await server.signUp('Candidate');
    expect(await post('logout', undefined, token)).toMatchObject({ status: 200, body: { data: null } });
    expect(await post('logout', undefined, token)).toMatchObject({
      status: 401,
      body: { status: false, message: 'Your session has ended. Please sign in again.' },
    });
  });

  it.each([[undefined], [''], ['undefined'], ['x'.repeat(43)], ["' or 1=1"]])(
    'answers 401 to the token %j',
    async (token) => {
      expect((await post('logout', undefined, token)).status).toBe(401);
    },
  );

  it('comes by itself after 30 days', async () => {
    const other = await testServer();
    try {
      const { token } = await other.signUp('Candidate');
      other.clock.forward(31 * 24 * 3600);
      expect((await other.request('POST', '/api/auth/logout', { token })).status).toBe(401);
    } finally {
      await other.close();
    }
  });
});

describe('a role', () => {
  it.each(['School', 'Admin'] as const)('of another kind gets a 403: %s', async (role) => {
    const { token } = role === 'Admin' ? await server.admin() : await server.signUp(role);
    const answer = await server.request('GET', '/api/user/candidate-profile', { token });
    expect(answer).toMatchObject({
      status: 403,
      body: { message: 'You do not have permission to perform this action.' },
    });
  });
});

describe('a code', () => {
  const verify = (user_name: string, otp: string) => post('verify-otp', { user_name, otp });
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('works once', async () => {
    const email = server.newEmail();
    await register(email);
    const code = await server.mail.codeFor(email);
    expect((await verify(email, code)).status).toBe(200);
    expect(await verify(email, code)).toMatchObject({
      status: 400,
      body: { errors: { otp: ['This code is wrong or has expired.'] } },
    });
  });

  it('works once, of two calls at the same moment', async () => {
    const email = server.newEmail();
    await register(email);
    const code = await server.mail.codeFor(email);
    const statuses = (await Promise.all([verify(email, code), verify(email, code)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 400]);
  });

  it('is void after five wrong tries, until a fresh one comes', async () => {
    const email = server.newEmail();
    await register(email);
    const code = await server.mail.codeFor(email);
    for (let attempt = 1; attempt <= 5; attempt += 1)
      expect((await verify(email, other(code))).status).toBe(400);
    const sixth = await verify(email, code);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
    expect((await post('resend-otp', { user_name: email })).status).toBe(200);
    expect((await verify(email, await server.mail.codeFor(email))).status).toBe(200);
  });

  it('answers tries for an unknown address just the same', async () => {
    const email = server.newEmail();
    const statuses: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) statuses.push((await verify(email, '123456')).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it.each([
    ['', 'OTP is required'],
    ['12345', 'OTP must be 6 digits'],
    ['12345a', 'OTP must be 6 digits'],
    ['١٢٣٤٥٦', 'OTP must be 6 digits'],
  ])('of the form %j is refused', async (otp, message) => {
    expect(await verify('a@b.com', otp)).toMatchObject({ status: 422, body: { errors: { otp: [message] } } });
  });

  it('ends after ten minutes', async () => {
    const later = await testServer();
    try {
      const email = later.newEmail();
      const json = { full_name: 'A', user_name: email, password: PASSWORD, role_id: 2 };
      await later.request('POST', '/api/auth/register', { json });
      const otp = await later.mail.codeFor(email);
      later.clock.forward(601);
      expect(
        (await later.request('POST', '/api/auth/verify-otp', { json: { user_name: email, otp } })).status,
      ).toBe(400);
    } finally {
      await later.close();
    }
  });
});

describe('a forgotten password', () => {
  const linkOf = (text: string) => new URL(/https?:\S+reset-password\S+/.exec(text)![0]);

  it('is replaced through a link that works once and ends all sessions', async () => {
    const { email, token: session } = await server.signUp('Candidate');
    const asked = await post('forgot-password', { user_name: email });
    expect(await post('forgot-password', { user_name: server.newEmail() })).toMatchObject({
      body: asked.body,
    });
    const mail = (await server.mail.to(email)).at(-1)!;
    const link = linkOf(mail.text);
    expect(link.origin).toBe('http://marketplace.test');
    const json = { ...Object.fromEntries(link.searchParams), password: 'battery staple' };
    expect((await post('reset-password', json)).status).toBe(200);
    expect(await post('reset-password', json)).toMatchObject({ status: 400 });
    expect((await post('logout', undefined, session)).status).toBe(401);
    expect((await login(email)).status).toBe(400);
    expect((await login(email, 'battery staple')).status).toBe(200);
    expect((await server.mail.to(email)).at(-1)!.subject).toBe('Your password was changed');
  });

  it('stays as it is with the token of another account, or a made-up one', async () => {
    const [one, two] = [await server.signUp('Candidate'), await server.signUp('School')];
    await post('forgot-password', { user_name: one.email });
    const token = linkOf((await server.mail.to(one.email)).at(-1)!.text).searchParams.get('token');
    for (const json of [
      { email: two.email, token },
      { email: one.email, token: 'x'.repeat(43) },
      { email: server.newEmail(), token },
    ]) {
      expect((await post('reset-password', { ...json, password: 'battery staple' })).status).toBe(400);
    }
    expect((await login(two.email)).status).toBe(200);
  });

  it('refuses a new one that is too short, and a call without a token', async () => {
    const answer = await post('reset-password', { email: 'a@b.com', password: '12345' });
    expect(answer.body.errors).toEqual({
      token: ['This link is incomplete. Please ask for a new one.'],
      password: ['Password must be at least 6 characters'],
    });
  });
});
