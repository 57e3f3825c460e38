import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { workshopVersions } from '../src/server/areas/office/tables/workshop.ts';
import { hashOfText } from '../src/server/areas/office/workshop/published-files.ts';
import { databaseUrl } from '../src/server/testing/test-database.ts';
import { type TestServer, testServer } from '../src/server/testing/test-server.ts';

const ROOT = resolve(import.meta.dirname, '..');
const FILE = 'schemas/forms/contact.json';
const NOW = new Date('2026-05-01T10:00:00Z');
const titled = (title: string) => `{ "title": "${title}" }\n`;
const RELEASED = titled('Released');

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  await server.db.delete(workshopVersions);
  folder = mkdtempSync(join(tmpdir(), 'workshop-command-'));
  mkdirSync(join(folder, 'schemas/forms'), { recursive: true });
  edit(RELEASED);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  git('init', '--quiet');
  git('add', FILE);
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '-m', 'Release');
  return () => rmSync(folder, { recursive: true });
});

const edit = (text: string, file = FILE) => writeFileSync(join(folder, file), text);
const inFile = () => readFileSync(join(folder, FILE), 'utf8');

/** Publishes a text over another one. */
async function publish(text: string, base: string, place: number) {
  await server.db.insert(workshopVersions).values({
    ...{ file: FILE, text, hash: hashOfText(text), base_hash: hashOfText(base) },
    ...{ release_hash: hashOfText(RELEASED), note: '', state: 'published', place },
    ...{ written_at: NOW, published_at: NOW },
  });
}

const lastVersion = async () =>
  (await server.db.select().from(workshopVersions).orderBy(desc(workshopVersions.version_id)).limit(1))[0];

function run(command: 'pull' | 'push', ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'scripts/workshop.ts'), command, ...words],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: databaseUrl(server.database), WORKSHOP_FILES: folder },
    },
  );
  return { status, said: stdout + stderr };
}

it('pull writes what was published into the files, and settles what they have', async () => {
  await publish(titled('On the site'), RELEASED, 1);
  expect(run('pull')).toEqual({ status: 0, said: `Wrote ${FILE} as it was published.\n` });
  expect(inFile()).toBe(titled('On the site'));
  expect(run('pull').said).toBe('The files have everything that was published.\n');
  expect((await lastVersion())!.settled_at).not.toBeNull();
});

it('pull shows how a file and the site differ, and leaves both until one is chosen', async () => {
  await publish(titled('On the site'), RELEASED, 1);
  edit(titled('In the file'));
  const { status, said } = run('pull');
  expect(status).toBe(1);
  expect(said).toContain(`-${titled('On the site')}+${titled('In the file')}`);
  expect(said).toContain(`npm run workshop:pull -- --files ${FILE}`);
  expect(inFile()).toBe(titled('In the file'));
  expect((await lastVersion())!.settled_at).toBeNull();

  expect(run('pull', '--files', FILE)).toMatchObject({ status: 0 });
  expect(inFile()).toBe(titled('In the file'));
  expect((await lastVersion())!.settled_at).not.toBeNull();
});

it('pull takes the published text where the site is to win', async () => {
  await publish(titled('On the site'), RELEASED, 1);
  edit(titled('In the file'));
  expect(run('pull', '--published', FILE)).toMatchObject({ status: 0 });
  expect(inFile()).toBe(titled('On the site'));
});

it('push hands in an edit of a pulled file', async () => {
  await publish(titled('On the site'), RELEASED, 1);
  run('pull');
  edit(titled('Edited'));
  expect(run('push', FILE)).toMatchObject({
    status: 0,
    said: expect.stringContaining('an Admin publishes it'),
  });
  expect(await lastVersion()).toMatchObject({
    ...{ text: titled('Edited'), state: 'proposed', place: null },
    ...{ base_hash: hashOfText(titled('On the site')), release_hash: hashOfText(RELEASED) },
  });
});

it('push refuses a file that lacks what was published meanwhile, and shows it', async () => {
  edit(titled('Edited'));
  await publish(titled('On the site'), RELEASED, 1);
  const { status, said } = run('push', FILE);
  expect(status).toBe(1);
  expect(said).toContain(`-${titled('On the site')}+${titled('Edited')}`);
  expect(said).toContain('Nothing was handed in');
  expect((await lastVersion())!.state).toBe('published');
});

it('push hands in nothing that is in force, and no new definition', async () => {
  expect(run('push', FILE)).toEqual({ status: 0, said: `${FILE} is in force as it is.\n` });
  edit(titled('New'), 'schemas/forms/new.json');
  expect(run('push', 'schemas/forms/new.json')).toMatchObject({
    status: 1,
    said: expect.stringContaining('only a release can add a definition'),
  });
  expect(await lastVersion()).toBeUndefined();
});
