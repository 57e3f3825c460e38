// Between the files and what was published on a running site, in the database of DATA_DIR or DATABASE_URL.
// `npm run workshop:pull` writes published edits into the files. Where both have changed, it shows how they differ and writes
// nothing; `-- --published FILE` takes the published text then, `-- --files FILE` makes the file the truth.
// `npm run workshop:push -- FILE…` hands in edited files, which an Admin then publishes on the site.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import {
  hashOfText,
  type Published,
  publishedOver,
} from '../src/server/areas/office/workshop/published-files.ts';
import {
  insertVersion,
  readPublished,
  settleVersions,
} from '../src/server/areas/office/workshop/workshop-queries.ts';
import { withDatabase } from '../src/server/engine/db/backup/data-database.ts';
import type { Db } from '../src/server/engine/db/connect.ts';
import { readConfig } from '../src/server/start/config.ts';
import { withSecretFiles } from '../src/server/start/secret-files.ts';

const root = resolve(process.env.WORKSHOP_FILES || resolve(import.meta.dirname, '..'));
/** The hashes of the texts that files were pulled with, so that an edit of a pulled file is known to be one of it. */
const KEPT = join(root, '.cache/workshop-pulled.json');

const [command, ...words] = process.argv.slice(2);
const options = new Set(words.filter((word) => word.startsWith('--')));
const named = words
  .filter((word) => !word.startsWith('--'))
  .map((file) => relative(root, resolve(root, file)).replaceAll('\\', '/'));

const textOf = (file: string): string | undefined =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;
const pulledHashes = (): Record<string, string> =>
  existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as Record<string, string>) : {};

function write({ file, text, hash }: Published): void {
  writeFileSync(join(root, file), text);
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(KEPT, JSON.stringify({ ...pulledHashes(), [file]: hash }));
  console.log(`Wrote ${file} as it was published.`);
}

/** Shows how two texts of a file differ. */
function show(file: string, published: string, own: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'workshop-'));
  writeFileSync(join(folder, 'published'), published);
  writeFileSync(join(folder, 'file'), own);
  const { stdout } = spawnSync('git', ['diff', '--no-index', '--no-color', 'published', 'file'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  console.error(`${file}: the file (+) and what was published (-) differ:`);
  console.error((stdout ?? '').split('\n').slice(4).join('\n'));
}

async function pull(db: Db): Promise<void> {
  const versions = await readPublished(db);
  const last = new Map(versions.map((version) => [version.file, version]));
  const { over, settled, contradicted } = publishedOver(versions, textOf);
  for (const file of over.keys()) write(last.get(file)!);
  for (const version of contradicted) {
    const isMeant = named.includes(version.file);
    if (isMeant && options.has('--published')) write(version);
    else if (isMeant && options.has('--files')) {
      await settleVersions(db, [version.version_id], new Date());
      console.log(`${version.file} is the truth; version ${version.version_id} stays in the history.`);
    } else {
      show(version.file, version.text, textOf(version.file) ?? '');
      console.error(
        `Nothing was written. Bring both together in the file, then: npm run workshop:pull -- --files ${version.file}\n`,
      );
      process.exitCode = 1;
    }
  }
  await settleVersions(db, settled, new Date());
  if (over.size === 0 && contradicted.length === 0)
    console.log('The files have everything that was published.');
}

async function push(db: Db): Promise<void> {
  if (named.length === 0) throw new Error('Name the edited files: npm run workshop:push -- FILE…');
  const versions = await readPublished(db);
  const last = new Map(versions.map((version) => [version.file, version]));
  for (const file of named) {
    const text = textOf(file);
    if (text === undefined || !/^schemas\/(?!meta\/).+\.json$/.test(file))
      throw new Error(`${file} is no definition.`);
    const committed = spawnSync('git', ['show', `HEAD:./${file}`], { cwd: root, encoding: 'utf8' });
    if (committed.status !== 0) throw new Error(`${file} is new: only a release can add a definition.`);
    const { stdout: released } = committed;
    const published = last.get(file);
    const current = published && !published.settled_at ? published.text : released;
    const begun = pulledHashes()[file] ?? hashOfText(released);
    if (text === current) console.log(`${file} is in force as it is.`);
    else if (begun !== hashOfText(current)) {
      show(file, current, text);
      console.error(
        `Nothing was handed in: the file lacks what was published. First: npm run workshop:pull\n`,
      );
      process.exitCode = 1;
    } else {
      const { version_id } = await insertVersion(db, {
        ...{ file, text, hash: hashOfText(text), base_hash: hashOfText(current) },
        ...{ release_hash: hashOfText(released), note: '', state: 'proposed', written_by: null },
        written_at: new Date(),
      });
      console.log(`Handed in ${file} as version ${version_id}: an Admin publishes it on the site.`);
    }
  }
}

try {
  const run = { pull, push }[command ?? ''];
  if (!run) throw new Error('npm run workshop:pull or npm run workshop:push -- FILE…');
  await withDatabase(readConfig(withSecretFiles(process.env)), async (client) => run(drizzle(client)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
