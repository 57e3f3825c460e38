import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { ensureRoles } from '../areas/account/user-queries.ts';
import { loadReferenceData } from '../areas/reference/reference-data-queries.ts';
import { connect } from '../engine/db/connect.ts';
import { startEmbeddedPostgres } from '../engine/db/embedded-postgres.ts';
import { migrate } from '../engine/db/migrate.ts';
import { keepFormVersions } from '../engine/db/stored/keep-form-versions.ts';
import { formVersions } from '../engine/records/form-versions.ts';
import { startPooler } from './pooler.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The template database, with schema and reference data, that tests copy. */
    templateUrl: string;
    /** The same address through a pooler, when the run asks for one (POOLER=1). */
    pooledUrl: string | null;
  }
}

/** Starts one PostgreSQL for the whole run, with the template database that every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'marketplace-api-'));
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false, socket: true });
  const template = new URL(postgres.url);
  template.pathname = '/template';
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('create database template');
  await client.end();
  const connection = connect({ url: template.href, connections: 2 });
  await migrate(template.href, resolve(import.meta.dirname, '../engine/db/migrations'), async () => {
    await ensureRoles(connection.db);
    await loadReferenceData(connection.db);
    await keepFormVersions(connection.db, await formVersions(), new Date());
  });
  await connection.close();
  project.provide('templateUrl', template.href);
  const pooler =
    process.env.POOLER === '1' ? await startPooler({ postgres: postgres.url, connections: 10 }) : null;
  project.provide('pooledUrl', pooler?.url('template') ?? null);
  return async () => {
    await pooler?.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
