import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scheduler } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { keepLog } from './server-log.ts';

/** Runs the server as a separate process, for tests of startup and shutdown. */

const MAIN = join(import.meta.dirname, '../main.ts');

export type Program = {
  child: ChildProcess;
  /** The server's address, known once it has logged it. */
  url: string;
  log: () => string;
  ended: Promise<number | null>;
};

/** A data folder for one test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'marketplace-main-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the server on a free port; `main` is a bundle to run instead of the source. */
export async function launch(environment: Record<string, string>, main = MAIN): Promise<Program> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, DEMO: '0', PORT: '0', LAUNCHER_PID: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  const collect = (chunk: Buffer) => {
    log += chunk;
    keepLog(chunk);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  return {
    child,
    get url() {
      return /^ *Open (http:\S+)/m.exec(log)?.[1] ?? '';
    },
    log: () => log,
    ended,
  };
}

export async function ready(program: Program): Promise<void> {
  for (;;) {
    if (program.child.exitCode !== null) throw new Error(program.log());
    const answer = program.url ? await fetch(`${program.url}/readyz`).catch(() => null) : null;
    if (answer?.ok) return;
    await scheduler.wait(10);
  }
}

/** Where the embedded database of a data folder listens. */
export function databaseUrl(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'postgres/marketplace.password'), 'utf8');
  const port = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://marketplace:${password}@127.0.0.1:${port}/postgres`;
}

/** The process id of a data folder's database. */
export const postmaster = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
