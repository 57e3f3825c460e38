import { afterAll, describe, expect, it } from 'vitest';
import { accountCalls } from '../../../testing/account-calls.ts';
import { PASSWORD, testServer } from '../../../testing/test-server.ts';
import { withServer } from '../../../testing/with-server.ts';
import { isCommonPassword, isSiteName } from './common-passwords.ts';

const { server: lenient } = await withServer({});
const server = await testServer({ beside: lenient, passwordBlocklist: true });
afterAll(() => server.close());
const { post, register, login } = accountCalls(server);

const REFUSED = {
  status: 422,
  body: {
    errors: {
      password: ['This password is one of the 10,000 most common. Choose one that is harder to guess'],
    },
  },
};

describe('a password made of the site’s own words', () => {
  it.each(['Marketplace2026!', 'my-School-1', 'education marketplace', '2026Teacher', 'adminadmin'])(
    'is refused: %s',
    (password) => expect(isSiteName(password)).toBe(true),
  );

  it.each([PASSWORD, 'demo-2026', '2026-05-14', 'schoolyard', 'teacher of مدرسة', 'marketplaces'])(
    'is accepted with other words: %s',
    (password) => expect(isSiteName(password)).toBe(false),
  );

  it('is refused at registration', async () => {
    const message = /made of easily guessed words/;
    expect(await register(server.newEmail(), { password: 'School-2026' })).toMatchObject({
      status: 422,
      body: { errors: { password: [expect.stringMatching(message)] } },
    });
  });
});

describe('a common password', () => {
  it('is one of 10,000, ignoring case', async () => {
    for (const common of ['123456', 'password', 'Password', 'QWERTY123', 'iloveyou'])
      expect(await isCommonPassword(common), common).toBe(true);
    for (const rare of [PASSWORD, 'demo-2026', 'battery staple'])
      expect(await isCommonPassword(rare), rare).toBe(false);
  });

  it('is refused wherever a password is set', async () => {
    const [person, admin] = [await server.signUp('Candidate'), await server.admin()];
    expect(await register(server.newEmail(), { password: 'password' })).toMatchObject(REFUSED);
    const change = { current_password: PASSWORD, password: '123456', confirm_password: '123456' };
    expect(await post('change-password', change, person.token)).toMatchObject(REFUSED);
    await post('forgot-password', { user_name: person.email });
    const token = /token=([\w-]+)/.exec((await server.mail.to(person.email)).at(-1)!.text)![1];
    const reset = (password: string) => post('reset-password', { email: person.email, token, password });
    expect(await reset('letmein')).toMatchObject(REFUSED);
    // A refusal does not use up the link.
    expect((await reset('battery staple')).status).toBe(200);
    const user = { full_name: 'A B', user_name: server.newEmail(), password: 'monkey', role_id: 2 };
    expect(await server.request('POST', '/api/user', { token: admin.token, json: user })).toMatchObject(
      REFUSED,
    );
    const path = `/api/user/${person.user.id}`;
    const json = { password: 'dragon' };
    expect(await server.request('PUT', path, { token: admin.token, json })).toMatchObject(REFUSED);
  });

  it('still signs in existing accounts, and is accepted where the operator allows it', async () => {
    const email = lenient.newEmail();
    const answer = await accountCalls(lenient).register(email, { password: '123456' });
    expect(answer.status).toBe(200);
    await post('verify-otp', { user_name: email, otp: await lenient.mail.codeFor(email) });
    expect((await login(email, '123456')).status).toBe(200);
  });
});
