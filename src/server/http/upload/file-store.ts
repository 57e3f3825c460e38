import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../db/connect.ts';
import { extensionOf } from './file-name.ts';
import {
  deleteFile,
  insertFile,
  knownStorageNames,
  type StoredFile,
  type Visibility,
} from './file-queries.ts';
import type { Upload } from './upload.ts';

/** Keeps and removes files together with the transaction that refers to them. */
export type Files = {
  /** Records the upload and moves it to its place. When the handler fails afterwards, the file goes again. */
  keep: (tx: Db, upload: Upload, options: { owner: number; visibility: Visibility }) => Promise<StoredFile>;
  /** Removes the row now and the content once the handler has succeeded. Unknown ids are ignored. */
  discard: (tx: Db, id: number) => Promise<void>;
};

/** The files of one call: what it uploaded, kept and discarded, until its outcome is known. */
export type CallFiles = Files & {
  /** A file that the call brought; it goes when the call ends, unless it was kept. */
  uploaded: (path: string) => void;
  finish: (outcome: 'succeeded' | 'failed') => Promise<void>;
};

/** Longer than any call takes. */
const HOUR = 60 * 60 * 1000;

export class FileStore {
  readonly #folder: string;

  /** Makes `dataDir/files` with its three folders: uploads that wait, public and private files. */
  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'files');
    for (const name of ['incoming', 'public', 'private']) {
      mkdirSync(join(this.#folder, name), { recursive: true, mode: 0o700 });
    }
  }

  get incoming(): string {
    return join(this.#folder, 'incoming');
  }

  get publicFolder(): string {
    return join(this.#folder, 'public');
  }

  path(file: Pick<StoredFile, 'visibility' | 'storage_name'>): string {
    return join(this.#folder, file.visibility, file.storage_name);
  }

  forCall(): CallFiles {
    const uploads = new Set<string>();
    const kept: string[] = [];
    const discarded: string[] = [];
    return {
      uploaded: (path) => uploads.add(path),
      keep: async (tx, upload, { owner, visibility }) => {
        const storageName = `${randomBytes(18).toString('base64url')}.${extensionOf(upload.type)}`;
        const file = await insertFile(tx, {
          owner_id: owner,
          visibility,
          storage_name: storageName,
          original_name: upload.name,
          media_type: upload.type,
          bytes: upload.size,
        });
        const path = this.path(file);
        kept.push(path);
        await rename(upload.path, path);
        return file;
      },
      discard: async (tx, id) => {
        const file = await deleteFile(tx, id);
        if (file) discarded.push(this.path(file));
      },
      finish: async (outcome) => {
        const gone = [...uploads, ...(outcome === 'succeeded' ? discarded : kept)];
        await Promise.all(gone.map((path) => rm(path, { force: true })));
      },
    };
  }

  /**
   * Removes what calls that never ended have left: waiting uploads, and files that no row refers to. Those younger
   * than `age` milliseconds may belong to a call that runs.
   */
  async sweep(db: Db, age = HOUR): Promise<number> {
    const orphans = (await olderThan(this.incoming, age)).map((name) => join(this.incoming, name));
    for (const visibility of ['public', 'private'] as const) {
      const folder = join(this.#folder, visibility);
      const names = await olderThan(folder, age);
      for (let start = 0; start < names.length; start += 1000) {
        const part = names.slice(start, start + 1000);
        const known = await knownStorageNames(db, visibility, part);
        orphans.push(...part.filter((name) => !known.has(name)).map((name) => join(folder, name)));
      }
    }
    await Promise.all(orphans.map((path) => rm(path, { force: true })));
    return orphans.length;
  }
}

async function olderThan(folder: string, age: number): Promise<string[]> {
  const names = await readdir(folder);
  if (age === 0) return names;
  const limit = Date.now() - age;
  const isOld = await Promise.all(
    names.map(async (name) => {
      const file = await stat(join(folder, name)).catch(() => null);
      return file !== null && file.mtimeMs < limit;
    }),
  );
  return names.filter((_, index) => isOld[index]);
}
