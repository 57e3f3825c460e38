import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { warnOfForwarding } from './forwarded.ts';

async function warnings(
  trustedProxies: number,
  calls: { minute: number; headers: Record<string, string> }[],
) {
  const lines: string[] = [];
  let minute = 0;
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  });
  warnOfForwarding(app, { trustedProxies, clock: () => new Date(minute * 60_000) });
  app.get('/', async () => 'ok');
  for (const call of calls) {
    minute = call.minute;
    await app.inject({ url: '/', headers: call.headers });
  }
  await app.close();
  return lines.filter((line) => line.includes('TRUST_PROXY')).length;
}
const forwarded = { 'x-forwarded-for': '10.0.0.1' };

it('warns once an hour about a proxy that is not configured', async () => {
  const at = (minute: number) => ({ minute, headers: forwarded });
  expect(await warnings(0, [at(0), at(1), at(59)])).toBe(1);
  expect(await warnings(0, [at(0), at(61)])).toBe(2);
  expect(await warnings(0, [{ minute: 0, headers: { forwarded: 'for=10.0.0.1' } }])).toBe(1);
});

it('does not warn without a proxy or about a configured one', async () => {
  expect(await warnings(0, [{ minute: 0, headers: {} }])).toBe(0);
  expect(await warnings(1, [{ minute: 0, headers: forwarded }])).toBe(0);
});
