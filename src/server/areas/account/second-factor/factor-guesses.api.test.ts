import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { accountCalls } from '../../../testing/account-calls.ts';
import { market } from '../../../testing/market.ts';
import { WRONG_CODE, withFactor } from '../../../testing/with-factor.ts';

const { server } = await market({});
const { login } = accountCalls(server);

/** The message of the answer to the last try. */
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
  /** Guesses as often as a day allows, from many networks. */
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

it('codes are guessed at a hundred times a day; a recovery code opens all the same, and its owner is told', async () => {
  const { email, recovery, tryFrom, guess } = await owner();
  await guess();
  // An owner who travels is told which way stays open.
  expect(told).toMatch(/again in \d+ hours; a recovery code opens at once\.$/);
  expect(await tryFrom('203.0.113.31', recovery)).toBe(200);
  expect((await server.mail.to(email)).at(-1)!.subject).toBe('A recovery code of your account was used');
});

it('whoever guesses with a stolen password uses up nothing of the network where the owner signs in', async () => {
  const { code, tryFrom, guess } = await owner();
  expect(await tryFrom('198.51.100.7', code())).toBe(200);
  await guess();
  expect(await tryFrom('198.51.100.7', WRONG_CODE)).toBe(422);
  expect(await tryFrom('198.51.100.7', code())).toBe(200);
});
