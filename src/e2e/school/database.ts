import { Client } from 'pg';
import type { RunningServer } from '../running-server.ts';

/** Connects to a server's database with the server's own credentials. */
export async function databaseOf(server: RunningServer): Promise<Client> {
  const client = new Client({ connectionString: server.databaseUrl() });
  await client.connect();
  return client;
}
