import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

/** A copy of the template database that this run's tests share. */
export async function copyTemplate(): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administrate(`create database ${name} template template`);
  return name;
}

/** Removes a copy, whoever is still connected to it. */
export const dropDatabase = (name: string) => administrate(`drop database ${name} with (force)`);

/** Where a database of this run is reached, through another port if one is given. */
export function databaseUrl(name: string, port?: number): string {
  const url = new URL(inject('templateUrl'));
  url.pathname = `/${name}`;
  if (port) url.port = String(port);
  return url.href;
}

/** Runs a statement that cannot run inside the database it is about. */
async function administrate(statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl('postgres') });
  await client.connect();
  try {
    // Two copies of one template at the same moment need it alone: they take turns.
    await client.query('select pg_advisory_lock(1)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
