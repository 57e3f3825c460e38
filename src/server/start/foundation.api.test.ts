import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { backUp } from '../engine/db/backup/backup.ts';
import { restore } from '../engine/db/backup/restore.ts';
import { migrateAsOwner } from '../engine/db/migrate-as-owner.ts';
import { FileStore } from '../engine/files/file-store.ts';
import { objectStore } from '../testing/store/object-store.ts';
import { copyTemplate, databaseUrl, dropDatabase, MAINTENANCE } from '../testing/test-database.ts';
import { type Config, readConfig } from './config.ts';
import { layFoundation } from './foundation.ts';
import { openDatabase } from './open-database.ts';

const root = resolve(import.meta.dirname, '../../..');
const migrations = join(root, 'src/server/engine/db/migrations');

it('a site with a separate owner role can be set up, backed up and restored', async () => {
  const work = mkdtempSync(join(tmpdir(), 'marketplace-roles-'));
  const role = `two_roles_${process.pid}`;
  const urlAs = (user: string, database: string) => {
    const url = new URL(databaseUrl(database));
    [url.username, url.password] = [user, 'only-in-tests'];
    return url.href;
  };
  const configOf = (database: string) =>
    readConfig({
      DATABASE_URL: urlAs(role, database),
      MIGRATE_DATABASE_URL: databaseUrl(database),
      DATA_DIR: join(work, database),
    });
  const [here, there] = [`${role}_here`, `${role}_there`];
  const client = new Client({ connectionString: databaseUrl(MAINTENANCE) });
  await client.connect();
  try {
    await client.query(`create role ${role} login password 'only-in-tests'`);
    for (const name of [here, there]) await client.query(`create database ${name}`);
    const log = () => undefined;
    const { stop } = await layFoundation({ config: configOf(here), root, log });
    await stop();
    const { tables } = await backUp(configOf(here), join(work, 'backup'), new Date());
    expect(tables.countries).toBeGreaterThan(0);
    await restore(configOf(there), join(work, 'backup'), migrations);
    const restored = await openDatabase(configOf(there), log);
    try {
      await migrateAsOwner(configOf(there).migrateDatabaseUrl, restored, migrations);
      expect((await restored.pool.query('select from countries')).rowCount).toBe(tables.countries);
    } finally {
      await restored.stop();
    }
  } finally {
    for (const name of [here, there]) await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`drop role if exists ${role}`);
    await client.end();
    rmSync(work, { recursive: true, force: true });
  }
});

/** Creates empty databases with the product's tables, and a folder, for one test. */
async function withDatabases(
  names: readonly string[],
  work: (config: (name: string, environment?: Record<string, string>) => Config) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'marketplace-foundation-'));
  const own = names.map((name) => `${name}_${process.pid}`);
  try {
    for (const name of own) await copyTemplate({ name });
    await work((name, environment) =>
      readConfig({
        DATABASE_URL: databaseUrl(`${name}_${process.pid}`),
        DATA_DIR: join(folder, name),
        ...environment,
      }),
    );
  } finally {
    for (const name of own) await dropDatabase(name);
    rmSync(folder, { recursive: true, force: true });
  }
}

const start = async (config: Config) => {
  const { stop } = await layFoundation({ config, root, log: () => undefined });
  await stop();
};

it('a site starts while its file store is unreachable', () =>
  withDatabases(['store_away'], async (config) => {
    await start(config('store_away', { STORAGE_URL: 'http://key:secret@127.0.0.1:1/bucket' }));
  }));

it('a site refuses to start on another site’s files or a missing bucket', async () => {
  const store = await objectStore();
  try {
    await withDatabases(['first_site', 'second_site'], async (config) => {
      const STORAGE_URL = store.url;
      const first = config('first_site', { STORAGE_URL });
      await start(first);
      await start(first);
      const second = config('second_site', { STORAGE_URL });
      await expect(start(second)).rejects.toThrow('belongs to another site');
      await start(config('second_site', { STORAGE_URL: STORAGE_URL.replace('/site', '/other') }));
      const misspelt = config('second_site', {
        STORAGE_URL: STORAGE_URL.replace('/marketplace', '/misspelt'),
      });
      await expect(start(misspelt)).rejects.toThrow('the bucket "misspelt", which is not there');
    });
  } finally {
    await store.close();
  }
});

it('a site deletes nothing from another site’s folder', () =>
  withDatabases(['third_site'], async (config) => {
    const own = config('third_site');
    const folder = join(own.dataDir, 'files/private');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'somebodys.pdf'), 'content');
    await start(own);
    const { db, stop } = await layFoundation({ config: own, root, log: () => undefined });
    await expect(new FileStore(own).sweep(db, 0)).rejects.toThrow('belongs to another site');
    expect(readdirSync(folder)).toEqual(['somebodys.pdf']);
    rmSync(join(folder, 'somebodys.pdf'));
    expect(await new FileStore(own).sweep(db, 0)).toBe(0);
    await stop();
  }));
