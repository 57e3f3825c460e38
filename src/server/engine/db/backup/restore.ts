import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { storeBackend } from '../../files/backend/configured-backend.ts';
import type { StoreBackend } from '../../files/backend/store-backend.ts';
import { checkApplied, knownMigrations } from '../applied-migrations.ts';
import { fillTables, tableNames } from '../dump.ts';
import { migrate } from '../migrate.ts';
import { KINDS, MANIFEST, type Manifest } from './backup.ts';
import { type DataLocation, withDatabase } from './data-database.ts';

/**
 * Restores a backup into an empty location: an empty DATA_DIR and, if DATABASE_URL is set, an empty database.
 * A backup of an older version is restored unchanged; the next start migrates it.
 */
export async function restore(place: DataLocation, source: string, migrations: string): Promise<Manifest> {
  const folder = resolve(source);
  const manifest = await manifestOf(folder);
  checkApplied(manifest.migrations, knownMigrations(migrations));
  const { dataDir } = place;
  const store = storeBackend(place);
  const waiting = join(dataDir, 'files', 'incoming');
  await mkdir(waiting, { recursive: true, mode: 0o700 });
  if (!place.databaseUrl && existsSync(join(dataDir, 'postgres'))) throw notEmpty(dataDir);
  for (const kind of KINDS)
    for await (const _names of store.olderThan(kind, new Date(8.64e15)))
      throw notEmpty(place.storageUrl ? 'STORAGE_URL' : dataDir);
  if ((await store.mark()) !== null) throw notEmpty(place.storageUrl ? 'STORAGE_URL' : dataDir);
  const missing = manifest.files - (await countFiles(folder));
  if (missing !== 0)
    throw new Error(`The backup is not whole: ${missing} of ${manifest.files} files are missing.`);
  await withDatabase(place, async (client, url) => {
    if ((await tableNames(client)).length)
      throw new Error('The database is not empty. Restore into an empty one.');
    // Rows come last and in one transaction: a failed restore may leave files, but no rows and so no
    // accounts.
    await putFiles(store, folder, waiting);
    await migrate(url, migrations, undefined, manifest.migrations.length);
    await fill(client, folder, manifest);
  });
  return manifest;
}

const notEmpty = (place: string) =>
  new Error(`${place} holds data already. Restore into another one, or move this one away.`);

async function putFiles(store: StoreBackend, folder: string, waiting: string): Promise<void> {
  for (const kind of KINDS) {
    const from = join(folder, 'files', kind);
    for (const name of await readdir(from)) {
      await copyFile(join(from, name), join(waiting, name));
      await store.put(kind, name, join(waiting, name));
    }
  }
}

/** The files of a backup. */
async function countFiles(folder: string): Promise<number> {
  const names = await Promise.all(KINDS.map((kind) => readdir(join(folder, 'files', kind)).catch(() => [])));
  return names.flat().length;
}

async function manifestOf(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) throw new Error(`${folder} is no backup: it has no ${MANIFEST}.`);
  return JSON.parse(text) as Manifest;
}

async function fill(client: Client, folder: string, { tables, sequences }: Manifest): Promise<void> {
  const counts: Record<string, number> = {};
  const lines = async function* (table: string) {
    const texts = createGunzip();
    // A read error also ends the decompressed stream.
    pipeline(createReadStream(join(folder, 'tables', `${table}.jsonl.gz`)), texts).catch(() => undefined);
    for await (const line of linesIn(texts)) {
      counts[table] = (counts[table] ?? 0) + 1;
      yield line;
    }
    const missing = tables[table]! - (counts[table] ?? 0);
    if (missing !== 0) throw new Error(`The backup is not whole: ${missing} rows of ${table} are missing.`);
  };
  await fillTables(client, Object.keys(tables), lines, sequences);
}

/** Splits only at line feeds, which JSON escapes; Node's readline also splits at other line separators. */
async function* linesIn(texts: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of texts) {
    const parts = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = parts.pop()!;
    yield* parts;
  }
  if (rest) yield rest;
}
