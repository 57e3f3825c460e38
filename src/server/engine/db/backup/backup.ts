import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { storeBackend } from '../../files/backend/configured-backend.ts';
import type { StoreBackend } from '../../files/backend/store-backend.ts';
import { appliedMigrations } from '../applied-migrations.ts';
import { dumpTable, inSnapshot, type SequenceState, sequenceStates, tableNames } from '../dump.ts';
import { type DataLocation, withDatabase } from './data-database.ts';

/** The manifest of a backup. */
export type Manifest = {
  format: 1;
  made_at: string;
  /** The database's migrations, oldest first. */
  migrations: string[];
  /** Row counts by table. */
  tables: Record<string, number>;
  sequences: SequenceState[];
  files: number;
};

export const MANIFEST = 'manifest.json';
export const KINDS = ['public', 'private'] as const;
type Kind = (typeof KINDS)[number];

/** How often copying restarts when a file is deleted between the snapshot and its copy. */
const ATTEMPTS = 5;

/**
 * Writes a consistent snapshot of database and files into a new folder while the server runs. The folder gets
 * its final name only once it is complete.
 */
export async function backUp(place: DataLocation, target: string, now: Date): Promise<Manifest> {
  const folder = resolve(target);
  if (existsSync(folder)) throw new Error(`${folder} is there already. A backup needs a folder of its own.`);
  const growing = join(dirname(folder), `.${basename(folder)}.part`);
  await rm(growing, { recursive: true, force: true });
  await mkdir(join(growing, 'tables'), { recursive: true, mode: 0o700 });
  try {
    const manifest = await withDatabase(place, (client) => gather(client, storeBackend(place), growing, now));
    await writeFile(join(growing, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
    await rename(growing, folder);
    return manifest;
  } catch (error) {
    await rm(growing, { recursive: true, force: true });
    throw error;
  }
}

async function gather(client: Client, store: StoreBackend, folder: string, now: Date): Promise<Manifest> {
  for (let attempt = 1; ; attempt += 1) {
    // Files are immutable and their names never reused, so files deleted after the snapshot are in this
    // copy.
    for (const kind of KINDS) await copyAll(store, kind, join(folder, 'files', kind));
    const found = await inSnapshot(client, async () => {
      const files = await completeFiles(client, store, folder);
      return files === null ? null : { files, ...(await writeTables(client, folder)) };
    });
    if (found) return { format: 1, made_at: now.toISOString(), ...found };
    if (attempt === ATTEMPTS) throw new Error('Files are removed faster than they can be copied. Try again.');
  }
}

/** Later than any file's modification time. */
const EVER = new Date(8.64e15);

async function copyAll(store: StoreBackend, kind: Kind, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const there = new Set(await readdir(to));
  for await (const names of store.olderThan(kind, EVER))
    for (const name of names) if (!there.has(name)) await copy(store, kind, name, join(to, name));
}

/** False when the file no longer exists. */
async function copy(store: StoreBackend, kind: Kind, name: string, to: string): Promise<boolean> {
  const found = await store.find(kind, name);
  try {
    if (found) await pipeline(await found.content(), createWriteStream(to, { mode: 0o600, flush: true }));
    return found !== null;
  } catch (error) {
    await rm(to, { force: true });
    // Deleted after it was listed.
    if ((await store.find(kind, name)) === null) return false;
    throw error;
  }
}

/** Reduces the copy to the files that the snapshot's rows reference; null when one of them is missing. */
async function completeFiles(client: Client, store: StoreBackend, folder: string): Promise<number | null> {
  const named = new Set<string>();
  for await (const line of dumpTable(client, 'files')) {
    const { visibility, storage_name } = JSON.parse(line) as { visibility: Kind; storage_name: string };
    const name = join(visibility, storage_name);
    named.add(name);
    const copied = join(folder, 'files', name);
    if (!existsSync(copied) && !(await copy(store, visibility, storage_name, copied))) return null;
  }
  for (const kind of KINDS)
    for (const name of await readdir(join(folder, 'files', kind)))
      if (!named.has(join(kind, name))) await rm(join(folder, 'files', kind, name));
  return named.size;
}

async function writeTables(
  client: Client,
  folder: string,
): Promise<Pick<Manifest, 'migrations' | 'tables' | 'sequences'>> {
  const tables: Record<string, number> = {};
  for (const table of await tableNames(client)) {
    tables[table] = 0;
    const counted = async function* () {
      for await (const line of dumpTable(client, table)) {
        tables[table]! += 1;
        yield `${line}\n`;
      }
    };
    const file = createWriteStream(join(folder, 'tables', `${table}.jsonl.gz`), { mode: 0o600, flush: true });
    await pipeline(Readable.from(counted()), createGzip(), file);
  }
  return {
    migrations: await appliedMigrations(client),
    tables,
    sequences: await sequenceStates(client),
  };
}
