import { describe, expect, it } from 'vitest';
import { accountCalls } from '../../testing/account-calls.ts';
import { PASSWORD, testServer } from '../../testing/test-server.ts';
import { withServer } from '../../testing/with-server.ts';

const { server } = await withServer({});
const { post, register } = accountCalls(server);

describe('an e-mail code', () => {
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

  it('works only once of two concurrent calls', async () => {
    const email = server.newEmail();
    await register(email);
    const code = await server.mail.codeFor(email);
    const statuses = (await Promise.all([verify(email, code), verify(email, code)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 400]);
  });

  it('is void after five wrong attempts, until a fresh one is sent', async () => {
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

  it('treats attempts for an unknown address alike', async () => {
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

  it('expires after ten minutes', async () => {
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
