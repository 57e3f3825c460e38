import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OperationId, operations } from '../../../../../generated/operations.ts';
import { productApi } from '../../../start/api.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

const { paths } = productApi(resolve(import.meta.dirname, '../../../../..')).document;

/** With a scale that allows three reads a minute. */
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ rateLimitScale: 3 / 1200 });
});
afterAll(() => server.close());

let lastAddress = 0;
const newAddress = () => `10.2.0.${++lastAddress}`;
const read = (path: string, address: string, token?: string) =>
  server.request('GET', `/api${path}`, { headers: { 'x-forwarded-for': address }, token });
const statuses = async (times: number, call: () => Promise<{ status: number }>) => {
  const found: number[] = [];
  for (let at = 0; at < times; at += 1) found.push((await call()).status);
  return found;
};

it('answers 429 with Retry-After to a visitor who reads too much, and to nobody else', async () => {
  const [greedy, other] = [newAddress(), newAddress()];
  const search = () => read('/vacancy?title=teacher', greedy);
  expect(await statuses(4, search)).toEqual([200, 200, 200, 429]);
  const refused = await search();
  expect(refused.body).toMatchObject({ status: false, message: expect.stringMatching(/^Too many/) });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await read('/countries', greedy)).status).toBe(429);
  expect((await read('/vacancy', other)).status).toBe(200);
  server.clock.forward(61);
  expect((await search()).status).toBe(200);
});

it('tells with each answer how many calls are left', async () => {
  const address = newAddress();
  const standings: unknown[] = [];
  for (let at = 0; at < 4; at += 1) {
    const { headers } = await read('/countries', address);
    expect(headers['ratelimit-policy']).toBe('"reads";q=3;w=60');
    standings.push(String(headers.ratelimit).replace(/t=\d+$/, 't'));
  }
  expect(standings).toEqual(['"reads";r=2;t', '"reads";r=1;t', '"reads";r=0;t', '"reads";r=0;t']);
  const { token } = await server.admin();
  const known = await read('/vacancy', newAddress(), token);
  expect(known.headers.ratelimit).toMatch(/^"reads";r=2;t=\d+$/);
  const again = await read('/vacancy', newAddress(), token);
  expect(again.headers.ratelimit).toMatch(/^"reads";r=1;t=\d+$/);
});

it('rate-limits signed-in callers per account, from any address', async () => {
  const token = (await server.admin()).token;
  const neighbour = (await server.admin()).token;
  const address = newAddress();
  const search = (bearer: string) => () => read('/vacancy', address, bearer);
  expect(await statuses(4, search(token))).toEqual([200, 200, 200, 429]);
  expect(await statuses(3, search(neighbour))).toEqual([200, 200, 200]);
  expect((await read('/vacancy', newAddress(), token)).status).toBe(429);
});

it('does not read visitors’ bodies once their address has sent too many', async () => {
  const few = await testServer({ rateLimitScale: 2 / 300, beside: server });
  const send = (payload: string) =>
    few.request('POST', '/api/contact', { payload, headers: { 'content-type': 'application/json' } });
  // The third body cannot be parsed either, but is refused by the limit first.
  expect(await statuses(3, () => send('{'))).toEqual([400, 400, 429]);
  await few.close();
});

it('documents a 429 for every read', () => {
  const reads = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].method === 'GET');
  const silent = reads.filter((id) => !paths[operations[id].path]!.get!.responses['429']);
  expect(silent).toEqual([]);
});
