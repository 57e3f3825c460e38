import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { ensureAdmin } from '../areas/account/ensure-admin.ts';
import { passwordRules } from '../areas/account/refused-passwords/common-passwords.ts';
import { ensureRoles } from '../areas/account/user-queries.ts';
import { loadReferenceData } from '../areas/reference/reference-data-queries.ts';
import type { Connection, Db } from '../engine/db/connect.ts';
import { migrateAsOwner } from '../engine/db/migrate-as-owner.ts';
import type { Replica } from '../engine/db/replica.ts';
import { type UserChanges, userChanges } from '../engine/db/user-changes.ts';
import { StoreUnavailable } from '../engine/files/backend/store-backend.ts';
import { FileStore } from '../engine/files/file-store.ts';
import { ForeignFilesError } from '../engine/files/site-mark.ts';
import { productApi } from './api.ts';
import type { Config } from './config.ts';
import { demoIds, refuseDemoAccounts } from './demo/demo-removal.ts';
import { loadDemoData } from './demo/load-demo-data.ts';
import { openDatabase } from './open-database.ts';
import { settleStored } from './stored-definitions.ts';

/**
 * The migrated and seeded database under the server. In development it stays open while the server is
 * replaced.
 */
export type Foundation = {
  db: Connection['db'];
  pool: Connection['pool'];
  visitors: Connection;
  changes: UserChanges;
  replica: Replica | null;
  /** The database's address, and that of PostgreSQL itself where a pooler is between. */
  urls: { databaseUrl: string; listenDatabaseUrl: string };
  stop: () => Promise<void>;
};

export type FoundationOptions = {
  config: Config;
  root: string;
  /** The running server's log, once it exists. */
  log: () => FastifyBaseLogger | undefined;
  /** Chooses the definitions that are in force, once the database is migrated; by default this program's. */
  settling?: (db: Db) => Promise<typeof settleStored>;
};

/**
 * Opens the database and loads what every site starts with: schema, reference data, first Admin, demo data.
 */
export async function layFoundation({
  config,
  root,
  log,
  settling = async () => settleStored,
}: FoundationOptions): Promise<Foundation> {
  const database = await openDatabase(config, log);
  const { replica } = database;
  const changes = userChanges(
    database.directUrl,
    (error) => log()?.warn({ err: error }, 'the database’s news were lost'),
    replica?.changed,
  );
  const stop = async () => {
    await changes.close();
    await database.stop();
  };
  const files = new FileStore(config);
  const rules = passwordRules(config, { warn: (fields, text) => log()?.warn(fields, text) });
  let areOwn = true;
  try {
    const migrations = join(root, 'src/server/engine/db/migrations');
    const { directUrl: url, pool } = database;
    await migrateAsOwner(config.migrateDatabaseUrl, { url, pool }, migrations, async () => {
      await ensureRoles(database.db);
      const settle = await settling(database.db);
      for (const done of await settle(database.db, new Date()))
        log() ? log()?.info({ stored: done }, 'stored values follow the definitions') : console.log(done);
      await loadReferenceData(database.db);
      await files.claim(database.db).catch((error) => {
        areOwn = false;
        if (!mayStart(error, config)) throw error;
      });
      if (!config.demo) await refuseDemoAccounts(database.db);
      if (config.admin) await ensureAdmin(database.db, config.admin, await demoIds(database.db), rules);
      if (!config.demo) return;
      const { document } = productApi(root);
      await loadDemoData(database, files, document, new Date(), join(root, 'src/server/data/demo'));
    });
    // Only this process uses an embedded database and its folder, so files without a row can be deleted
    // immediately. With a shared database or store, the hourly sweep deletes them, so that startup waits for
    // neither.
    if (database.isEmbedded && !config.storageUrl && areOwn) await files.sweep(database.db, 0);
  } catch (error) {
    await stop();
    throw error;
  }
  const { db, pool, visitors, url: databaseUrl, directUrl: listenDatabaseUrl } = database;
  return { db, pool, visitors, changes, replica, urls: { databaseUrl, listenDatabaseUrl }, stop };
}

/**
 * Whether startup may continue although the files could not be claimed. Every sweep claims them again, so
 * nothing is deleted from an unreachable store or from a folder whose database is gone. A remote store cannot
 * be checked further.
 */
function mayStart(error: unknown, { storageUrl }: Config): boolean {
  return error instanceof StoreUnavailable || (error instanceof ForeignFilesError && storageUrl === null);
}
