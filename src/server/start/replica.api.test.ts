import { join } from 'node:path';
import { Client } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ensureAdmin } from '../areas/account/ensure-admin.ts';
import { ensureRoles } from '../areas/account/user-queries.ts';
import { loadReferenceData } from '../areas/reference/reference-data-queries.ts';
import { connect } from '../engine/db/connect.ts';
import { migrate } from '../engine/db/migrate.ts';
import { launch, newFolder, type Program, postmaster, ready } from '../testing/program.ts';
import { replicatedPostgres } from '../testing/standby.ts';

const connected = async (url: string) => {
  const client = new Client({ connectionString: url });
  // Killing the database breaks it.
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end().catch(() => undefined));
  return client;
};

const ADMIN = { email: 'admin@example.com', password: 'correct horse' };
const MIGRATIONS = join(import.meta.dirname, '../engine/db/migrations');

/** Fills an empty database with what every site has, and an Admin. */
async function fill(url: string): Promise<void> {
  const connection = connect({ url, connections: 2 });
  await migrate(url, MIGRATIONS, async () => {
    await ensureRoles(connection.db);
    await loadReferenceData(connection.db);
    await ensureAdmin(connection.db, ADMIN, []);
  });
  await connection.close();
}

it('reads go to a standby, except where it may lack one’s own write', { timeout: 180_000 }, async () => {
  const { primary, standby, standbyDir } = await replicatedPostgres(fill);
  const environment = {
    DATABASE_URL: primary.url,
    DATABASE_READ_URL: standby.url,
    DATA_DIR: newFolder(),
    RATE_LIMIT_SCALE: '1000',
  };
  const servers = await Promise.all([launch(environment), launch(environment)]);
  await Promise.all(servers.map(ready));
  const [one, other] = servers as [Program, Program];
  const rows = await connected(primary.url);

  const call = async (server: Program, method: string, path: string, token = '', body?: object) => {
    const answer = await fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { data } = (await answer.json()) as { data: { name: string }[] & { token: string } };
    return { status: answer.status, data };
  };
  const replaying = async (does: 'pause' | 'resume') => {
    const client = await connected(standby.url);
    await client.query(`select pg_wal_replay_${does}()`);
  };
  const names = async (server: Program, path: string, token?: string) => {
    const { status, data } = await call(server, 'GET', path, token);
    expect(status).toBe(200);
    return data.map(({ name }) => name);
  };
  let turn = 0;
  const lists = ['/benefits', '/admin/benefits?per_page=100'] as const;
  /** Whether reads come from the standby: they then lack what it has not replayed. */
  const isUsed = async (server: Program, path: string, token?: string) => {
    await names(server, path, token);
    await replaying('pause');
    turn += 1;
    const name = `Benefit ${turn}`;
    await rows.query('insert into benefits (name) values ($1)', [name]);
    const seen = await names(server, path, token);
    await replaying('resume');
    return !seen.includes(name);
  };
  const areUsed = async (path: string = lists[0], token?: string) => {
    for (const server of servers)
      await vi.waitFor(async () => expect(await isUsed(server, path, token)).toBe(true), {
        timeout: 60_000,
        interval: 500,
      });
  };
  await areUsed();

  const { data } = await call(one, 'POST', '/auth/login', '', {
    user_name: ADMIN.email,
    password: ADMIN.password,
  });
  const { token } = data;
  const seenBy = async (server: Program) =>
    (await Promise.all(lists.map((path) => names(server, path, token)))).flat();
  for (const path of lists) await areUsed(path, token);
  await replaying('pause');
  for (const name of ['First', 'Second']) {
    expect((await call(one, 'POST', '/benefits', token, { name })).status).toBe(201);
    for (const server of servers)
      expect((await seenBy(server)).filter((seen) => seen === name)).toHaveLength(lists.length);
  }
  await replaying('resume');
  await areUsed(lists[1], token);

  const answers: number[] = [];
  process.kill(postmaster(standbyDir), 'SIGKILL');
  for (let read = 0; read < 40; read += 1) {
    const server = read % 2 ? one : other;
    answers.push((await call(server, 'GET', '/benefits')).status);
    answers.push((await call(server, 'GET', '/admin/benefits', token)).status);
  }
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(one.log()).toContain('reads leave the replica alone');
  // It is started again at the same address.
  await vi.waitFor(() => replaying('resume'), { timeout: 60_000, interval: 500 });
  await areUsed();
  for (const { child } of servers) child.kill('SIGTERM');
  expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([0, 0]);
});
