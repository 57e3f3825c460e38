import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

// Builds or starts programs: slow next to other tests.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** A project whose build and server only print the process they run in. */
let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'start-'));
  for (const folder of ['scripts/build', 'dist/server']) mkdirSync(join(root, folder), { recursive: true });
  cpSync(join(import.meta.dirname, 'start.ts'), join(root, 'scripts/start.ts'));
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(root, 'scripts/build/build-stale.ts'),
    `export const isStale = () => process.env.STALE !== '0';
     export const buildStale = async () => {
       console.log('build', process.pid);
       if (process.env.MISTAKE) throw new Error('a mistake');
       if (process.env.ENDLESS) await new Promise((done) => setTimeout(done, 600_000));
     };`,
  );
  writeFileSync(join(root, 'dist/server/main.js'), `console.log('server', process.pid);`);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function start(env: Record<string, string> = {}, ...words: string[]) {
  const child = spawn(process.execPath, [join(root, 'scripts/start.ts'), ...words], {
    env: { ...process.env, ...env },
  });
  let said = '';
  const heard = (word: string) =>
    new Promise<void>((done) => child.stdout.on('data', () => said.includes(word) && done()));
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  return { child: child as ChildProcess, heard, ended, said: () => said };
}
const processOf = (what: string, said: string) => Number(new RegExp(`^${what} (\\d+)$`, 'm').exec(said)?.[1]);
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('builds in a separate process, which has ended when the server runs', async () => {
  const { child, ended, said } = start();
  expect(await ended).toBe(0);
  expect(processOf('server', said())).toBe(child.pid);
  expect(processOf('build', said())).not.toBe(child.pid);
  expect(isRunning(processOf('build', said()))).toBe(false);
});

it('starts the server without building when nothing is stale', async () => {
  const { ended, said } = start({ STALE: '0' });
  expect([await ended, /build/.test(said()), /server/.test(said())]).toEqual([0, false, true]);
});

it('starts no server after a failed build or with --build-only', async () => {
  const failed = start({ MISTAKE: '1' });
  expect([await failed.ended, /server/.test(failed.said())]).toEqual([1, false]);
  const build = start({}, '--build-only');
  expect([await build.ended, /server/.test(build.said())]).toEqual([0, false]);
  expect(processOf('build', build.said())).toBe(build.child.pid);
});

it('stops its build when it is stopped', async () => {
  const { child, heard, ended, said } = start({ ENDLESS: '1' });
  await heard('build');
  child.kill('SIGTERM');
  expect(await ended).not.toBe(0);
  expect(isRunning(processOf('build', said()))).toBe(false);
  expect(said()).not.toContain('server');
});
