import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { RunningServer } from '../running-server.ts';

/** Connects to a server's database with the server's own credentials. */
export async function databaseOf({ dataDir }: RunningServer): Promise<Client> {
  const folder = join(dataDir, 'postgres');
  const port = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[3]);
  const password = readFileSync(join(folder, 'marketplace.password'), 'utf8');
  const client = new Client({ host: '127.0.0.1', port, user: 'marketplace', database: 'postgres', password });
  await client.connect();
  return client;
}
