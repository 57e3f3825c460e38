import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';

/** Any number that no other use of advisory locks in this database has. */
const LOCK = 7_203_118;

/**
 * Brings the database to the newest schema, then runs `prepare` (reference and demo data). Several processes may
 * start at once: one works, the others wait and find it done.
 */
export async function migrate(url: string, folder: string, prepare?: () => Promise<void>): Promise<void> {
  // A connection of its own, because the pool's statements have a time limit.
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect().catch((error: Error & { code?: string }) => {
    // Who tries several addresses of one name says nothing but a code.
    throw new Error(`The database cannot be reached: ${error.message || error.code}. Check DATABASE_URL.`);
  });
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
    await prepare?.();
  } finally {
    // Ends the lock too.
    await client.end();
  }
}
