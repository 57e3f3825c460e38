import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

/** A database that every PostgreSQL has: for tests of connections, and for statements about databases. */
export const MAINTENANCE = 'postgres';

/** Copies a database to which nobody is connected: by default the template that this run's tests share. */
export async function copyTemplate({
  name = `test_${randomBytes(8).toString('hex')}`,
  from = 'template',
} = {}): Promise<string> {
  await administrate(`create database ${name} template ${from}`);
  return name;
}

/** Drops a copy, even with open connections. */
export const dropDatabase = (name: string) => administrate(`drop database if exists ${name} with (force)`);

/**
 * Returns the address of a database of this run, with another port if given. Nobody may connect to the template itself:
 * it could not be copied meanwhile, and a test file that needs a copy at that moment would fail.
 */
export function databaseUrl(name: string, port?: number): string {
  const url = new URL(inject('templateUrl'));
  url.pathname = `/${name}`;
  if (port) url.host = `127.0.0.1:${port}`;
  return url.href;
}

/** Runs a statement that cannot run inside the database it is about. */
async function administrate(statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(MAINTENANCE) });
  await client.connect();
  try {
    // Copying needs the template exclusively, so two copies take turns.
    await client.query('select pg_advisory_lock(1)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
