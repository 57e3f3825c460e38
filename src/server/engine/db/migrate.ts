import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { appliedMigrations, checkApplied, knownMigrations } from './applied-migrations.ts';

/**
 * Calls `work` with a folder of the first migrations only: Drizzle's migrator cannot stop early otherwise.
 */
async function withFirstOf(
  folder: string,
  count: number,
  work: (copy: string) => Promise<void>,
): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'marketplace-migrations-'));
  try {
    cpSync(folder, copy, { recursive: true });
    const file = join(copy, 'meta/_journal.json');
    const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] };
    writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    await work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** A file beside the migrations, run at every start after them. */
export const AFTER = 'after.sql';

/** The key of the advisory lock; unique in this database. */
const LOCK = 7_203_118;

/**
 * Migrates the database to the latest schema, then runs `prepare` (reference and demo data). When several
 * processes start at once, one does the work and the others wait and find it done. `only` stops after that
 * many migrations.
 *
 * @throws Error when the database has migrations that this program does not know
 */
export async function migrate(
  url: string,
  folder: string,
  prepare?: () => Promise<void>,
  only?: number,
): Promise<void> {
  // Connections of their own, because the pool's statements have a time limit.
  const turn = await open(url);
  let client: Client | undefined;
  try {
    client = await open(url);
    // A lock of a transaction, because a pooler would keep a session's after this process has ended.
    await turn.query('begin');
    await turn.query('set local idle_in_transaction_session_timeout = 0; set local statement_timeout = 0');
    await turn.query('select pg_advisory_xact_lock($1)', [LOCK]);
    checkApplied(await appliedMigrations(client), knownMigrations(folder));
    const migrator = drizzle(client);
    const apply = (migrationsFolder: string) => applyMigrations(migrator, { migrationsFolder });
    if (only === undefined) {
      await apply(folder);
      await client.query(readFileSync(join(folder, AFTER), 'utf8'));
    } else {
      await withFirstOf(folder, only, apply);
    }
    await prepare?.();
  } finally {
    await client?.end();
    // Also releases the lock.
    await turn.end();
  }
}

async function open(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A lost connection fails the next statement; unhandled, its event would end the process without a word.
  client.on('error', () => undefined);
  await client.connect().catch((error: Error & { code?: string }) => {
    // When every address of a host name fails, the error has only a code.
    throw new Error(`The database cannot be reached: ${error.message || error.code}. Check DATABASE_URL.`);
  });
  return client;
}
