import { describe, expect, it, vi } from 'vitest';
import { poolOf } from '../../engine/db/connect.ts';
import { accountCalls } from '../../testing/account-calls.ts';
import { withServer } from '../../testing/with-server.ts';

const { server } = await withServer({});
const { post, login } = accountCalls(server);

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

  it('is not replaced with another account’s token or a made-up one', async () => {
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

  it('runs the same queries for a wrong link, whether or not the address has an account', async () => {
    const { email } = await server.signUp('Candidate');
    const asked = async (address: string) => {
      const query = vi.spyOn(poolOf(server.db), 'query');
      const json = { email: address, token: 'x'.repeat(43), password: 'battery staple' };
      expect((await post('reset-password', json)).status).toBe(400);
      const calls = query.mock.calls as unknown as [string | { text: string }][];
      const selects = calls.map(([one]) => (typeof one === 'string' ? one : one.text)).filter(isAboutUsers);
      query.mockRestore();
      return selects;
    };
    const isAboutUsers = (text: string) => /^\s*select.*"(users|password_resets)"/s.test(text);
    const ofNobody = await asked(server.newEmail());
    expect(ofNobody).toHaveLength(1);
    expect(await asked(email)).toEqual(ofNobody);
  });

  it('is not replaced by a short password or without a token', async () => {
    const answer = await post('reset-password', { email: 'a@b.com', password: '12345' });
    expect(answer.body.errors).toEqual({
      token: ['This link is incomplete. Request a new one.'],
      password: ['Password must be at least 6 characters'],
    });
  });
});
