// `npm run schemas:revert`: undoes what the last edit of definitions did to stored values, in the database of DATA_DIR or
// DATABASE_URL. Stop the server first, and start the version before the edit afterwards.
import { resolve } from 'node:path';
import { withSecretFiles } from '../src/server/start/secret-files.ts';
import { buildStale } from './build/build-stale.ts';

async function run(): Promise<string> {
  await buildStale(resolve(import.meta.dirname, '..'), () => {}, ['generated files']);
  const { readConfig } = await import('../src/server/start/config.ts');
  const { withDatabase } = await import('../src/server/engine/db/backup/data-database.ts');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { revertStored } = await import('../src/server/engine/db/stored/revert-stored.ts');
  const { storedRecords } = await import('../src/server/start/stored-records.ts');
  const said = await withDatabase(readConfig(withSecretFiles(process.env)), (client) =>
    revertStored(drizzle(client), storedRecords, new Date()),
  );
  if (said.length === 0) return 'There is nothing to undo: no edit has changed stored values.';
  return [...said, 'Start the version before the edit now; the edited one would do the same again.'].join(
    '\n',
  );
}

try {
  console.log(await run());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
