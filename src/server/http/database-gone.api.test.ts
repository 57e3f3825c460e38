import { connect as connectTo, createServer, type Socket } from 'node:net';
import { afterEach, expect, inject, it, vi } from 'vitest';
import { testServer } from '../testing/test-server.ts';

/** A way to the database that can be cut. */
async function cutableWay(target: URL) {
  const sockets = new Set<Socket>();
  let isOpen = true;
  let isStuck = false;
  const relay = createServer((socket) => {
    if (!isOpen) return socket.destroy();
    const onward = connectTo(Number(target.port), target.hostname);
    for (const end of [socket, onward]) {
      sockets.add(end);
      end.on('error', () => end.destroy()).on('close', () => sockets.delete(end));
    }
    if (isStuck) return;
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((done) => relay.listen(0, '127.0.0.1', done));
  const address = relay.address();
  return {
    port: typeof address === 'object' ? address!.port : 0,
    cut: () => {
      isOpen = false;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => {
      isOpen = true;
      isStuck = false;
    },
    /** Connections last, and nothing comes through. */
    block: () => {
      isStuck = true;
      for (const socket of sockets) socket.unpipe();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      relay.close();
    },
  };
}

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

it('answers 503 while the database is away, and is well by itself when it is back', async () => {
  const way = await cutableWay(new URL(inject('templateUrl')));
  cleanups.push(way.close);
  const server = await testServer({ databasePort: way.port });
  cleanups.push(server.close);
  const { token } = await server.signUp('Candidate');
  const calls = () =>
    Promise.all([
      server.request('GET', '/api/countries'),
      server.request('GET', '/api/vacancy', { token }),
      server.request('POST', '/api/auth/login', { json: { user_name: 'a@b.com', password: 'secret1' } }),
    ]);
  expect((await calls()).map(({ status }) => status)).toEqual([200, 200, 400]);

  way.cut();
  for (const answer of await calls()) {
    expect(answer).toMatchObject({ status: 503, body: { status: false }, headers: { 'retry-after': '2' } });
  }
  expect((await server.request('GET', '/readyz')).status).toBe(503);
  expect((await server.request('GET', '/healthz')).status).toBe(200);

  way.mend();
  expect((await calls()).map(({ status }) => status)).toEqual([200, 200, 400]);
  expect((await server.request('GET', '/readyz')).status).toBe(200);
});

it('is soon known not to be ready when the database hangs', async () => {
  const way = await cutableWay(new URL(inject('templateUrl')));
  cleanups.push(way.close);
  const server = await testServer({ databasePort: way.port });
  cleanups.push(server.close);
  expect((await server.request('GET', '/readyz')).status).toBe(200);

  way.block();
  const asked = performance.now();
  expect((await server.request('GET', '/readyz')).status).toBe(503);
  expect(performance.now() - asked).toBeLessThan(4000);
  way.cut();
  way.mend();
  await vi.waitFor(async () => expect((await server.request('GET', '/readyz')).status).toBe(200));
});
