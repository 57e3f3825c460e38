import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { hashSecret } from '../areas/account/password-hash.ts';
import { openSession, readSessionUser } from '../areas/account/session-queries.ts';
import { insertUser, ROLE } from '../areas/account/user-queries.ts';
import type { WebhookWorker } from '../areas/news/webhook/webhook-worker.ts';
import type { Db } from '../engine/db/connect.ts';
import { connect } from '../engine/db/connect.ts';
import type { LaterWrites } from '../engine/db/later-writes.ts';
import { userChanges } from '../engine/db/user-changes.ts';
import type { DescribedApi } from '../engine/http/api-parts.ts';
import type { SessionUser } from '../engine/http/session-user.ts';
import type { Mail } from '../engine/mail/mail-outbox-queries.ts';
import type { BatchWorker } from '../engine/queues/batch-worker.ts';
import { productApi } from '../start/api.ts';
import { buildApp } from '../start/app.ts';
import { checkedRequests, type SendRequest } from './checked-request.ts';
import { keepLog } from './server-log.ts';
import { copyTemplate, databaseUrl, dropDatabase, pooledUrl } from './test-database.ts';
import type { TestServerOptions } from './test-server-options.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
export const PASSWORD = 'correct horse';
/** The key of the seals of all servers. */
export const SEAL_KEY = 'a key that only tests have, of 32 bytes';
const PATIENCE = 120_000;
/** Shared by all servers of a process, because several may share a database. */
let addresses = 0;

/** Shared by all servers of a worker: reading it and compiling its validators takes longer than answering. */
const API = productApi(ROOT);
export const { document: apiDocument } = API;
const requestTo = checkedRequests(apiDocument);

export type Person = { token: string; user: SessionUser; email: string; password: string };

export type TestServer = {
  app: FastifyInstance;
  db: Db;
  /** The database's name. */
  database: string;
  dataDir: string;
  /** Validates every answer against the API document. */
  request: SendRequest;
  /** Another server with the same database and files and a modified API. */
  variant: (change: (api: DescribedApi) => DescribedApi) => Promise<Pick<TestServer, 'request'>>;
  /** Registers and verifies a new user, without a profile. */
  signUp: (role: 'Candidate' | 'School') => Promise<Person>;
  /** Creates an Admin. */
  admin: () => Promise<Person>;
  mail: {
    /** All mails to an address, oldest first. */
    to: (address: string) => Promise<Mail[]>;
    /** The code in the newest mail to an address that contains one. */
    codeFor: (address: string) => Promise<string>;
  };
  /** Compares what is stale of the stored matches. */
  matches: Pick<BatchWorker, 'work'>;
  /** Links the seals that wait. */
  seals: Pick<BatchWorker, 'work'>;
  /** Sends webhooks what is due. */
  webhooks: Pick<WebhookWorker, 'work'>;
  clock: { forward: (seconds: number) => void; now: () => Date };
  /** The names of all files below dataDir. */
  storedFiles: () => string[];
  /** The log lines so far. */
  log: () => readonly string[];
  /** An unused address. */
  newEmail: () => string;
  close: () => Promise<void>;
};

/** Writes what no answer waits for before a test reads on. */
const andLater =
  (request: SendRequest, later: LaterWrites): SendRequest =>
  async (...sent) => {
    const answer = await request(...sent);
    await later.written();
    return answer;
  };

/** Starts a whole server on its own copy of the template database. Close it in afterAll. */
export async function testServer({
  admin = null,
  rateLimitScale = 1000,
  publicUrl = 'http://marketplace.test',
  databasePort,
  storageUrl,
  beside,
  patience,
  visitors,
  clientFolder = null,
  renderer = null,
  workshop,
  ...protection
}: TestServerOptions = {}): Promise<TestServer> {
  const name = beside?.database ?? (await copyTemplate());
  const url = databaseUrl(name, databasePort);
  // On a busy machine a connection may take long to open; tests of a lost database cover the timeout.
  const pooled = databasePort ? null : pooledUrl(name);
  const through = { url: pooled ?? url, isPooled: pooled !== null };
  const connection = connect({
    ...through,
    connections: 5,
    ...(!databasePort && { waitMilliseconds: PATIENCE }),
  });
  const { db } = connection;
  const forVisitors = visitors && connect({ ...through, waitMilliseconds: PATIENCE, ...visitors });
  const changes = userChanges(url);
  const dataDir = beside?.dataDir ?? mkdtempSync(join(tmpdir(), 'marketplace-test-'));
  const sent: { id: number; mail: Mail }[] = [];
  const logged: string[] = [];
  let offset = 0;
  const now = () => new Date(Date.now() + offset);
  const write = (line: string) => {
    logged.push(line);
    keepLog(line);
  };
  const forward = (seconds: number) => {
    offset += seconds * 1000;
  };
  const shared = { sealKey: SEAL_KEY, admin, dataDir, publicUrl, rateLimitScale, trustedProxies: 1 };
  const desk = workshop?.(db) ?? null;
  const build = (described: DescribedApi) =>
    buildApp({
      config: { ...protection, ...shared, storageUrl: storageUrl ?? null },
      db,
      ...(forVisitors && { visitorsDb: forVisitors.db }),
      changes,
      sendMail: async (mail, id) => {
        sent.push({ id, mail });
        return 'test';
      },
      api: described,
      clientFolder,
      renderer,
      docsFolder: null,
      workshop: desk,
      logger: { level: 'debug', stream: { write } },
      clock: now,
      ...(patience && { patience }),
    });
  const { server: app, mail, matches, webhooks, seals, later } = await build(API);
  const others: FastifyInstance[] = [];

  const request = andLater(requestTo(app), later);

  const mailTo = async (address: string) => {
    await mail.deliver();
    // In the order they were queued: mails of different priority overtake each other.
    const own = sent.filter(({ mail: one }) => one.to === address).sort((a, b) => a.id - b.id);
    return own.map(({ mail: one }) => one);
  };
  const codeFor = async (address: string) => {
    const codes = (await mailTo(address)).flatMap((one) => /^ {4}(\d{6})$/m.exec(one.text)?.[1] ?? []);
    return codes.at(-1)!;
  };
  const newEmail = () => `person-${++addresses}@example.com`;

  return {
    app,
    db,
    database: name,
    dataDir,
    request,
    variant: async (change) => {
      const { server: other, later: laterToo } = await build(change(API));
      others.push(other);
      return { request: andLater(requestTo(other), laterToo) };
    },
    newEmail,
    log: () => logged,
    mail: { to: mailTo, codeFor },
    matches,
    seals,
    webhooks,
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
      await forVisitors?.close();
      if (beside) return;
      await dropDatabase(name);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
