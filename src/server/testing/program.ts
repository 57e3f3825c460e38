import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scheduler } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { keepLog } from './server-log.ts';

/** The server as a program, for tests of its start and its end. */

const MAIN = join(import.meta.dirname, '../main.ts');

export type Program = {
  child: ChildProcess;
  port: number;
  url: string;
  log: () => string;
  ended: Promise<number | null>;
};

export const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' ? address!.port : 0));
    });
  });

/** A data folder for one test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'marketplace-main-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the server; `main` is its bundle instead of its source. */
export async function launch(environment: Record<string, string>, main = MAIN): Promise<Program> {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, DEMO: '0', PORT: String(port), LAUNCHER_PID: '', ...environment },
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
  return { child, port, url: `http://127.0.0.1:${port}`, log: () => log, ended };
}

export async function ready(program: Program): Promise<void> {
  for (;;) {
    if (program.child.exitCode !== null) throw new Error(program.log());
    const answer = await fetch(`${program.url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await scheduler.wait(10);
  }
}

/** Where the embedded database of a data folder listens now. */
export function databaseUrl(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'postgres/marketplace.password'), 'utf8');
  const port = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://marketplace:${password}@127.0.0.1:${port}/postgres`;
}

/** The number of the process that is the database of a data folder. */
export const postmaster = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
