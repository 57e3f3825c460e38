import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isPooled } from '../engine/db/pooler.ts';
import { hasPooler, type PoolerOptions, startPooler } from '../testing/pooler.ts';
import { launch, newFolder, ready } from '../testing/program.ts';
import { copyTemplate, databaseUrl, dropDatabase, MAINTENANCE } from '../testing/test-database.ts';

if (!hasPooler()) console.warn('PgBouncer 1.21 or newer is not installed: its tests did not run.');

const pooler = async (options?: Partial<PoolerOptions>) => {
  const started = await startPooler({ postgres: databaseUrl(MAINTENANCE), connections: 4, ...options });
  onTestFinished(started.stop);
  return started;
};

const ended = async (program: Awaited<ReturnType<typeof launch>>) => {
  expect(await program.ended).toBe(1);
  return program.log();
};

describe.skipIf(!hasPooler())('behind PgBouncer in transaction mode', () => {
  it('two servers start at once, and share four connections', { timeout: 60_000 }, async () => {
    const name = await copyTemplate();
    const DATA_DIR = newFolder();
    const { url } = await pooler();
    const environment = {
      DATABASE_URL: url(name),
      LISTEN_DATABASE_URL: databaseUrl(name),
      DATA_DIR,
      RATE_LIMIT_SCALE: '1000',
    };
    const servers = await Promise.all([launch(environment), launch(environment)]);
    await Promise.all(servers.map(ready));
    const calls = Array.from({ length: 40 }, (_, turn) =>
      fetch(`${servers[turn % 2]!.url}/api/vacancy?search=teacher`).then(({ status }) => status),
    );
    expect(new Set(await Promise.all(calls))).toEqual(new Set([200]));
    const client = new Client({ connectionString: databaseUrl(name) });
    await client.connect();
    const { rows } = await client.query(
      `select count(*)::int from pg_stat_activity where datname = $1 and application_name = 'marketplace'`,
      [name],
    );
    await client.end();
    expect(rows[0].count).toBeLessThanOrEqual(4);
    for (const server of servers) server.child.kill('SIGTERM');
    expect(await Promise.all(servers.map((server) => server.ended))).toEqual([0, 0]);
    await dropDatabase(name);
  });

  it('a server that could not listen does not start, and says what it needs', async () => {
    const { url } = await pooler();
    const program = await launch({ DATABASE_URL: url(MAINTENANCE), DATA_DIR: newFolder() });
    expect(await ended(program)).toContain('Give LISTEN_DATABASE_URL the address of PostgreSQL itself.');
  });

  it('statements without a time limit are refused', async () => {
    const { url } = await pooler({ statementMilliseconds: 0 });
    await expect(isPooled(url(MAINTENANCE))).rejects.toThrow('set statement_timeout to 30000');
  });
});

describe('a direct address', () => {
  it('is told from that of a pooler', async () => {
    expect(await isPooled(databaseUrl(MAINTENANCE))).toBe(false);
  });

  it('counts as direct while nothing answers', async () => {
    expect(await isPooled('postgres://nobody@127.0.0.1:1/nothing')).toBe(false);
  });
});
