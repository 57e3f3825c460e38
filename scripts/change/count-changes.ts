import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from '../../src/language/run/change/change.ts';
import type { Counted } from '../../src/language/run/change/describe-change.ts';
import { buildStale } from '../build/build-stale.ts';

export type CountedChanges = {
  /** In the order of the changes. */
  counts: Counted[];
  /** Says where the counts come from. */
  source: string;
};

const UNASKED =
  'No database was asked: there is none in DATA_DIR, and DATABASE_URL is not set. Counts need one, such as that of a running npm run dev.';

/**
 * Asks the database of DATA_DIR or DATABASE_URL about stored values, if there is one; one of DATA_DIR is started for it,
 * unless only a running one is asked.
 */
export async function countChanges(
  root: string,
  changes: readonly Change[],
  which: 'any' | 'running' = 'any',
): Promise<CountedChanges> {
  const { readConfig } = await import('../../src/server/start/config.ts');
  const { withSecretFiles } = await import('../../src/server/start/secret-files.ts');
  const config = readConfig(withSecretFiles(process.env));
  if (
    !config.databaseUrl &&
    !existsSync(join(config.dataDir, 'postgres', which === 'any' ? 'PG_VERSION' : 'postmaster.pid'))
  )
    return { counts: changes.map(() => 'unasked'), source: UNASKED };
  if (!existsSync(join(root, 'generated/tables.ts'))) await buildStale(root, () => {}, ['generated files']);
  const { withDatabase } = await import('../../src/server/engine/db/backup/data-database.ts');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { countStored } = await import('../../src/server/engine/db/stored/count-stored.ts');
  const { storedRecords } = await import('../../src/server/start/stored-records.ts');
  return withDatabase(config, async (client) => {
    const db = drizzle(client);
    const counts: Counted[] = [];
    for (const { question, isFile } of changes)
      counts.push(
        question
          ? ((await countStored(db, storedRecords, question, isFile).catch(() => null)) ?? 'unknown')
          : 'unasked',
      );
    const place = config.databaseUrl ? 'the database of DATABASE_URL' : `the database in ${config.dataDir}`;
    return { counts, source: `Counted in ${place}.` };
  });
}
