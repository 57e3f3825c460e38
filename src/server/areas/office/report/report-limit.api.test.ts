import { expect, it } from 'vitest';
import { newCandidate, newSchool } from '../../../testing/scenario.ts';
import { testServer } from '../../../testing/test-server.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, eager, other, school } = await withServer({
  eager: newCandidate,
  other: newCandidate,
  school: newSchool,
});

it('limits an account to thirty reports a day, from any address', async () => {
  const strict = await testServer({ rateLimitScale: 1, beside: server });
  const tryFrom = (network: number, { token }: { token: string }) =>
    strict.request('POST', `/api/report/school/${school.id}`, {
      token,
      json: { reason: 'money', text: 'They asked for 200 dollars.' },
      headers: { 'x-forwarded-for': `10.9.${network}.2` },
    });
  for (let count = 0; count < 30; count += 1) {
    // Stays below the separate limit of ten a minute.
    if (count % 10 === 0) strict.clock.forward(61);
    expect((await tryFrom(count, eager)).status).toBe(count === 0 ? 200 : 409);
  }
  strict.clock.forward(61);
  const refused = await tryFrom(99, eager);
  expect(refused).toMatchObject({
    status: 429,
    body: {
      message: expect.stringMatching(/^You can send at most 30 reports a day\. Try again in 2\d hours\.$/),
    },
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600);
  expect((await tryFrom(99, other)).status).toBe(200);
  await strict.close();
});
