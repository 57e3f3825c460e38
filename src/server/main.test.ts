import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { scheduler } from 'node:timers/promises';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { buildServer } from '../../scripts/build/build-server.ts';
import { launch as launchMain, newFolder, type Program, postmaster, ready } from './testing/program.ts';

// Builds or starts programs: slow beside other tests.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const ROOT = resolve(import.meta.dirname, '../..');
/** At the depth of dist/server, because the server finds its migrations from there. */
const BUNDLE = join(ROOT, '.cache/tested-server');

// What `npm start` runs, and it starts in a third of the time that the sources take.
beforeAll(() => buildServer(ROOT, BUNDLE));
const launch = (environment: Record<string, string>) => launchMain(environment, join(BUNDLE, 'main.js'));

const isGone = (pid: number) => {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
};

const portOf = ({ url }: Program) => Number(new URL(url).port);

describe('the server as a program', () => {
  it('is ASCII, which its process keeps with one byte for each character', () => {
    // Its texts in Arabic are in it.
    const source = readFileSync(join(BUNDLE, 'main.js'));
    expect(source.includes('\\u0627\\u0644')).toBe(true);
    expect(source.every((byte) => byte < 128)).toBe(true);
  });

  it('finishes what runs on SIGTERM, then stops itself and its database', async () => {
    const DATA_DIR = newFolder();
    const server = await launch({ DATA_DIR });
    await ready(server);
    const database = postmaster(DATA_DIR);

    // A call whose body arrives after the signal.
    const body = JSON.stringify({ user_name: 'a@b.com', password: 'secret1' });
    const socket = connect(portOf(server), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    const closed = new Promise((done) => socket.once('close', done));
    socket.write(
      `POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body.slice(0, 5)}`,
    );
    await fetch(`${server.url}/healthz`);
    server.child.kill('SIGTERM');
    while (!server.log().includes('SIGTERM')) await scheduler.wait(10);
    // Like Ctrl+C: once from the terminal, once from the launcher.
    server.child.kill('SIGTERM');
    socket.write(body.slice(5));
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(await server.ended).toBe(0);
    expect(isGone(database)).toBe(true);
  });

  it('refuses the folder of another one, and a port that is taken, in one clear line', async () => {
    const DATA_DIR = newFolder();
    const first = await launch({ DATA_DIR });
    await ready(first);
    const second = await launch({ DATA_DIR });
    expect(await second.ended).toBe(1);
    expect(second.log().trim()).toBe(
      `Another server is using the data folder ${DATA_DIR}. Stop it first, or start this one with another DATA_DIR.`,
    );
    const third = await launch({ DATA_DIR: newFolder(), PORT: String(portOf(first)) });
    expect(await third.ended).toBe(1);
    expect(third.log().trim()).toBe(
      `Port ${portOf(first)} is taken by another program. Set PORT to another one.`,
    );
    await ready(first);
  });

  it('leaves no database behind when it is killed, and starts again at once with all data', async () => {
    const environment = {
      DATA_DIR: newFolder(),
      ADMIN_EMAIL: 'admin@example.com',
      ADMIN_PASSWORD: 'secret1',
    };
    const first = await launch(environment);
    await ready(first);
    const database = postmaster(environment.DATA_DIR);
    first.child.kill('SIGKILL');
    await first.ended;
    const second = await launch(environment);
    await ready(second);
    expect(isGone(database)).toBe(true);
    const answer = await fetch(`${second.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user_name: environment.ADMIN_EMAIL, password: environment.ADMIN_PASSWORD }),
    });
    expect(answer.status).toBe(200);
    second.child.kill('SIGKILL');
    await second.ended;
    while (!isGone(postmasterOr(environment.DATA_DIR, database))) await scheduler.wait(20);
  });

  it('writes neither passwords nor tokens nor codes into its log', async () => {
    const environment = {
      DATA_DIR: newFolder(),
      LOG_LEVEL: 'debug',
      ADMIN_EMAIL: 'admin@example.com',
      ADMIN_PASSWORD: 'hush-hush',
    };
    const server = await launch(environment);
    await ready(server);
    const url = server.url;
    const login = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user_name: 'admin@example.com', password: 'hush-hush' }),
    });
    const { data } = (await login.json()) as { data: { token: string } };
    await fetch(`${url}/api/vacancy`, { headers: { authorization: `Bearer ${data.token}` } });
    await fetch(`${url}/reset-password?email=a@b.com&token=link-secret`);
    await fetch(`${url}/api/vacancy?search=x&token=link-secret`);
    server.child.kill('SIGTERM');
    await server.ended;
    expect(server.log()).toContain('"path":"/api/vacancy"');
    for (const secret of ['hush-hush', data.token, 'link-secret']) expect(server.log()).not.toContain(secret);
  });

  it('says in one clear line that there is no database', async () => {
    for (const host of ['127.0.0.1', 'localhost']) {
      const DATABASE_URL = `postgres://nobody@${host}:1/none`;
      const server = await launch({ DATA_DIR: newFolder(), DATABASE_URL });
      expect(await server.ended).toBe(1);
      expect(server.log().trim()).toMatch(
        /^The database cannot be reached: .*ECONNREFUSED.* Check DATABASE_URL\.$/,
      );
    }
  });

  it('names the variable that is wrong', async () => {
    const server = await launch({ PORT: 'http' });
    expect(await server.ended).toBe(1);
    expect(server.log().trim()).toBe('PORT is "http"; it must be a number from 0 to 65535.');
  });
});

/** Returns the process id of the database while it runs. */
function postmasterOr(dataDir: string, fallback: number): number {
  try {
    return postmaster(dataDir);
  } catch {
    return fallback;
  }
}
