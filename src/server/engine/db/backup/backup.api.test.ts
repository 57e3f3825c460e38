import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, it } from 'vitest';
import { newCandidate, newSchool, newVacancy } from '../../../testing/scenario.ts';
import { objectStore } from '../../../testing/store/object-store.ts';
import { databaseUrl, dropDatabase, MAINTENANCE } from '../../../testing/test-database.ts';
import { withServer } from '../../../testing/with-server.ts';
import { dumpTable, sequenceStates, tableNames } from '../dump.ts';
import { migrate } from '../migrate.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

const MIGRATIONS = resolve(import.meta.dirname, '../migrations');
const { server, candidate, school } = await withServer({ candidate: newCandidate, school: newSchool });
const work = mkdtempSync(join(tmpdir(), 'marketplace-backup-'));
const made: string[] = [];
afterAll(async () => {
  rmSync(work, { recursive: true, force: true });
  for (const name of made) await dropDatabase(name);
});

async function asked<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}
/** An empty database and data folder. */
async function emptyPlace(name: string) {
  const database = `${server.database}_${name}`;
  await asked(databaseUrl(MAINTENANCE), (client) => client.query(`create database ${database}`));
  made.push(database);
  return { databaseUrl: databaseUrl(database), dataDir: join(work, name) };
}
const here = { databaseUrl: databaseUrl(server.database), dataDir: server.dataDir };

/** Every row of every table, and the state of each sequence. */
const rowsAt = (url: string) =>
  asked(url, async (client) => {
    const tables: Record<string, string[]> = {};
    for (const table of await tableNames(client)) {
      await client.query('begin');
      tables[table] = (await Array.fromAsync(dumpTable(client, table))).sort();
      await client.query('commit');
    }
    return { tables, sequences: await sequenceStates(client) };
  });
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('incoming'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(folder, path), createHash('sha256').update(readFileSync(path)).digest('hex')])
    .sort();

it('restores every row and every file of a backup', async () => {
  await newVacancy(server, school, {
    vacancy_title: 'Teacher “of” الرياضيات \u2028 \\ "quoted"',
    job_description: '<p>Two\nlines, a\ttab and 𝄞</p>',
  });
  await backUp(here, join(work, 'whole'), new Date());
  const place = await emptyPlace('restored');
  await restore(place, join(work, 'whole'), MIGRATIONS);
  const [before, after] = [await rowsAt(here.databaseUrl), await rowsAt(place.databaseUrl)];
  expect(after).toEqual(before);
  expect(after.tables.users!.length).toBeGreaterThan(1);
  const files = filesIn(join(server.dataDir, 'files'));
  expect(files.length).toBeGreaterThan(0);
  expect(filesIn(join(place.dataDir, 'files'))).toEqual(files);
  // The restored database is fully usable: the next start has no migrations to run, constraints and
  // triggers work.
  await migrate(place.databaseUrl, MIGRATIONS);
  await asked(place.databaseUrl, async (client) => {
    await expect(client.query('insert into sessions (user_id) values (-1)')).rejects.toThrow();
    const { rows } = await client.query(
      `select 1 from pg_trigger where not tgisinternal and tgenabled = 'O'`,
    );
    expect(rows.length).toBeGreaterThan(0);
  });
});

it('backs up from and restores to an S3-compatible store', async () => {
  const store = await objectStore();
  try {
    await backUp(here, join(work, 'first'), new Date());
    const place = { ...(await emptyPlace('elsewhere')), storageUrl: store.url };
    await restore(place, join(work, 'first'), MIGRATIONS);
    expect(filesIn(place.dataDir)).toEqual([]);
    await backUp(place, join(work, 'second'), new Date());
    expect(filesIn(join(work, 'second/files'))).toEqual(filesIn(join(work, 'first/files')));
    await expect(restore(place, join(work, 'first'), MIGRATIONS)).rejects.toThrow(
      'STORAGE_URL holds data already',
    );
  } finally {
    await store.close();
  }
});

it('refuses to restore a backup with a missing file', async () => {
  await backUp(here, join(work, 'lacking'), new Date());
  const folder = join(work, 'lacking/files/private');
  const [name] = readdirSync(folder);
  rmSync(join(folder, name!));
  const place = await emptyPlace('lacking');
  await expect(restore(place, join(work, 'lacking'), MIGRATIONS)).rejects.toThrow(
    /1 of \d+ files are missing/,
  );
});

it('writes no rows when a restore fails while copying files', async () => {
  await backUp(here, join(work, 'unreadable'), new Date());
  const folder = join(work, 'unreadable/files/private');
  const [name] = readdirSync(folder);
  rmSync(join(folder, name!));
  // A folder where a file belongs.
  mkdirSync(join(folder, name!));
  const place = await emptyPlace('half');
  await expect(restore(place, join(work, 'unreadable'), MIGRATIONS)).rejects.toThrow('copyfile');
  expect(await asked(place.databaseUrl, tableNames)).toEqual([]);
});

it('takes a consistent snapshot under concurrent writes: rows and files match', async () => {
  const form = () => {
    const body = new FormData();
    body.append('candidate_cv', new Blob([`%PDF-1.4\n${'x'.repeat(50_000)}\n%%EOF\n`]), 'cv.pdf');
    return body;
  };
  let isOver = false;
  const writing = (async () => {
    while (!isOver) {
      const { token, id } = candidate;
      await server.request('POST', `/api/candidate/${id}`, { token, form: form() });
    }
  })();
  await backUp(here, join(work, 'moving'), new Date()).finally(() => {
    isOver = true;
  });
  await writing;
  const place = await emptyPlace('moved');
  await restore(place, join(work, 'moving'), MIGRATIONS);
  const { tables } = await rowsAt(place.databaseUrl);
  const named = tables.files!.map((line) => {
    const { visibility, storage_name } = JSON.parse(line);
    return join(visibility, storage_name);
  });
  expect(filesIn(join(place.dataDir, 'files')).map(([name]) => name)).toEqual(named.sort());
});

it('restores only complete backups, and only into an empty location', async () => {
  const folder = join(work, 'again');
  await backUp(here, folder, new Date());
  await expect(backUp(here, folder, new Date())).rejects.toThrow('is there already');
  await expect(restore(here, folder, MIGRATIONS)).rejects.toThrow('holds data already');
  const other = { ...here, dataDir: join(work, 'nowhere') };
  await expect(restore(other, folder, MIGRATIONS)).rejects.toThrow('The database is not empty');
  await expect(restore(other, work, MIGRATIONS)).rejects.toThrow('is no backup');
  const place = await emptyPlace('broken');
  rmSync(join(folder, 'tables/users.jsonl.gz'));
  await expect(restore(place, folder, MIGRATIONS)).rejects.toThrow();
  expect((await rowsAt(place.databaseUrl)).tables.schools).toEqual([]);
  expect(existsSync(join(work, '.again.part'))).toBe(false);
});

it('refuses to start on a database with unknown migrations', async () => {
  const place = await emptyPlace('foreign');
  await migrate(place.databaseUrl, MIGRATIONS);
  const change = (statement: string) => asked(place.databaseUrl, (client) => client.query(statement));
  await change(
    `insert into drizzle.__drizzle_migrations (hash, created_at) select 'future', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  );
  await expect(migrate(place.databaseUrl, MIGRATIONS)).rejects.toThrow('a newer program has used it');
  await change(`delete from drizzle.__drizzle_migrations where hash = 'future'`);
  await change(`update drizzle.__drizzle_migrations set hash = 'changed' where id = 2`);
  await expect(migrate(place.databaseUrl, MIGRATIONS)).rejects.toThrow('Migration 2 of the database');
});
