import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { withServer } from '../../testing/with-server.ts';
import { files } from '../db/tables/file.ts';
import { StoreUnavailable } from './backend/store-backend.ts';
import { FileStore } from './file-store.ts';
import { digestRecorder } from './record-digests.ts';

const { server } = await withServer({});
const { db, dataDir } = server;
const store = new FileStore(server);
const owner = await server.signUp('Candidate');

const pathOf = (name: string) => join(dataDir, 'files/private', name);
const digestOf = (name: string) =>
  createHash('sha256')
    .update(readFileSync(pathOf(name)))
    .digest('hex');

let made = 0;
/** Files from before digests were recorded; returns their names. */
async function olderFiles(count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, place) => `older-${made + place}.pdf`);
  made += count;
  for (const name of names) writeFileSync(pathOf(name), `content of ${name}`);
  await db.insert(files).values(
    names.map((name) => ({
      ...{ owner_id: owner.user.id, visibility: 'private' as const, storage_name: name },
      ...{ original_name: name, media_type: 'application/pdf', bytes: `content of ${name}`.length },
    })),
  );
  return names;
}
const recorded = async (names: readonly string[]) => {
  const rows = await db
    .select({ sha256: files.sha256 })
    .from(files)
    .where(inArray(files.storage_name, [...names]))
    .orderBy(asc(files.id));
  return rows.map(({ sha256 }) => sha256);
};
beforeEach(async () => {
  await db.delete(files).where(eq(files.owner_id, owner.user.id));
});

it('records the digest of every older file', async () => {
  const names = await olderFiles(120);
  await digestRecorder(store)(db);
  expect(await recorded(names)).toEqual(names.map(digestOf));
});

it('leaves out files that are lost, damaged or cannot be read, and goes on', async () => {
  const [lost, short, folder, ...good] = await olderFiles(6);
  rmSync(pathOf(lost!));
  writeFileSync(pathOf(short!), 'short');
  rmSync(pathOf(folder!));
  mkdirSync(pathOf(folder!));
  const failed: string[] = [];
  await digestRecorder(store, (_, error) => failed.push(String(error)))(db);
  expect(failed).toEqual([expect.stringContaining('It has 5 bytes'), expect.stringContaining('bytes')]);
  expect(await recorded([lost!, short!, folder!])).toEqual([null, null, null]);
  expect(await recorded(good)).toEqual(good.map(digestOf));
  rmSync(pathOf(folder!), { recursive: true });
});

it('reads a part at each run, also past lost files', async () => {
  const names = await olderFiles(5);
  rmSync(pathOf(names[0]!));
  const run = digestRecorder(store, undefined, { files: 2, bytes: Number.POSITIVE_INFINITY });
  const counts: number[] = [];
  for (let runs = 0; runs < 4; runs += 1) {
    await run(db);
    counts.push((await recorded(names)).filter(Boolean).length);
  }
  expect(counts).toEqual([1, 3, 4, 4]);
});

it('ends a run after some bytes', async () => {
  const names = await olderFiles(120);
  const run = digestRecorder(store, undefined, { files: 1000, bytes: 1 });
  await run(db);
  expect((await recorded(names)).filter(Boolean)).toHaveLength(50);
});

it('reads each file once in a process, and at once only once', async () => {
  const [lost] = await olderFiles(1);
  await olderFiles(3);
  rmSync(pathOf(lost!));
  let reads = 0;
  const counting: Pick<FileStore, 'find'> = {
    find: (file) => {
      reads += 1;
      return store.find(file);
    },
  };
  const run = digestRecorder(counting);
  await Promise.all([run(db), run(db)]);
  await run(db);
  expect(reads).toBe(4);
});

it('is safe in two processes at once', async () => {
  const names = await olderFiles(60);
  await Promise.all([digestRecorder(store)(db), digestRecorder(store)(db)]);
  expect(await recorded(names)).toEqual(names.map(digestOf));
});

it('goes on where it was once the store answers again', async () => {
  const names = await olderFiles(60);
  let isAway = true;
  const away: Pick<FileStore, 'find'> = {
    find: async (file) => {
      if (isAway && file.storage_name === names[55]) throw new StoreUnavailable(new Error('away'));
      return store.find(file);
    },
  };
  const run = digestRecorder(away);
  await expect(run(db)).rejects.toThrow(StoreUnavailable);
  expect((await recorded(names)).filter(Boolean)).toHaveLength(50);
  isAway = false;
  await run(db);
  expect(await recorded(names)).toEqual(names.map(digestOf));
});
