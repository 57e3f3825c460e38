import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { appliedMigrations, checkApplied, knownMigrations } from './applied-migrations.ts';
import { UNWATCHED_TABLES } from './unwatched-tables.ts';

/** Gives `work` a folder with the first migrations alone: what reads them knows no other way to stop. */
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

/** Any number that no other use of advisory locks in this database has. */
const LOCK = 7_203_118;

/**
 * Brings the database to the newest schema, then runs `prepare` (reference and demo data). Several processes may
 * start at once: one works, the others wait and find it done. `only` stops after so many migrations.
 *
 * @throws Error when the database has seen others than this program's
 */
export async function migrate(
  url: string,
  folder: string,
  prepare?: () => Promise<void>,
  only?: number,
): Promise<void> {
  // A connection of its own, because the pool's statements have a time limit.
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect().catch((error: Error & { code?: string }) => {
    // Who tries several addresses of one name says nothing but a code.
    throw new Error(`The database cannot be reached: ${error.message || error.code}. Check DATABASE_URL.`);
  });
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    checkApplied(await appliedMigrations(client), knownMigrations(folder));
    const apply = (migrationsFolder: string) => applyMigrations(drizzle(client), { migrationsFolder });
    if (only === undefined) {
      await apply(folder);
      await client.query('select watch_admin_changes($1)', [UNWATCHED_TABLES]);
    } else {
      await withFirstOf(folder, only, apply);
    }
    await prepare?.();
  } finally {
    // Ends the lock too.
    await client.end();
  }
}
