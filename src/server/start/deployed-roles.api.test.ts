import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { databaseUrl, MAINTENANCE } from '../testing/test-database.ts';
import { readConfig } from './config.ts';
import { layFoundation } from './foundation.ts';

const root = resolve(import.meta.dirname, '../../..');
const ROLES = readFileSync(join(root, 'docs/deploy/database/roles.sql'), 'utf8');

/** PostgreSQL's error for a missing privilege. */
const REFUSED = { code: '42501' };

/**
 * The SQL as psql reads it, with role names unique to this test: roles are shared by the whole PostgreSQL
 * server.
 */
const rolesOf = (name: string) =>
  ROLES.replaceAll('marketplace', name)
    .replace(/^\\getenv .*\n/gm, '')
    .replaceAll(/:'(\w+)'/g, "'$1'");

it('the roles of a deployment, none of them a superuser, can set up and run a site', async () => {
  const name = `deployed_${process.pid}`;
  const work = mkdtempSync(join(tmpdir(), 'marketplace-deployed-'));
  const as = (role: string, password: string) => {
    const url = new URL(databaseUrl(name));
    [url.username, url.password] = [role, password];
    return url.href;
  };
  const administrator = new Client({ connectionString: databaseUrl(MAINTENANCE) });
  await administrator.connect();
  try {
    await administrator.query(`create database ${name}`);
    await administrator.query(rolesOf(name));
    const config = readConfig({
      MIGRATE_DATABASE_URL: as(`${name}_owner`, 'owner_password'),
      DATABASE_URL: as(`${name}_app`, 'app_password'),
      DATA_DIR: work,
    });
    // Twice: the second start finds everything in place and must still have the privileges it needs.
    for (let start = 1; start <= 2; start += 1) {
      const { pool, stop } = await layFoundation({ config, root, log: () => undefined });
      try {
        expect((await pool.query('select from countries')).rowCount).toBeGreaterThan(0);
        await expect(pool.query('drop table countries')).rejects.toMatchObject(REFUSED);
        await expect(pool.query('create table mine (id int)')).rejects.toMatchObject(REFUSED);
      } finally {
        await stop();
      }
    }
    const { rows } = await administrator.query(
      'select rolsuper or rolcreaterole or rolcreatedb as is_more from pg_roles where starts_with(rolname, $1)',
      [name],
    );
    expect(rows).toEqual([{ is_more: false }, { is_more: false }]);
  } finally {
    await administrator.query(`drop database if exists ${name} with (force)`);
    for (const role of ['owner', 'app']) await administrator.query(`drop role if exists ${name}_${role}`);
    await administrator.end();
    rmSync(work, { recursive: true, force: true });
  }
});
