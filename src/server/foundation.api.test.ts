import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { expect, inject, it } from 'vitest';
import { readConfig } from './config.ts';
import { backUp } from './db/backup/backup.ts';
import { restore } from './db/backup/restore.ts';
import { migrateAsOwner } from './db/migrate-as-owner.ts';
import { layFoundation } from './foundation.ts';
import { openDatabase } from './open-database.ts';

const root = resolve(import.meta.dirname, '../..');
const migrations = join(root, 'src/server/db/migrations');

it('two roles, of which one owns the tables, make a site, back it up, restore it and look after it', async () => {
  const work = mkdtempSync(join(tmpdir(), 'marketplace-roles-'));
  const role = `two_roles_${process.pid}`;
  const urlOf = (database: string, user?: string) => {
    const url = new URL(inject('templateUrl'));
    url.pathname = `/${database}`;
    if (user) [url.username, url.password] = [user, 'only-in-tests'];
    return url.href;
  };
  const configOf = (database: string) =>
    readConfig({
      DATABASE_URL: urlOf(database, role),
      MIGRATE_DATABASE_URL: urlOf(database),
      DATA_DIR: join(work, database),
    });
  const [here, there] = [`${role}_here`, `${role}_there`];
  const client = new Client({ connectionString: urlOf('postgres') });
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

it('a site starts while its store of files is away', async () => {
  const template = new URL(inject('templateUrl'));
  const own = new URL(template);
  own.pathname = `/store_away_${process.pid}`;
  const name = own.pathname.slice(1);
  const dataDir = mkdtempSync(join(tmpdir(), 'marketplace-away-'));
  const maintenance = new URL(template);
  maintenance.pathname = '/postgres';
  const client = new Client({ connectionString: maintenance.href });
  await client.connect();
  try {
    await client.query(`create database ${name} template "${template.pathname.slice(1)}"`);
    const config = readConfig({
      DATABASE_URL: own.href,
      DATA_DIR: dataDir,
      STORAGE_URL: 'http://key:secret@127.0.0.1:1/bucket',
    });
    const { stop } = await layFoundation({ config, root, log: () => undefined });
    await stop();
  } finally {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
