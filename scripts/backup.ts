// `npm run backup -- FOLDER`: a consistent snapshot of database and files, whether or not a server with the
// same DATA_DIR and DATABASE_URL is running. `npm run restore -- FOLDER`, also in this file, restores it to
// an empty location.
import { resolve } from 'node:path';
import { backUp } from '../src/server/engine/db/backup/backup.ts';
import { restore } from '../src/server/engine/db/backup/restore.ts';
import { readConfig } from '../src/server/start/config.ts';

const root = resolve(import.meta.dirname, '..');
const [command, folder] = process.argv.slice(2);
if (!folder || (command !== 'backup' && command !== 'restore')) {
  console.error(`Say a folder: npm run ${command ?? 'backup'} -- FOLDER`);
  process.exit(2);
}
try {
  const config = readConfig(process.env);
  const { tables, files } =
    command === 'backup'
      ? await backUp(config, folder, new Date())
      : await restore(config, folder, resolve(root, 'src/server/engine/db/migrations'));
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const done = command === 'backup' ? `Backed up to ${resolve(folder)}` : `Restored from ${resolve(folder)}`;
  console.log(`${done}: ${rows} rows of ${Object.keys(tables).length} tables, ${files} files.`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
