import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { newCandidate, type Profile } from '../../../testing/scenario.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import { type CountingProxy, countingProxy } from '../../../testing/wire/counting-proxy.ts';

let proxy: CountingProxy;
let server: TestServer;
let port: number;
let candidate: Profile;
beforeAll(async () => {
  const { port: databasePort } = new URL(inject('templateUrl'));
  proxy = await countingProxy({ host: '127.0.0.1', port: Number(databasePort) }, /^$/);
  server = await testServer({ databasePort: proxy.port });
  candidate = await newCandidate(server);
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await server.close();
  proxy.close();
});

/** Saves the profile with a body in pieces; returns how often the session was read. */
async function readsOfSession(pieces: (body: string) => string[]): Promise<number> {
  const body = JSON.stringify({ designation: 'Physics teacher' });
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  proxy.reset();
  const [first = '', ...others] = pieces(body);
  socket.write(
    `POST /api/candidate/${candidate.id} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${candidate.token}\r\n` +
      `content-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${first}`,
  );
  const isSession = (text: string) => /^select .* from "sessions"/.test(text);
  for (const piece of others) {
    await expect.poll(() => proxy.texts().some(isSession), { timeout: 60_000 }).toBe(true);
    socket.write(piece);
  }
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200/);
  await once(socket, 'close');
  return proxy.texts().filter(isSession).length;
}

it('reads the session once when the body has come with the headers', async () => {
  expect(await readsOfSession((body) => [body])).toBe(1);
});

it('reads the session again when the body came later', async () => {
  expect(await readsOfSession((body) => [body.slice(0, 5), body.slice(5)])).toBe(2);
});
