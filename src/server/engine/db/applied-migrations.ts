import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';

/** The hashes of all migrations applied to the database, oldest first. */
export async function appliedMigrations(client: Client): Promise<string[]> {
  const { rows: found } = await client.query<{ is: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as is`,
  );
  if (!found[0]!.is) return [];
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at, id',
  );
  return rows.map(({ hash }) => hash);
}

export const knownMigrations = (folder: string): string[] =>
  readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash);

/**
 * The applied migrations must be a prefix of this program's. Otherwise the database belongs to a newer
 * program, or a migration was edited after it was applied, and the schema's state is unknown.
 */
export function checkApplied(applied: readonly string[], known: readonly string[]): void {
  const at = applied.findIndex((hash, index) => hash !== known[index]);
  if (at < 0) return;
  if (at >= known.length)
    throw new Error(
      `The database has ${applied.length} migrations, this program knows ${known.length}: a newer program has used it. Start that one, or restore a backup.`,
    );
  throw new Error(
    `Migration ${at + 1} of the database is not the one that this program has: it was changed after it was applied, or the database is another program's. Start the program that made it, or restore a backup.`,
  );
}
