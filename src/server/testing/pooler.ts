import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { scheduler } from 'node:timers/promises';
import { Client } from 'pg';

/** Transaction mode keeps prepared statements from this version on. */
const OLDEST = [1, 21];

const PROGRAM = process.env.PGBOUNCER || 'pgbouncer';

/** Whether a PgBouncer that can do the job is installed, or named by the variable PGBOUNCER. */
export function hasPooler(): boolean {
  const { stdout } = spawnSync(PROGRAM, ['--version'], { encoding: 'utf8' });
  const [major = 0, minor = 0] =
    /(\d+)\.(\d+)/
      .exec(stdout ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  return major > OLDEST[0]! || (major === OLDEST[0]! && minor >= OLDEST[1]!);
}

export type Pooler = {
  /** The pooled address of a database. */
  url: (database: string) => string;
  stop: () => Promise<void>;
};

export type PoolerOptions = {
  /** An address of the embedded PostgreSQL server. */
  postgres: string;
  /** Server connections of a database, at most. */
  connections: number;
  /** The time limit of statements, in milliseconds; 0 is none. */
  statementMilliseconds?: number;
};

/** Starts PgBouncer in transaction mode before all databases of a server. */
export async function startPooler({
  postgres,
  connections,
  statementMilliseconds = 30_000,
}: PoolerOptions): Promise<Pooler> {
  const { port, username, password } = new URL(postgres);
  const folder = mkdtempSync(join(tmpdir(), 'marketplace-pooler-'));
  chmodSync(folder, 0o755);
  const own = await freePort();
  const target = {
    // Not its socket, which PgBouncer's account may not reach.
    host: '127.0.0.1',
    port,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    connect_query: `'set statement_timeout to ${statementMilliseconds}'`,
  };
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    [
      '[databases]',
      `* = ${Object.entries(target)
        .map((entry) => entry.join('='))
        .join(' ')}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${own}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      `default_pool_size = ${connections}`,
      'max_client_conn = 1000',
      'max_prepared_statements = 500',
      'server_idle_timeout = 5',
      // PgBouncer does not run as root.
      ...(userInfo().uid === 0 ? ['user = nobody'] : []),
    ].join('\n'),
  );
  const child = spawn(PROGRAM, [file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.on('data', (chunk) => {
    log += chunk;
  });
  const url = (database: string) => `postgres://${target.user}@127.0.0.1:${own}/${database}`;
  await answering(child, url('postgres'), () => log);
  return {
    url,
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answering(child: ChildProcess, url: string, log: () => string): Promise<void> {
  const end = Date.now() + 10_000;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${log()}`);
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    const failure = await client.connect().then(
      () => null,
      (error: Error) => error,
    );
    await client.end().catch(() => undefined);
    if (!failure) return;
    if (Date.now() > end) throw new Error(`PgBouncer does not answer: ${failure.message}\n${log()}`);
    await scheduler.wait(50);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
