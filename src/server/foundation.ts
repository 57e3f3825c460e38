import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { ensureAdmin } from './account/ensure-admin.ts';
import { ensureRoles } from './account/user-queries.ts';
import { productApi } from './api.ts';
import type { Config } from './config.ts';
import type { Connection } from './db/connect.ts';
import { migrateAsOwner } from './db/migrate-as-owner.ts';
import { type UserChanges, userChanges } from './db/user-changes.ts';
import { demoIds, refuseDemoAccounts } from './demo/demo-removal.ts';
import { loadDemoData } from './demo/load-demo-data.ts';
import { StoreUnavailable } from './file-place/file-place.ts';
import { FileStore } from './http/upload/file-store.ts';
import { ForeignFilesError } from './http/upload/site-mark.ts';
import { openDatabase } from './open-database.ts';
import { loadReferenceData } from './reference/reference-data-queries.ts';

/** What stands below the program and outlives it: the database with what every site begins with. */
export type Foundation = {
  db: Connection['db'];
  pool: Connection['pool'];
  changes: UserChanges;
  stop: () => Promise<void>;
};

export type FoundationOptions = {
  config: Config;
  /** The project's folder. */
  root: string;
  /** The log of the program that runs, once there is one. */
  log: () => FastifyBaseLogger | undefined;
};

/** Database, schema, reference data, first Admin, demo data: all that stands between a folder and a site. */
export async function layFoundation({ config, root, log }: FoundationOptions): Promise<Foundation> {
  const database = await openDatabase(config, log);
  const changes = userChanges(database.url, (error) =>
    log()?.warn({ err: error }, 'the database’s news were lost'),
  );
  const stop = async () => {
    await changes.close();
    await database.stop();
  };
  const files = new FileStore(config);
  let areOwn = true;
  try {
    const migrations = join(root, 'src/server/db/migrations');
    await migrateAsOwner(config.migrateDatabaseUrl, database, migrations, async () => {
      await ensureRoles(database.db);
      await loadReferenceData(database.db);
      await files.claim(database.db).catch((error) => {
        areOwn = false;
        if (!mayStart(error, config)) throw error;
      });
      if (!config.demo) await refuseDemoAccounts(database.db);
      if (config.admin)
        await ensureAdmin(database.db, config.admin, await demoIds(database.db), config.passwordBlocklist);
      if (!config.demo) return;
      const { document } = productApi(root);
      await loadDemoData(database, files, document, new Date(), join(root, 'src/server/data/demo'));
    });
    // An embedded database is ours alone, and so is its folder: whatever has no row now belongs to nobody. Elsewhere the
    // upkeep sweeps, and nobody waits for a store that may be away.
    if (database.isEmbedded && !config.storageUrl && areOwn) await files.sweep(database.db, 0);
  } catch (error) {
    await stop();
    throw error;
  }
  return { db: database.db, pool: database.pool, changes, stop };
}

/**
 * Before anything is swept the place is asked again whose it is: of a store that is away now, and of the folder of a
 * database that is gone, nothing is removed. A store elsewhere holds what cannot be looked at so easily.
 */
function mayStart(error: unknown, { storageUrl }: Config): boolean {
  return error instanceof StoreUnavailable || (error instanceof ForeignFilesError && storageUrl === null);
}
