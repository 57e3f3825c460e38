import { expect, it } from 'vitest';
import { accountCalls } from '../../../testing/account-calls.ts';
import { newPasskey } from '../../../testing/passkey/new-passkey.ts';
import { withFactor } from '../../../testing/with-factor.ts';
import { withServer } from '../../../testing/with-server.ts';
import { resetSecondFactorOf } from './reset-second-factor.ts';

const { server } = await withServer({});
const { login } = accountCalls(server);

it('removes a second factor and its passkeys at the operator’s command', async () => {
  const person = await server.signUp('Candidate');
  await withFactor(server, person);
  await newPasskey(server, person.user.id);
  expect(await resetSecondFactorOf(server.db, person.email)).toEqual(['A key']);
  expect((await server.request('GET', '/api/user/me', { token: person.token })).status).toBe(401);
  expect((await login(person.email)).body.data.user).not.toHaveProperty('second_factor');
  await expect(resetSecondFactorOf(server.db, person.email)).rejects.toThrow('has no second factor');
});
