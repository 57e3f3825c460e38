import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { awaitFolder, FolderInUse } from './postgres-folder.ts';

let cluster: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  cluster = mkdtempSync(join(tmpdir(), 'postgres-folder-'));
});
afterEach(() => {
  vi.useRealTimers();
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(cluster, { recursive: true, force: true });
});

/** Starts a process that looks like the folder's database. */
async function running(): Promise<ChildProcess> {
  const wait = 'console.log(1); setInterval(() => {}, 1000)';
  const child = spawn(process.execPath, ['-e', wait, 'postgres', cluster], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(child);
  await new Promise((done) => child.stdout!.once('data', done));
  return child;
}
const end = (child: ChildProcess) =>
  new Promise((done) => {
    child.once('exit', done);
    child.kill('SIGKILL');
  });
const note = (file: string, { pid }: { pid?: number }) => writeFileSync(join(cluster, file), String(pid));
/** Sets the clock ten seconds ahead; timers still run in real time. */
function later(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 10_000);
}

it('waits for the database of a dead server, however long it takes to stop', async () => {
  const [server, database] = [await running(), await running()];
  note('marketplace.pid', server);
  note('postmaster.pid', database);
  await end(server);
  const free = awaitFolder(cluster, '/data');
  later();
  // Without the record of the server's process it would have given up after the first look.
  const looks = vi.spyOn(process, 'kill');
  await expect.poll(() => looks.mock.calls.length).toBeGreaterThan(2);
  looks.mockRestore();
  await end(database);
  await expect(free).resolves.toBeUndefined();
});

it('does not wait for the database of a running server', async () => {
  const [server, database] = [await running(), await running()];
  note('marketplace.pid', server);
  note('postmaster.pid', database);
  const free = awaitFolder(cluster, '/data');
  later();
  await expect(free).rejects.toBeInstanceOf(FolderInUse);
});

it('keeps the lock file of a dead database, which names its shared memory', async () => {
  note('postmaster.pid', process);
  await awaitFolder(cluster, '/data');
  expect(readFileSync(join(cluster, 'postmaster.pid'), 'utf8')).toBe(String(process.pid));
});
