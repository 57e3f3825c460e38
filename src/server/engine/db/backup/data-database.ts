import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { PASSWORD_FILE, USER } from '../embedded/postgres-cluster.ts';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';

/** The location of data: files in a folder, rows in the given database or the one in the folder. */
export type Place = {
  dataDir: string;
  databaseUrl: string | null;
  /** The same database for the role that owns its tables: only this role can read the migrations and create tables. */
  migrateDatabaseUrl?: string | null;
  /** The store of files, instead of the folder. */
  storageUrl?: string | null;
};

/**
 * Calls `work` with the database of a location: the one of DATABASE_URL, the embedded one of a running server, or one
 * that is started for this.
 */
export async function withDatabase<T>(
  { dataDir, databaseUrl, migrateDatabaseUrl }: Place,
  work: (client: Client, url: string) => Promise<T>,
): Promise<T> {
  const running = migrateDatabaseUrl ?? databaseUrl ?? runningUrl(dataDir);
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

/** The embedded database of a killed server has left its files behind, but does not answer. */
const refuseUnless = (mayBeGone: boolean) => (error: Error) => {
  if (mayBeGone) return null;
  throw new Error(`The database cannot be reached: ${error.message}. Check DATABASE_URL.`);
};

/** Returns where the embedded database of a running server listens, from the file in its folder. */
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
