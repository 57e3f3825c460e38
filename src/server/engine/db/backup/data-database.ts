import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { PASSWORD_FILE, USER } from '../embedded/postgres-cluster.ts';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';

/** Where the data is: files in a folder, rows in the given database or in the embedded one of that folder. */
export type DataLocation = {
  dataDir: string;
  databaseUrl: string | null;
  /**
   * The same database as the role that owns its tables: only the owner can read the migrations and create
   * tables.
   */
  migrateDatabaseUrl?: string | null;
  /** The address of PostgreSQL itself, where `databaseUrl` is a pooler's. */
  listenDatabaseUrl?: string | null;
  /** The file store to use instead of the folder. */
  storageUrl?: string | null;
};

/**
 * Calls `work` with the database of a location: the DATABASE_URL one, the embedded database of a running
 * server, or an embedded one started just for this.
 */
export async function withDatabase<T>(
  { dataDir, databaseUrl, migrateDatabaseUrl, listenDatabaseUrl }: DataLocation,
  work: (client: Client, url: string) => Promise<T>,
): Promise<T> {
  const running = migrateDatabaseUrl ?? listenDatabaseUrl ?? databaseUrl ?? runningUrl(dataDir);
  const client = running === null ? null : await connected(running).catch(refuseUnless(databaseUrl === null));
  if (client) return using(client, () => work(client, running!));
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    const connection = await connected(postgres.url);
    return await using(connection, () => work(connection, postgres.url));
  } finally {
    await postgres.stop();
  }
}

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  return client;
}

async function using<T>(client: Client, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await client.end();
  }
}

/** A killed server leaves the files of its embedded database behind, but the database no longer answers. */
const refuseUnless = (mayBeGone: boolean) => (error: Error) => {
  if (mayBeGone) return null;
  throw new Error(`The database cannot be reached: ${error.message}. Check DATABASE_URL.`);
};

/** The address of a running server's embedded database, read from a file in its folder. */
function runningUrl(dataDir: string): string | null {
  try {
    const cluster = join(dataDir, 'postgres');
    const port = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3]);
    const password = readFileSync(join(cluster, PASSWORD_FILE), 'utf8');
    return `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;
  } catch {
    return null;
  }
}
