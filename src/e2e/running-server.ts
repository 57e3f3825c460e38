import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { scheduler } from 'node:timers/promises';
import { keepLog } from '../server/testing/server-log.ts';

export const PROJECT = resolve(import.meta.dirname, '../..');

const isFree = (port: number) =>
  new Promise<boolean>((done) => {
    const probe = createServer()
      .once('error', () => done(false))
      .listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });

/**
 * A free port outside the range that systems assign automatically: otherwise the database of a server
 * starting at the same time could take it before this one listens.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    if (await isFree(port)) return port;
  }
}

/** Polls `ask` until it returns a value; the test's timeout ends it. */
export async function until<T>(ask: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await scheduler.wait(25);
  }
}

/** The script that users run: `npm start` or `npm run dev`. */
type Script = 'start' | 'dev';

/** A real server for a project folder, with its own data folder, started the way users start it. */
export class RunningServer {
  readonly folder: string;
  readonly port: number;
  readonly dataDir: string;
  readonly url: string;
  #child: ChildProcess | undefined;
  #log = '';
  #script: Script;
  #mailFiles = new Set<string>();
  #mails: string[] = [];

  private constructor(folder: string, dataDir: string, port: number, script: Script = 'start') {
    this.#script = script;
    this.folder = folder;
    this.dataDir = dataDir;
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(
    options: { folder?: string; dataDir?: string; env?: Record<string, string>; script?: Script } = {},
  ) {
    const server = new RunningServer(
      options.folder ?? PROJECT,
      options.dataDir ?? mkdtempSync(join(tmpdir(), 'marketplace-')),
      await freePort(),
      options.script,
    );
    await server.start(options.env);
    return server;
  }

  /** Starts or restarts the server on the same port and data; resolves once /readyz answers. */
  async start(env: Record<string, string> = {}) {
    const child = spawn(
      process.execPath,
      [join(this.folder, 'scripts/node.mjs'), join(this.folder, `scripts/${this.#script}.ts`)],
      {
        cwd: this.folder,
        env: {
          ...process.env,
          DEMO: '0',
          RATE_LIMIT_SCALE: '1000',
          ADMIN_EMAIL: 'admin@example.org',
          ADMIN_PASSWORD: 'correct horse',
          LOG_LEVEL: 'debug',
          ...env,
          PORT: String(this.port),
          DATA_DIR: this.dataDir,
          NODE_ENV: this.#script === 'start' ? 'production' : 'development',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    this.#child = child;
    // Kills the server as well when a test is cancelled without stopping it.
    const end = () => void child.kill();
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    const collect = (chunk: Buffer) => {
      this.#log += chunk;
      keepLog(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    await until(async () => {
      if (child.exitCode !== null) throw new Error(`the server ended:\n${this.#log}`);
      const answer = await fetch(`${this.url}/readyz`).catch(() => undefined);
      return answer?.ok ? true : undefined;
    });
  }

  /** The address of the database that the server runs in its folder. */
  databaseUrl(): string {
    const cluster = join(this.dataDir, 'postgres');
    const port = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3];
    const password = readFileSync(join(cluster, 'marketplace.password'), 'utf8');
    return `postgres://marketplace:${password}@127.0.0.1:${port}/postgres`;
  }

  async stop() {
    const child = this.#child;
    if (!child) return;
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the server ended by itself (${child.exitCode ?? child.signalCode}):\n${this.#log}`);
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
    this.#child = undefined;
  }

  /** Stops the server and deletes its data. */
  async remove() {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  get log() {
    return this.#log;
  }

  /** Waits for a mail to an address and returns the newest one as text. */
  async mailTo(address: string, matching = /./): Promise<string> {
    const recipient = new RegExp(`^To: .*${address}`, 'im');
    return until(() => {
      this.#readMails();
      return this.#mails.findLast((mail) => recipient.test(mail) && matching.test(mail));
    });
  }

  /** Reads the mails written since the last time, each once: a whole run leaves thousands. */
  #readMails(): void {
    const folder = join(this.dataDir, 'mail');
    const fresh = readdirSync(folder)
      .filter((file) => file.endsWith('.eml') && !this.#mailFiles.has(file))
      .map((file) => ({ file, writtenAt: statSync(join(folder, file)).mtimeMs }))
      .sort((a, b) => a.writtenAt - b.writtenAt);
    for (const { file } of fresh) {
      this.#mailFiles.add(file);
      this.#mails.push(readFileSync(join(folder, file), 'utf8'));
    }
  }

  /** The 6-digit code in the newest mail to an address. */
  async codeFor(address: string): Promise<string> {
    const mail = await this.mailTo(address, /\b\d{6}\b/);
    return /\b(\d{6})\b/.exec(mail.slice(mail.indexOf('\r\n\r\n')))![1]!;
  }
}
