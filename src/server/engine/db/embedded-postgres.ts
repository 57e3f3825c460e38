import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { scheduler } from 'node:timers/promises';
import { type PostgresAccount, postgresAccount } from './embedded/postgres-account.ts';
import { postgresBinaries } from './embedded/postgres-binaries.ts';
import { PASSWORD_FILE, prepareCluster, USER } from './embedded/postgres-cluster.ts';
import {
  awaitFolder,
  claimFolder,
  FolderInUse,
  FolderInUseByQueries,
  formerOwner,
  SHUTDOWN,
} from './embedded/postgres-folder.ts';

export type EmbeddedPostgres = {
  url: string;
  /** Resolves once the database has stopped. */
  stop: () => Promise<void>;
};

export type EmbeddedOptions = {
  /** The parent of the folder `postgres`; created if missing. */
  dataDir: string;
  /** False trades crash safety for speed: for tests only. */
  durable?: boolean;
  /** Whether to connect through a Unix socket where possible, which costs a third less per query than TCP. */
  socket?: boolean;
  /** Whether user namespaces may be used; tests turn them off. */
  namespaces?: boolean;
  /** A folder for files that an unprivileged account cannot reach in dataDir. */
  sharedFolder?: string;
  /** Called with each line the database logs after its start. */
  onLog?: (line: string) => void;
};

/**
 * A shell holds the other end of a pipe. However this process ends, the shell then reads end-of-file and
 * stops the database (SIGINT is PostgreSQL's fast shutdown). It repeats the signal, which a database that is
 * only just starting ignores.
 */
const GUARD = `
exec 3<&0
"$@" </dev/null 3<&- &
database=$!
(cat <&3 >/dev/null; while kill -INT $database 2>/dev/null; do sleep 0.1; done) &
guard=$!
exec 3<&-
wait $database
status=$?
kill $guard 2>/dev/null
exit $status
`;

/** The longest socket path that every system allows. */
const LONGEST_SOCKET = 100;

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  lc_messages: 'C',
  jit: 'off',
  random_page_cost: '1.1',
};
const FAST_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/**
 * * Starts the PostgreSQL installed with npm in `dataDir/postgres`, on a free loopback port with its own
 * password. It stops with this process, even on kill -9, and is restarted if it exits by itself.
 *
 * @throws FolderInUse when another server uses the folder; otherwise an Error with a message for the operator
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true });
  const account = postgresAccount({
    binaries: await postgresBinaries(),
    cluster: join(dataDir, 'postgres'),
    ...(options.namespaces === undefined ? {} : { namespaces: options.namespaces }),
    ...(options.sharedFolder === undefined ? {} : { sharedFolder: options.sharedFolder }),
  });
  await awaitFolder(account.cluster, dataDir);
  await prepareCluster(account);
  claimFolder(account.cluster);
  const password = readFileSync(join(account.cluster, PASSWORD_FILE), 'utf8');

  const hasSocket =
    options.socket === true &&
    process.platform !== 'win32' &&
    join(account.cluster, '.s.PGSQL.65535.lock').length <= LONGEST_SOCKET;
  const settings = {
    ...SETTINGS,
    ...(options.durable === false ? FAST_SETTINGS : {}),
    ...(hasSocket ? { unix_socket_directories: account.cluster } : {}),
  };
  const launch = (port: number) => launchPostgres({ account, dataDir, port, settings });
  let { child, port } = await launchOnFreePort(launch);
  let stopping = false;
  let restarted: Promise<void> | undefined;

  const restart = async (): Promise<void> => {
    while (!stopping) {
      await scheduler.wait(500);
      if (stopping) return;
      try {
        child = await launch(port);
        return supervise();
      } catch (error) {
        options.onLog?.(`PostgreSQL could not be started again: ${(error as Error).message}`);
      }
    }
  };
  const supervise = () => {
    child.stderr?.on(
      'data',
      lines((line) => options.onLog?.(line)),
    );
    child.once('exit', (status) => {
      child.stdin?.destroy();
      if (stopping) return;
      options.onLog?.(`PostgreSQL ended unexpectedly (status ${status}); it is started again`);
      restarted = restart();
    });
  };
  supervise();

  return {
    url: `postgres://${USER}:${password}@${hasSocket ? encodeURIComponent(account.cluster) : '127.0.0.1'}:${port}/postgres`,
    stop: async () => {
      stopping = true;
      await restarted;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((done) => child.once('exit', done));
      child.stdin?.end();
      await ended;
    },
  };
}

type Launch = { account: PostgresAccount; dataDir: string; port: number; settings: Record<string, string> };

/** Resolves when the database accepts connections. */
async function launchPostgres({ account, dataDir, port, settings }: Launch): Promise<ChildProcess> {
  const command = [
    ...account.prefix,
    join(account.binaries, 'bin', 'postgres'),
    ...['-D', account.cluster, '-p', String(port)],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const [program, ...args] =
    process.platform === 'win32' ? command : ['/bin/sh', '-c', GUARD, 'sh', ...command];
  const former = formerOwner(account.cluster);
  const child = spawn(program!, args, {
    stdio: ['pipe', 'ignore', 'pipe'],
    // Its own process group: Ctrl+C must stop only this process, which stops the database last.
    detached: process.platform !== 'win32',
    cwd: '/',
    // With this variable of pg_ctl, PostgreSQL does not take that process for a running database.
    env: { ...process.env, ...(former === null ? {} : { PG_GRANDPARENT_PID: String(former) }) },
    ...account.identity,
  });
  // Ignores write errors when the shell has exited.
  child.stdin?.on('error', () => undefined);

  let log = '';
  await new Promise<void>((ready, failed) => {
    const read = (chunk: Buffer) => {
      log += chunk;
      if (/ready to accept (read-only )?connections/.test(log)) {
        child.stderr?.off('data', read);
        ready();
      }
    };
    child.stderr?.on('data', read);
    child.once('error', failed);
    // Its last words may be read after its end.
    child.once('close', () => failed(startFailure(log, dataDir)));
  });
  return child;
}

function startFailure(log: string, dataDir: string): Error {
  if (log.includes('lock file "postmaster.pid" already exists')) return new FolderInUse(dataDir);
  if (log.includes('pre-existing shared memory block')) return new FolderInUseByQueries(dataDir);
  const fatal = log.split('\n').filter((line) => /FATAL|DETAIL|error/i.test(line));
  return new Error(
    `The embedded PostgreSQL did not start: ${(fatal.length ? fatal.join(' ') : log).trim() || 'it said nothing'}. Set DATABASE_URL to use another PostgreSQL.`,
  );
}

/**
 * Retries a few times, because another process may take the free port before PostgreSQL does, and while a
 * killed database runs its last queries.
 */
async function launchOnFreePort(launch: (port: number) => Promise<ChildProcess>) {
  const started = Date.now();
  for (let attempt = 1; ; ) {
    const port = await freePort();
    try {
      return { child: await launch(port), port };
    } catch (error) {
      if (error instanceof FolderInUseByQueries && Date.now() - started < SHUTDOWN) {
        await scheduler.wait(100);
        continue;
      }
      if (attempt === 3 || !/Address already in use/.test((error as Error).message)) throw error;
      attempt += 1;
    }
  }
}

const freePort = () =>
  new Promise<number>((done, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

function lines(onLine: (line: string) => void) {
  let rest = '';
  return (chunk: Buffer) => {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    for (const line of parts) if (line.trim()) onLine(line);
  };
}
