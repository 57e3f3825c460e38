import { expect, it } from 'vitest';
import { accountCalls } from '../testing/account-calls.ts';
import { market } from '../testing/market.ts';
import { beginFactor, enableFactor, findSecondFactor } from './second-factor-queries.ts';

const { server } = await market({});
const { login } = accountCalls(server);

const RECOVERY = '1111-2222-3333-4444-5555';

it('codes are guessed at a hundred times a day; a recovery code opens all the same, and its owner is told', async () => {
  const person = await server.signUp('Candidate');
  const factor = {
    user_id: person.user.id,
    secret: 'JBSWY3DPEHPK3PXP',
    shown_codes: [RECOVERY],
    begun_in: null,
  };
  await beginFactor(server.db, { ...factor, created_at: server.clock.now() });
  await enableFactor(server.db, (await findSecondFactor(server.db, person.user.id))!, server.clock.now());
  const { token } = (await login(person.email)).body.data;
  const tryFrom = async (network: number, code: string) => {
    const headers = { 'x-forwarded-for': `203.0.113.${network}` };
    const path = '/api/auth/second-factor';
    return (await server.request('POST', path, { token, json: { code }, headers })).status;
  };
  // A digit more: never right, whatever the clock says.
  for (let tries = 0; tries < 100; tries += 1) {
    if (tries === 50) server.clock.forward(601);
    expect(await tryFrom(Math.floor(tries / 5), '1234567')).toBe(422);
  }
  server.clock.forward(601);
  expect(await tryFrom(30, '1234567')).toBe(429);
  expect(await tryFrom(31, RECOVERY)).toBe(200);
  expect((await server.mail.to(person.email)).at(-1)!.subject).toBe(
    'A recovery code of your account was used',
  );
});
