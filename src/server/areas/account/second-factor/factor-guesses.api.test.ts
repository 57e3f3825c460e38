import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { accountCalls } from '../../../testing/account-calls.ts';
import { WRONG_CODE, withFactor } from '../../../testing/with-factor.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server } = await withServer({});
const { login } = accountCalls(server);

/** The message of the answer to the last attempt. */
let told = '';

async function owner() {
  const person = await server.signUp('Candidate');
  const recovery = randomBytes(10).toString('hex');
  const { code } = await withFactor(server, person, [recovery]);
  const tryFrom = async (network: string, code: string) => {
    const { token } = (await login(person.email)).body.data;
    const headers = { 'x-forwarded-for': network };
    const answer = await server.request('POST', '/api/auth/second-factor', {
      token,
      json: { code },
      headers,
    });
    told = answer.body.message;
    return answer.status;
  };
  /** Makes as many guesses as a day allows, from many networks. */
  const guess = async () => {
    for (let tries = 0; tries < 100; tries += 1) {
      if (tries === 50) server.clock.forward(601);
      expect(await tryFrom(`203.0.113.${Math.floor(tries / 5)}`, WRONG_CODE)).toBe(422);
    }
    server.clock.forward(601);
    expect(await tryFrom('203.0.113.30', WRONG_CODE)).toBe(429);
  };
  return { ...person, recovery, code, tryFrom, guess };
}

it('limits code guesses to a hundred a day, while a recovery code still works and its owner is notified', async () => {
  const { email, recovery, tryFrom, guess } = await owner();
  await guess();
  // A travelling owner is told which way stays open.
  expect(told).toMatch(/again in \d+ hours\. A recovery code works now\.$/);
  expect(await tryFrom('203.0.113.31', recovery)).toBe(200);
  expect((await server.mail.to(email)).at(-1)!.subject).toBe('A recovery code was used for your account');
});

it('leaves the owner’s network its own attempts while somebody guesses with a stolen password', async () => {
  const { code, tryFrom, guess } = await owner();
  expect(await tryFrom('198.51.100.7', code())).toBe(200);
  await guess();
  expect(await tryFrom('198.51.100.7', WRONG_CODE)).toBe(422);
  expect(await tryFrom('198.51.100.7', code())).toBe(200);
});
