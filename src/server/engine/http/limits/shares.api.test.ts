import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseUrl } from '../../../testing/test-database.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

const PATIENT = 60_000;

let server: TestServer;
let hasty: TestServer;
let holder: Client;
beforeAll(async () => {
  server = await testServer({
    rateLimitScale: 1,
    visitors: { connections: 4, statementMilliseconds: PATIENT },
  });
  hasty = await testServer({ beside: server, visitors: { connections: 4, statementMilliseconds: 50 } });
  holder = new Client({ connectionString: databaseUrl(server.database) });
  await holder.connect();
});
afterAll(async () => {
  await holder.end();
  await hasty.close();
  await server.close();
});

/** Lets every read of vacancies hang while the work runs. */
async function whileVacanciesHang<T>(work: () => Promise<T>): Promise<T> {
  await holder.query('begin; lock table vacancies in access exclusive mode');
  try {
    return await work();
  } finally {
    await holder.query('rollback');
  }
}

const from = (address: string, path: string, { on = server, token = undefined as string | undefined } = {}) =>
  on.request('GET', `/api${path}`, { headers: { 'x-forwarded-for': address }, token });

it('keeps a network with hanging searches from blocking other networks or signed-in users', async () => {
  const { token } = await server.admin();
  const hanging: ReturnType<typeof from>[] = [];
  await whileVacanciesHang(async () => {
    for (let n = 0; n < 80; n += 1) hanging.push(from('10.9.0.1', '/vacancy?search=phisics'));
    expect((await from('10.9.0.2', '/subjects')).status).toBe(200);
    expect((await from('10.9.0.1', '/candidate', { token })).status).toBe(200);
  });
  const answers = await Promise.all(hanging);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(80);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await from('10.9.0.1', '/vacancy')).status).toBe(200);
});

it('keeps an account with hanging reads from blocking other accounts', async () => {
  const [greedy, other] = [await server.admin(), await server.admin()];
  const hanging: ReturnType<typeof from>[] = [];
  await whileVacanciesHang(async () => {
    for (let n = 0; n < 30; n += 1)
      hanging.push(from('10.9.0.3', '/admin/vacancies?search=physics', { token: greedy.token }));
    expect((await from('10.9.0.3', '/candidate', { token: other.token })).status).toBe(200);
  });
  expect((await Promise.all(hanging)).map(({ status }) => status)).toEqual(hanging.map(() => 200));
});

it('keeps open event streams from blocking their account’s reads', async () => {
  const { token } = await server.admin();
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const over = new AbortController();
  const open = () =>
    fetch(`${address}/api/notification/stream`, {
      headers: { authorization: `Bearer ${token}` },
      signal: over.signal,
    });
  const streams = [await open(), await open(), await open(), await open()];
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await from('10.9.0.5', '/candidate', { token })).status).toBe(200);
  over.abort();
});

it('applies the shorter statement timeout only to visitors', async () => {
  const { token } = await server.admin();
  const [slow, answered] = await whileVacanciesHang(async () => {
    const slow = from('10.9.0.4', '/vacancy', { on: hasty, token });
    return [slow, await from('10.9.0.4', '/vacancy', { on: hasty })] as const;
  });
  expect(answered.status).toBe(503);
  expect(answered.body).toMatchObject({ status: false, message: expect.stringContaining('busy') });
  expect(Number(answered.headers['retry-after'])).toBeGreaterThan(0);
  expect((await slow).status).toBe(200);
});
