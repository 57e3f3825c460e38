import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scheduler } from 'node:timers/promises';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connect } from './connect.ts';
import { type EmbeddedOptions, startEmbeddedPostgres } from './embedded-postgres.ts';

// Builds or starts programs: slow compared with other tests.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const HOLDER = join(import.meta.dirname, '../../testing/hold-postgres.ts');

/** A folder that only its owner can enter, like root's home. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'marketplace-pg-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const { pool, close } = connect({ url, connections: 1 });
  try {
    return (await pool.query(text)).rows;
  } finally {
    await close();
  }
}

const start = (dataDir: string, options: Partial<EmbeddedOptions> = {}) =>
  startEmbeddedPostgres({ dataDir, durable: false, ...options });
const postmaster = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
const isAlive = (pid: number) => {
  try {
    // A zombie still answers signals, but has no command line.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
  } catch {
    return false;
  }
};
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await scheduler.wait(20);
}

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** A process that only starts the database. */
function launchHolder(dataDir: string): ChildProcess {
  const child = spawn(process.execPath, [HOLDER, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return child;
}
async function holder(dataDir: string): Promise<ChildProcess> {
  const child = launchHolder(dataDir);
  await new Promise((ready) => child.stdout!.once('data', ready));
  return child;
}

/** The process ids of the programs that run on a data folder's cluster. */
const postgresIn = (dataDir: string): string[] =>
  readdirSync('/proc').filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`-D\0${dataDir}/postgres`);
    } catch {
      return false;
    }
  });

/** The id of a process that ended, but whose parent never learns of it. */
async function zombie(): Promise<number> {
  const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 600'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(parent);
  const pid = Number(await new Promise((said) => parent.stdout!.once('data', said)));
  await until(() => !isAlive(pid));
  return pid;
}

describe('the embedded PostgreSQL', () => {
  it('keeps its data across restarts and lower-cases letters of every script', async () => {
    const folder = newFolder();
    const first = await start(folder);
    await query(first.url, `create table notes as select 'ÄÉ' as text`);
    await first.stop();
    const second = await start(folder);
    expect(await query(second.url, 'select lower(text) as text from notes')).toEqual([{ text: 'äé' }]);
    await second.stop();
  });

  it('requires a password', async () => {
    const postgres = await start(newFolder());
    onTestFinished(postgres.stop);
    const stranger = new URL(postgres.url);
    stranger.password = 'guess';
    await expect(query(stranger.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  });

  it('refuses a folder in use by another server and names it', async () => {
    const folder = newFolder();
    const postgres = await start(folder);
    onTestFinished(postgres.stop);
    await expect(start(folder)).rejects.toThrow(`Another server is using the data folder ${folder}.`);
    expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('lets exactly one of two servers win a concurrent start on a new folder', async () => {
    const folder = newFolder();
    const outcomes = await Promise.allSettled([start(folder), start(folder)]);
    for (const outcome of outcomes) if (outcome.status === 'fulfilled') onTestFinished(outcome.value.stop);
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('stops when its server is killed, and the next start waits for that', async () => {
    const folder = newFolder();
    const child = await holder(folder);
    const pid = postmaster(folder);
    child.kill('SIGKILL');
    const next = await start(folder);
    expect(isAlive(pid)).toBe(false);
    await next.stop();
    await until(() => !isAlive(pid));
  });

  it('is restarted when it exits by itself', async () => {
    const folder = newFolder();
    const postgres = await start(folder);
    onTestFinished(postgres.stop);
    const first = postmaster(folder);
    process.kill(first, 'SIGKILL');
    let second: unknown;
    while (!second) {
      second = await query(postgres.url, 'select 1 as one').catch(() => scheduler.wait(50));
    }
    expect(second).toEqual([{ one: 1 }]);
    expect(postmaster(folder)).not.toBe(first);
  });

  it('stops even while it is being restarted', async () => {
    const folder = newFolder();
    const postgres = await start(folder);
    process.kill(postmaster(folder), 'SIGKILL');
    await until(() => postgresIn(folder).length === 0);
    await until(() => postgresIn(folder).length > 0);
    await postgres.stop();
    // PostgreSQL removes its lock file last.
    expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false);
  });

  it('stops when its server is killed while it is still starting', async () => {
    const folder = newFolder();
    await (await start(folder)).stop();
    // The moment differs each time.
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      const child = launchHolder(folder);
      await until(() => postgresIn(folder).length > 0);
      child.kill('SIGKILL');
      await until(() => postgresIn(folder).length === 0);
    }
  });

  it('starts although an earlier database’s process id belongs to another program or a zombie', async () => {
    const folder = newFolder();
    await (await start(folder)).stop();
    for (const pid of [process.pid, await zombie()]) {
      writeFileSync(join(folder, 'postgres/postmaster.pid'), `${pid}\n${folder}/postgres\n`);
      await (await start(folder)).stop();
    }
  });

  it('waits for the last query of a killed database', async () => {
    const folder = newFolder();
    const child = launchHolder(folder);
    const url = String(await new Promise((said) => child.stdout!.once('data', said))).trim();
    const busy = query(url, 'select count(*) from generate_series(1, 10000000000)').catch(String);
    let pid: number | undefined;
    while (!pid) {
      const [found] = await query(
        url,
        `select pid from pg_stat_activity where query like '%_series(1%' and pid <> pg_backend_pid()`,
      );
      pid = (found as { pid: number } | undefined)?.pid;
    }
    process.kill(postmaster(folder), 'SIGKILL');
    child.kill('SIGKILL');
    await until(() => postgresIn(folder).length === 0);
    const next = start(folder);
    // Its first attempt fails.
    await until(() => postgresIn(folder).length > 0);
    await until(() => postgresIn(folder).length === 0);
    expect(isAlive(pid)).toBe(true);
    process.kill(pid, 'SIGKILL');
    await (await next).stop();
    await busy;
  });

  it('starts over after an interrupted first start', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'postgres.new-1'));
    utimesSync(join(folder, 'postgres.new-1'), 0, 0);
    await (await start(folder)).stop();
    expect(readdirSync(folder)).toEqual(['postgres']);
  });

  it.runIf(process.getuid?.() === 0)(
    'runs as another account where user namespaces are forbidden',
    async () => {
      const folder = newFolder();
      // Created here, because an unprivileged account must be able to enter every parent folder.
      const sharedFolder = mkdtempSync('/var/tmp/marketplace-shared-');
      chmodSync(sharedFolder, 0o755);
      onTestFinished(() => rmSync(sharedFolder, { recursive: true, force: true }));
      const options = { namespaces: false, sharedFolder };
      for (const expected of ['first start', 'second start']) {
        const postgres = await start(folder, options);
        await query(postgres.url, 'create table if not exists starts (name text)');
        await query(postgres.url, `insert into starts values ('${expected}')`);
        const rows = await query(postgres.url, 'select name from starts');
        expect(rows.at(-1)).toEqual({ name: expected });
        await postgres.stop();
      }
    },
  );
});
