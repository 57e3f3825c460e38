import type { Pool } from 'pg';
import { grantRowAccess, roleOf } from './grant-row-access.ts';
import { migrate } from './migrate.ts';

/**
 * Migrates as the role that owns the tables, and grants their use to the program's own role; both are the
 * same unless MIGRATE_DATABASE_URL is set.
 */
export async function migrateAsOwner(
  owner: string | null,
  { url, pool }: { url: string; pool: Pool },
  folder: string,
  prepare?: () => Promise<void>,
): Promise<void> {
  await migrate(owner ?? url, folder, async () => {
    if (owner) await grantRowAccess(owner, await roleOf(pool));
    await prepare?.();
  });
}
