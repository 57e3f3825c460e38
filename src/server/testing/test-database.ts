import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

/** A database every PostgreSQL has: for connection tests, and for statements about databases. */
export const MAINTENANCE = 'postgres';

/** Copies a database without open connections: by default the template shared by this run's tests. */
export async function copyTemplate({
  name = `test_${randomBytes(8).toString('hex')}`,
  from = 'template',
} = {}): Promise<string> {
  await administrate(`create database ${name} template ${from} strategy file_copy`);
  return name;
}

/** Drops a copy even if it has open connections. */
export const dropDatabase = (name: string) => administrate(`drop database if exists ${name} with (force)`);

/**
 * The address of a database of this run, on another port if given. Never connect to the template itself:
 * PostgreSQL cannot copy it meanwhile, and a test file that needs a copy would fail.
 */
export function databaseUrl(name: string, port?: number): string {
  const url = new URL(inject('templateUrl'));
  url.pathname = `/${name}`;
  if (port) url.host = `127.0.0.1:${port}`;
  return url.href;
}

/** The address through the run's pooler; null without one. */
export function pooledUrl(name: string): string | null {
  const pooled = inject('pooledUrl');
  if (pooled === null) return null;
  const url = new URL(pooled);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs a statement that cannot run inside the database it is about. */
async function administrate(statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(MAINTENANCE) });
  await client.connect();
  try {
    // Copying needs exclusive access to the template, so copies are serialised.
    await client.query('select pg_advisory_lock(1)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
