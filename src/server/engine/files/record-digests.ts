import type { Db } from '../db/connect.ts';
import type { OnFailure } from '../db/each-in-savepoint.ts';
import { StoreUnavailable } from './backend/store-backend.ts';
import { digestOfContent } from './content-digest.ts';
import { recordDigests, type Undigested, undigestedAfter } from './digest-queries.ts';
import type { FileStore } from './file-store.ts';

/** The files that are read before their digests are written. */
const AT_ONCE = 50;
/** What one run reads at most. */
const MOST = { files: 5000, bytes: 2 ** 31 };

/**
 * Records the digests of files from before uploads recorded them, each file once in a process: a part at each run, so that
 * a large store is read over hours. Lost files are left out. Several servers may read the same file, and find the same.
 */
export function digestRecorder(
  store: Pick<FileStore, 'find'>,
  onFailure: OnFailure<Pick<Undigested, 'id'>> = () => {},
  most = MOST,
): (db: Db) => Promise<void> {
  let after = 0;
  let running: Promise<void> | undefined;
  const run = async (db: Db) => {
    const read = { files: 0, bytes: 0 };
    while (read.files < most.files && read.bytes < most.bytes) {
      const some = await undigestedAfter(db, after, Math.min(AT_ONCE, most.files - read.files));
      const last = some.at(-1);
      if (!last) return;
      const digests = new Map<number, string>();
      for (const file of some) {
        const digest = await digestOf(file, store, onFailure);
        if (digest) digests.set(file.id, digest);
        read.bytes += file.bytes;
      }
      await recordDigests(db, digests);
      read.files += some.length;
      after = last.id;
    }
  };
  return (db) => {
    running ??= run(db).finally(() => {
      running = undefined;
    });
    return running;
  };
}

/**
 * Null if there is no content, or not as it was stored.
 *
 * @throws StoreUnavailable
 */
async function digestOf(
  file: Undigested,
  store: Pick<FileStore, 'find'>,
  onFailure: OnFailure<Undigested>,
): Promise<string | null> {
  try {
    const found = await store.find(file);
    if (!found) return null;
    // A digest would make damage look like what was stored.
    if (found.bytes !== file.bytes)
      throw new Error(`It has ${found.bytes} bytes, and ${file.bytes} were stored.`);
    return await digestOfContent(await found.content());
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    onFailure(file, error);
    return null;
  }
}
