import { createReadStream, mkdirSync } from 'node:fs';
import { opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SITE_MARK, STORE_SECTIONS, type StoreBackend } from './store-backend.ts';

/** The number of names yielded at once. */
const NAMES_AT_ONCE = 1000;

/** Files in a folder that only the server's account can access. */
export function fileFolder(folder: string): StoreBackend {
  for (const place of STORE_SECTIONS) mkdirSync(join(folder, place), { recursive: true, mode: 0o700 });
  return {
    put: (place, name, path) => rename(path, join(folder, place, name)),
    find: async (place, name) => {
      const path = join(folder, place, name);
      const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return found && { bytes: found.size, content: async () => createReadStream(path) };
    },
    remove: async (place, names) => {
      await Promise.all(names.map((name) => rm(join(folder, place, name), { force: true })));
    },
    olderThan: (place, moment) => oldFiles(join(folder, place), moment),
    mark: () =>
      readFile(join(folder, SITE_MARK), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    // Written atomically: half a mark would look like another site's.
    setMark: async (mark) => {
      const growing = join(folder, `.${SITE_MARK}-${mark}`);
      await writeFile(growing, mark, { mode: 0o600, flush: true });
      await rename(growing, join(folder, SITE_MARK));
    },
  };
}

/** Yields the names of a folder's files written before a given time, in batches. */
export async function* oldFiles(folder: string, moment: Date): AsyncGenerator<string[]> {
  let part: string[] = [];
  for await (const { name } of await opendir(folder)) {
    const written = await stat(join(folder, name)).catch(() => null);
    if (!written || written.mtimeMs > moment.getTime()) continue;
    part.push(name);
    if (part.length < NAMES_AT_ONCE) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
