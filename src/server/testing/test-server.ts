import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { inject } from 'vitest';
import { hashSecret } from '../account/password-hash.ts';
import { openSession, readSessionUser } from '../account/session-queries.ts';
import { insertUser, ROLE } from '../account/user-queries.ts';
import { type DescribedApi, productApi } from '../api.ts';
import { buildApp } from '../app.ts';
import type { Db } from '../db/connect.ts';
import { connect } from '../db/connect.ts';
import { userChanges } from '../db/user-changes.ts';
import type { SessionUser } from '../http/session-user.ts';
import type { Mail } from '../mail/mail-outbox-queries.ts';
import { documentChecker } from './documented.ts';
import { bodyOf, payloadOf } from './inject-bodies.ts';
import { keepLog } from './server-log.ts';
import type { TestServerOptions } from './test-server-options.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
export const PASSWORD = 'correct horse';

export type Answer = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape, and the document checks them
  body: any;
  headers: Record<string, string | undefined>;
  raw: Buffer;
};

export type RequestOptions = {
  token?: string | undefined;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as multipart/form-data. */
  form?: FormData;
  /** Sent as it is. */
  payload?: string | Buffer;
  headers?: Record<string, string>;
};

export type Person = { token: string; user: SessionUser; email: string; password: string };

export type TestServer = {
  app: FastifyInstance;
  db: Db;
  /** Its name. */
  database: string;
  dataDir: string;
  /** Every answer is checked against the API document. */
  request: (method: string, path: string, options?: RequestOptions) => Promise<Answer>;
  /** Another server beside it, on the same database and files, whose API is changed. */
  variant: (change: (api: DescribedApi) => DescribedApi) => Promise<Pick<TestServer, 'request'>>;
  /** Registers and verifies a new person, without a profile. */
  signUp: (role: 'Candidate' | 'School') => Promise<Person>;
  /** A new Admin. */
  admin: () => Promise<Person>;
  mail: {
    /** Everything that was sent to an address, oldest first. */
    to: (address: string) => Promise<Mail[]>;
    /** The code of the newest mail to an address that has one. */
    codeFor: (address: string) => Promise<string>;
  };
  clock: { forward: (seconds: number) => void; now: () => Date };
  /** Names of all files below dataDir. */
  storedFiles: () => string[];
  /** The lines of the log so far. */
  log: () => readonly string[];
  /** A new address that nobody has used. */
  newEmail: () => string;
  close: () => Promise<void>;
};

/** A whole server on its own copy of the template database. Close it in afterAll. */
export async function testServer({
  admin = null,
  rateLimitScale = 1000,
  databasePort,
  storageUrl,
  beside,
  patience,
  renderer = null,
  ...protection
}: TestServerOptions = {}): Promise<TestServer> {
  const template = inject('templateUrl');
  const name = beside?.database ?? `test_${randomBytes(8).toString('hex')}`;
  if (!beside) await administrate(template, `create database ${name} template template`);
  const url = new URL(template);
  url.pathname = `/${name}`;
  if (databasePort) url.port = String(databasePort);
  const connection = connect({ url: url.href, connections: 5 });
  const { db } = connection;
  const changes = userChanges(url.href);
  const dataDir = beside?.dataDir ?? mkdtempSync(join(tmpdir(), 'marketplace-test-'));
  const sent: Mail[] = [];
  const logged: string[] = [];
  const publicUrl = 'http://marketplace.test';
  let offset = 0;
  const now = () => new Date(Date.now() + offset);
  const write = (line: string) => {
    logged.push(line);
    keepLog(line);
  };
  const forward = (seconds: number) => {
    offset += seconds * 1000;
  };
  const shared = { admin, dataDir, publicUrl, rateLimitScale, trustedProxies: 1 };
  const api = productApi(ROOT);
  const build = (described: DescribedApi) =>
    buildApp({
      config: { ...protection, ...shared, storageUrl: storageUrl ?? null },
      db,
      changes,
      sendMail: async (one) => {
        sent.push(one);
        return 'test';
      },
      api: described,
      clientFolder: null,
      renderer,
      docsFolder: null,
      logger: { level: 'debug', stream: { write } },
      clock: now,
      ...(patience && { patience }),
    });
  const { server: app, mail } = await build(api);
  const checkDocumented = documentChecker(api.document);
  const others: FastifyInstance[] = [];

  const requestTo = async (
    to: FastifyInstance,
    method: string,
    path: string,
    options: RequestOptions = {},
  ): Promise<Answer> => {
    const { payload, headers } = await payloadOf(options);
    const response = await to.inject({
      method: method as 'GET',
      url: path,
      headers: {
        ...headers,
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        ...options.headers,
      },
      ...(payload === undefined ? {} : { payload }),
      payloadAsStream: true,
    });
    const raw = await bodyOf(response);
    const contentType = String(response.headers['content-type'] ?? '');
    const body: unknown =
      contentType.startsWith('application/json') && !response.headers['content-encoding'] && raw.length
        ? JSON.parse(raw.toString())
        : null;
    if (body !== null || !response.headers['content-encoding'])
      checkDocumented({ method, path, status: response.statusCode, contentType, body });
    return {
      status: response.statusCode,
      body,
      headers: response.headers as Record<string, string | undefined>,
      raw,
    };
  };

  const request: TestServer['request'] = (...call) => requestTo(app, ...call);

  const mailTo = async (address: string) => {
    await mail.deliver();
    return sent.filter((one) => one.to === address);
  };
  const codeFor = async (address: string) => {
    const codes = (await mailTo(address)).flatMap((one) => /^ {4}(\d{6})$/m.exec(one.text)?.[1] ?? []);
    return codes.at(-1)!;
  };
  const newEmail = () => `${randomBytes(6).toString('hex')}@example.com`;

  return {
    app,
    db,
    database: name,
    dataDir,
    request,
    variant: async (change) => {
      const { server: other } = await build(change(api));
      others.push(other);
      return { request: (...call) => requestTo(other, ...call) };
    },
    newEmail,
    log: () => logged,
    mail: { to: mailTo, codeFor },
    clock: { now, forward },
    storedFiles: () =>
      readdirSync(dataDir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name)),
    signUp: async (role) => {
      const email = newEmail();
      const json = { full_name: `New ${role}`, user_name: email, password: PASSWORD, role_id: ROLE[role] };
      await request('POST', '/api/auth/register', { json });
      const otp = await codeFor(email);
      const verified = await request('POST', '/api/auth/verify-otp', { json: { user_name: email, otp } });
      const user = await readSessionUser(db, verified.body.data.user.id);
      return { token: verified.body.data.token, user: user!, email, password: PASSWORD };
    },
    admin: async () => {
      const email = newEmail();
      const id = await insertUser(db, {
        user_name: email,
        full_name: 'An Admin',
        role_id: ROLE.Admin,
        password_hash: await hashSecret(PASSWORD),
        email_verified_at: now(),
        extra: {},
      });
      const user = await readSessionUser(db, id!);
      return { token: await openSession(db, id!, now()), user: user!, email, password: PASSWORD };
    },
    close: async () => {
      await Promise.all([app, ...others].map((one) => one.close()));
      await changes.close();
      await connection.close();
      if (beside) return;
      await administrate(template, `drop database ${name} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs a statement that cannot run inside the database it is about. */
async function administrate(template: string, statement: string): Promise<void> {
  const url = new URL(template);
  url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    // Two copies of one template at the same moment need it alone: they take turns.
    await client.query('select pg_advisory_lock(1)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
