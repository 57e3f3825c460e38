import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { storedDefinitions } from '../../../../../generated/stored-definitions.ts';
import { readConfig } from '../../../start/config.ts';
import { startServer } from '../../../start/start-server.ts';
import { workshopDesk } from '../../../start/workshop/desk.ts';
import { databaseUrl } from '../../../testing/test-database.ts';
import { type Person, type TestServer, testServer } from '../../../testing/test-server.ts';
import { transactionsWaiting } from '../../../testing/transactions-waiting.ts';
import { workshopDrafts, workshopVersions } from '../tables/workshop.ts';
import { hashOfText, publishedOver } from './published-files.ts';
import { findDraft, findVersion, insertVersion, lastPlace } from './workshop-queries.ts';

const PROJECT = resolve(import.meta.dirname, '../../../../..');
const MIGRATIONS = 'src/server/engine/db/migrations';
const FILE = 'schemas/forms/a.json';
const [RELEASED, EDITED, OTHER] = [
  '{"title": "Released"}\n',
  '{"title": "Edited"}\n',
  '{"title": "Other"}\n',
];

let server: TestServer;
let admin: Person;
/** A project whose release has one definition. */
let root: string;
beforeAll(async () => {
  server = await testServer();
  admin = await server.admin();
  root = mkdtempSync(join(tmpdir(), 'marketplace-release-'));
  for (const path of [FILE, MIGRATIONS]) mkdirSync(dirname(join(root, path)), { recursive: true });
  symlinkSync(join(PROJECT, MIGRATIONS), join(root, MIGRATIONS));
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

/** Hands in the edited text for what a release has. */
async function handIn(): Promise<number> {
  const { db } = server;
  const written_at = new Date();
  const [text, hash, base_hash] = [EDITED, hashOfText(EDITED), hashOfText(RELEASED)];
  await db
    .insert(workshopDrafts)
    .values({ user_id: admin.user.id, file: FILE, text, base_hash, saved_at: written_at });
  const version = await insertVersion(db, {
    ...{ file: FILE, text, hash, base_hash, release_hash: base_hash, note: '', state: 'checking' },
    ...{ written_by: admin.user.id, written_at },
  });
  return version.version_id;
}

/** A desk of the release above, in any process: its checks and builds find nothing. */
const DESK = {
  together: false,
  released: [[FILE, RELEASED]] as const,
  definitions: storedDefinitions,
};

const deskHere = () => {
  const files = new Map<string, string>(DESK.released);
  return workshopDesk({
    ...{ db: server.db, together: false, release: () => '', onPublished: () => {}, log: () => undefined },
    thread: {
      ask: async () => ({ refused: [], definitions: storedDefinitions }) as never,
      stop: async () => {},
    },
    published: {
      files,
      over: async () => publishedOver([], (file) => files.get(file)),
      builds: { have: async () => '', foresee: () => {}, prepare: async () => {}, stop: () => {} },
    },
  });
};

/** The same in a process of its own. */
const PUBLISH = `
  const { connect } = await import(process.env.CONNECT);
  const { workshopDesk } = await import(process.env.DESK);
  const { publishedOver } = await import(process.env.FILES);
  let given = '';
  for await (const chunk of process.stdin) given += chunk;
  const { id, released, definitions } = JSON.parse(given);
  const { db } = connect({ url: process.env.DATABASE, connections: 3 });
  const files = new Map(released);
  const desk = workshopDesk({
    db, together: false, release: () => '', onPublished: () => {}, log: () => console,
    thread: { ask: async () => ({ refused: [], definitions }), stop: async () => {} },
    published: {
      files,
      over: async () => publishedOver([], (file) => files.get(file)),
      builds: { have: async () => '', foresee: () => {}, prepare: async () => {}, stop: () => {} },
    },
  });
  desk.publish(id);
  await desk.published();
  console.log('published');
`;

const here = (path: string) => `file://${join(PROJECT, 'src/server', path)}`;

it('leaves the old text in force when a process is killed while it publishes, and the next one publishes all of it', async () => {
  const { db } = server;
  const id = await handIn();
  const waiting = transactionsWaiting(server);
  // It has put the version into force, and waits for its author's draft, when it is killed.
  await db.transaction(async (tx) => {
    await tx.select().from(workshopDrafts).where(eq(workshopDrafts.file, FILE)).for('update');
    const publishing = spawn(process.execPath, ['--input-type=module', '--eval', PUBLISH], {
      env: {
        ...process.env,
        CONNECT: here('engine/db/connect.ts'),
        DESK: here('start/workshop/desk.ts'),
        FILES: here('areas/office/workshop/published-files.ts'),
        DATABASE: databaseUrl(server.database),
      },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    publishing.stdin.end(JSON.stringify({ id, ...DESK }));
    let said = '';
    publishing.stdout.on('data', (chunk) => {
      said += chunk;
    });
    const ended = once(publishing, 'exit');
    await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 120_000, interval: 100 });
    publishing.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(said).toBe('');
  });
  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 60_000, interval: 100 });
  expect(await lastPlace(db)).toBe(0);
  expect(await findVersion(db, id)).toMatchObject({ state: 'building', place: null, published_at: null });
  expect(await findDraft(db, admin.user.id, FILE)).toMatchObject({ text: EDITED });

  const desk = deskHere();
  desk.publish(id);
  await desk.published();
  expect(await findVersion(db, id)).toMatchObject({ state: 'published', place: 1, reasons: [] });
  expect(await findDraft(db, admin.user.id, FILE)).toBeNull();
});

it('does not start with a file that contradicts a published edit, and names both', async () => {
  const { db } = server;
  await db.delete(workshopVersions);
  await db.delete(workshopDrafts);
  const id = await handIn();
  const published_at = new Date('2026-05-01T10:00:00Z');
  await db
    .update(workshopVersions)
    .set({ state: 'published', place: 1, published_at, published_by: admin.user.id })
    .where(eq(workshopVersions.version_id, id));
  writeFileSync(join(root, FILE), OTHER);
  const dataDir = mkdtempSync(join(tmpdir(), 'marketplace-start-'));
  try {
    const config = readConfig({
      ...{ DATABASE_URL: databaseUrl(server.database), DATA_DIR: dataDir, DEMO: '0', PORT: '0' },
      ...{ WORKSHOP: 'on', NODE_ENV: 'development' },
    });
    await expect(startServer({ config, root })).rejects.toThrow(
      new RegExp(
        `^The files of this release contradict edits .*- ${FILE} contradicts version ${id}, published on 2026-05-01 by ${admin.user.full_name}\\..*workshop:pull`,
        's',
      ),
    );
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  expect(await findVersion(db, id)).toMatchObject({ settled_at: null, place: 1 });
});
