import { beforeEach, describe, expect, it } from 'vitest';
import { withServer } from '../../testing/with-server.ts';

const { server } = await withServer({});
const MALLORY = 'mallory knows this';
const OWNER = 'only the owner knows';

let address: string;
const post = (path: string, json: object, cookie = '') =>
  server.request('POST', `/api/auth/${path}`, {
    json: { user_name: address, ...json },
    headers: cookie ? { cookie } : {},
  });
const register = (full_name: string, password: string) =>
  post('register', { full_name, password, role_id: 2 });
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']).split(';')[0]!;
async function newestCode(): Promise<[name: string, code: string]> {
  const { text } = (await server.mail.to(address)).at(-1)!;
  return [/^Hello (.*),/.exec(text)![1]!, /^ {4}(\d{6})$/m.exec(text)![1]!];
}

beforeEach(() => {
  address = server.newEmail();
});

describe('the browser that registered', () => {
  it('accepts no other registration’s code, even from the same network', async () => {
    const answer = await register('Olivia Owner', OWNER);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^registration=[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Strict$/,
    );
    const cookie = cookieOf(answer);
    await register('Mallory', MALLORY);
    const [, foreign] = await newestCode();
    expect((await post('verify-otp', { otp: foreign }, cookie)).status).toBe(400);
    await post('resend-otp', {}, cookie);
    const [name, otp] = await newestCode();
    expect(name).toBe('Olivia Owner');
    const verified = await post('verify-otp', { otp }, cookie);
    expect(verified.body.data.user.full_name).toBe('Olivia Owner');
    expect(String(verified.headers['set-cookie'])).toContain('Max-Age=0');
  });

  it('is identified by a cookie that signs nobody in', async () => {
    const cookie = cookieOf(await register('Olivia Owner', OWNER));
    const asked = await server.request('GET', '/api/notification', { headers: { cookie } });
    expect(asked.status).toBe(401);
  });

  it('is told in the mail whose registration its code confirms', async () => {
    await register('Mallory', MALLORY);
    expect((await server.mail.to(address))[0]!.text).toContain(
      'Use this code to verify your e-mail address and sign up as Mallory',
    );
  });
});
