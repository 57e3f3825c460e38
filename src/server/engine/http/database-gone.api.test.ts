import { connect as connectTo, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, expect, inject, it } from 'vitest';
import { testServer } from '../../testing/test-server.ts';

/** A proxy to the database whose connections can be cut. */
async function cutableWay(target: URL) {
  const sockets = new Set<Socket>();
  let isOpen = true;
  let isStuck = false;
  const relay = createServer((socket) => {
    if (!isOpen) return socket.destroy();
    const onward = connectTo(Number(target.port), '127.0.0.1');
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
    /** Keeps connections open but forwards nothing. */
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

it('answers 503 while the database is down and recovers by itself', async () => {
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

it('reports not ready while the database hangs, even with calls waiting for it', async () => {
  const way = await cutableWay(new URL(inject('templateUrl')));
  cleanups.push(way.close);
  const server = await testServer({ databasePort: way.port });
  cleanups.push(server.close);
  const { token } = await server.signUp('Candidate');
  const ready = async () => (await server.request('GET', '/readyz')).status;
  expect(await ready()).toBe(200);

  way.block();
  let waits = true;
  const call = server.request('GET', '/api/vacancy', { token }).finally(() => {
    waits = false;
  });
  expect(await ready()).toBe(503);
  expect(waits).toBe(true);
  way.cut();
  expect((await call).status).toBe(503);
  way.mend();
  await expect.poll(ready).toBe(200);
});

it('answers 503 only to the call whose transaction was terminated', async () => {
  const server = await testServer();
  cleanups.push(server.close);
  const json = { full_name: 'Sara', user_name: server.newEmail(), password: 'secret1', role_id: 2 };
  const register = () => server.request('POST', '/api/auth/register', { json });
  const ended = await server.db.transaction(async (tx) => {
    await tx.execute(sql`lock table users in exclusive mode`);
    const call = register();
    const endWhoWaits = sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${server.database} and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await server.db.execute(endWhoWaits)).rows.length).toBe(1);
    return call;
  });
  expect(ended).toMatchObject({ status: 503, body: { status: false }, headers: { 'retry-after': '2' } });
  expect((await register()).status).toBe(200);
});

it('loses no acknowledged write while sessions end at random, and answers 503 to the others', async () => {
  const server = await testServer();
  cleanups.push(server.close);
  const { token } = await server.admin();
  const written: string[] = [];
  const statuses = new Set<number>();
  let isOver = false;
  const write = async (writer: number) => {
    for (let turn = 0; !isOver; turn += 1) {
      const name = `City ${writer} ${turn}`;
      const json = { name, country_id: 187 };
      const { status } = await server.request('POST', '/api/cities', { token, json });
      statuses.add(status);
      if (status === 201) written.push(name);
    }
  };
  const writers = Array.from({ length: 4 }, (_, writer) => write(writer));
  const endOne = sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = ${server.database} and pid <> pg_backend_pid() order by random() limit 1`;
  for (let times = 0; times < 40; times += 1) {
    await server.db.execute(endOne).catch(() => undefined);
    await expect.poll(() => written.length, { timeout: 30_000 }).toBeGreaterThan(times);
  }
  isOver = true;
  await Promise.all(writers);
  expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
  // The pool may hold one more dead session: a read finds it, as a caller's would.
  await expect.poll(async () => (await server.request('GET', '/readyz')).status).toBe(200);
  const { rows } = await server.db.execute<{ name: string }>(sql`select name from cities`);
  const names = rows.map(({ name }) => name);
  expect(written.filter((name) => names.filter((one) => one === name).length !== 1)).toEqual([]);
});
