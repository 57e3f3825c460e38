import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { newPasskey } from '../../../testing/passkey/new-passkey.ts';
import { PASSWORD } from '../../../testing/test-server.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server } = await withServer({});

it('names the passkeys in the mail about a second factor, as they require no code', async () => {
  const { token, user, email } = await server.signUp('Candidate');
  await newPasskey(server, user.id);
  const { setup } = (await server.request('POST', '/api/user/me/second-factor', { token })).body.data;
  const timestamp = server.clock.now().getTime();
  const code = new TOTP({ secret: Secret.fromBase32(setup.secret) }).generate({ timestamp });
  const json = { password: PASSWORD, code };
  const path = '/api/user/me/second-factor/enable';
  expect((await server.request('POST', path, { token, json })).status).toBe(200);
  expect((await server.mail.to(email)).at(-1)).toMatchObject({
    subject: 'Your second factor is on',
    text: expect.stringContaining('These passkeys still work: A key.'),
  });
});
