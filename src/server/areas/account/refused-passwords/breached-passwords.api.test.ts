import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountCalls } from '../../../testing/account-calls.ts';
import { PASSWORD, testServer } from '../../../testing/test-server.ts';
import { withServer } from '../../../testing/with-server.ts';
import { ensureAdmin } from '../ensure-admin.ts';

const BREACHED = 'correct battery 17';
const [PREFIX, REST] = (([hash]) => [hash!.slice(0, 5), hash!.slice(5)])([
  createHash('sha1').update(BREACHED).digest('hex').toUpperCase(),
]);
const known = `${'0'.repeat(35)}:4\r\n${REST}:12\r\n${'F'.repeat(35)}:1`;

let asked: { path: string | undefined; padding: unknown }[] = [];
let reply = (to: ServerResponse) => void to.end(known);
const service = createServer(({ url: path, headers }, to) => {
  asked.push({ path, padding: headers['add-padding'] });
  reply(to);
});
await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
const passwordBreachesUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}/range`;

const { server: beside } = await withServer({});
const server = await testServer({ beside, passwordBreachesUrl });
const { register, post } = accountCalls(server);
beforeEach(() => {
  asked = [];
  reply = (to) => void to.end(known);
});
afterAll(async () => {
  await server.close();
  service.closeAllConnections();
  service.close();
});

const registering = async (password: string) => (await register(server.newEmail(), { password })).status;
const warned = () => server.log().filter((line) => line.includes('not checked for breaches')).length;

describe('a breached password', () => {
  it('is refused, sending only five digits of its hash', async () => {
    const { status, body } = await register(server.newEmail(), { password: BREACHED });
    expect([status, body.errors.password]).toEqual([422, [expect.stringMatching(/data breach/)]]);
    expect(asked).toEqual([{ path: `/range/${PREFIX}`, padding: 'true' }]);
  });

  it('is refused at a change and for the first Admin', async () => {
    const { token } = await server.signUp('Candidate');
    const change = { current_password: PASSWORD, password: BREACHED, confirm_password: BREACHED };
    expect((await post('change-password', change, token)).status).toBe(422);
    const first = { email: server.newEmail(), password: BREACHED };
    const rules = { passwordBlocklist: false, isBreached: async (one: string) => one === BREACHED };
    await expect(ensureAdmin(server.db, first, [], rules)).rejects.toThrow('ADMIN_PASSWORD is known');
  });

  it('is not one that only pads the answer', async () => {
    expect(await registering('nobody has this one')).toBe(200);
    reply = (to) => void to.end(`${REST}:0`);
    expect(await registering(BREACHED)).toBe(200);
    expect(warned()).toBe(0);
  });

  it.each([
    ['breaks off', (to: ServerResponse) => void to.destroy()],
    ['answers with an error', (to: ServerResponse) => void to.writeHead(500).end(known)],
    ['sends elsewhere', (to: ServerResponse) => void to.writeHead(302, { location: '/range' }).end()],
    ['does not answer within a second', () => undefined],
    ['does not finish within a second', (to: ServerResponse) => void to.write('0')],
  ])('is accepted with a warning in the log when the service %s', async (_, broken) => {
    reply = broken;
    const before = warned();
    expect(await registering(BREACHED)).toBe(200);
    expect(warned()).toBe(before + 1);
    expect(server.log().join()).not.toContain(REST);
  });
});
