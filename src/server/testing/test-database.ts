import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

/** A database without tables, which every PostgreSQL has: for tests of connections, and for statements about databases. */
export const MAINTENANCE = 'postgres';

/** A copy of the template database that this run's tests share. */
export async function copyTemplate(name = `test_${randomBytes(8).toString('hex')}`): Promise<string> {
  await administrate(`create database ${name} template template`);
  return name;
}

/** Removes a copy, whoever is still connected to it. */
export const dropDatabase = (name: string) => administrate(`drop database if exists ${name} with (force)`);

/**
 * Where a database of this run is reached, through another port if one is given. Nobody connects to the template itself:
 * while anybody does, it cannot be copied, and the test file that wants a copy at that moment fails.
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
    // Two copies of one template at the same moment need it alone: they take turns.
    await client.query('select pg_advisory_lock(1)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
