import { randomBytes, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { HOUR } from '../../../language/run/value/durations.ts';
import { PICTURE_WIDTHS } from '../../../language/run/value/picture-size.ts';
import type { Db } from '../db/connect.ts';
import { type FilesConfig, storeBackend } from './backend/configured-backend.ts';
import { oldFiles } from './backend/file-folder.ts';
import type { StoreBackend, StoredContent, StoreSection } from './backend/store-backend.ts';
import { digestOfContent } from './content-digest.ts';
import { extensionOf } from './file-name.ts';
import {
  deleteFile,
  insertFile,
  knownStorageNames,
  type StoredFile,
  type Visibility,
} from './file-queries.ts';
import { claimStore } from './site-mark.ts';
import { Upload } from './upload.ts';
import { type ScanFile, virusScanner } from './virus-scanner.ts';

/** @throws Refusal when the owner exceeds their quota */
export type RefuseTooMany = (tx: Db, owner: number) => Promise<void>;

/** Keeps and removes files together with the transaction that references them. */
export type Files = {
  /**
   * Moves the upload to the store, before the transaction that keeps it: a slow store then blocks no
   * connection and no lock. If not kept, it is removed when the call ends or, after a crash, by the sweep.
   */
  place: (upload: Upload, visibility: Visibility) => Promise<void>;
  /** Places a copy of a stored file, as `place` does; null if its content is missing. */
  copy: (file: StoredFile) => Promise<Upload | null>;
  /** Records an upload that has been placed. */
  keep: (tx: Db, upload: Upload, owner: number) => Promise<StoredFile>;
  /**
   * Call it once files are kept and those they replace are discarded.
   *
   * @throws Refusal 409 when the owner exceeds their quota
   */
  refuseTooMany: RefuseTooMany;
  /** Deletes the row now, and the content once the handler has succeeded. Unknown ids are ignored. */
  discard: (tx: Db, id: number) => Promise<void>;
};

/** The files that one call uploads, keeps and discards, until its outcome is known. */
export type CallFiles = Files & {
  /** Registers a file of the call; it is removed when the call ends, unless it was kept. */
  uploaded: (path: string) => void;
  /** `unknown`: the connection was lost at the commit. The sweep then decides by the rows. */
  finish: (outcome: 'succeeded' | 'failed' | 'unknown') => Promise<void>;
};

/** Longer than any call takes. */

type Name = Pick<StoredFile, 'visibility' | 'storage_name'>;

/** The name of a picture in another size, which is always a WebP. */
export const sizedName = (name: string, width: number): string => `${width}-${name}.webp`;
const pictureOfSized = (name: string): string => name.replace(/^\d+-/, '').replace(/\.webp$/, '');

export class FileStore {
  /** The folder for incoming uploads, always on this machine wherever files are stored. */
  readonly incoming: string;
  /** Scans uploads for viruses; null: no scanner. */
  readonly scan: ScanFile | null;
  readonly #backend: StoreBackend;
  readonly #refuseTooMany: RefuseTooMany;

  constructor(
    config: FilesConfig & { clamdUrl?: string | null },
    refuseTooMany: RefuseTooMany = async () => {},
  ) {
    this.#refuseTooMany = refuseTooMany;
    this.scan = config.clamdUrl ? virusScanner(config.clamdUrl) : null;
    this.incoming = join(config.dataDir, 'files', 'incoming');
    this.#backend = storeBackend(config);
    mkdirSync(this.incoming, { recursive: true, mode: 0o700 });
  }

  /** Ensures, before anything is written or swept, that the files belong to this database. */
  claim(db: Db): Promise<void> {
    return claimStore(this.#backend, db);
  }

  find({ visibility, storage_name }: Name): Promise<StoredContent | null> {
    return this.#backend.find(visibility, storage_name);
  }

  /** A public picture in another size, if it has been made already. */
  findSized(name: string, width: number): Promise<StoredContent | null> {
    return this.#backend.find('sizes', sizedName(name, width));
  }

  /** Stores a temporary file as a picture's other size, unless the picture has been removed meanwhile. */
  async keepSized(name: string, width: number, path: string): Promise<void> {
    const sized = sizedName(name, width);
    await this.#backend.put('sizes', sized, path);
    if (!(await this.#backend.find('public', name))) await this.#backend.remove('sizes', [sized]);
  }

  /**
   * Files with a row are kept: a call may fail after a committed transaction, and a successful call may have
   * run a transaction twice.
   */
  forCall(db: Db): CallFiles {
    const uploads = new Set<string>();
    const placed = new Map<Upload, Name & Pick<StoredFile, 'sha256'>>();
    const discarded: Name[] = [];
    const place: Files['place'] = async (upload, visibility) => {
      const storage_name = storageName(upload);
      const sha256 = await digestOfContent(createReadStream(upload.path));
      placed.set(upload, { visibility, storage_name, sha256 });
      await this.#backend.put(visibility, storage_name, upload.path);
    };
    return {
      uploaded: (path) => uploads.add(path),
      place,
      copy: async (file) => {
        const { original_name: name, media_type: type, bytes: size, visibility } = file;
        const found = await this.find(file);
        if (!found) return null;
        const path = join(this.incoming, randomUUID());
        uploads.add(path);
        await pipeline(await found.content(), createWriteStream(path, { mode: 0o600 }));
        const upload = new Upload({ name, type, size, path });
        await place(upload, visibility);
        return upload;
      },
      keep: async (tx, upload, owner) => {
        const name = placed.get(upload);
        if (!name) throw new Error('A file is kept that was not moved to its place before.');
        const { name: original_name, type: media_type, size: bytes } = upload;
        return insertFile(tx, { ...name, owner_id: owner, original_name, media_type, bytes });
      },
      refuseTooMany: this.#refuseTooMany,
      discard: async (tx, id) => {
        const file = await deleteFile(tx, id);
        if (file) discarded.push(file);
      },
      finish: async (outcome) => {
        await Promise.all([...uploads].map((path) => rm(path, { force: true })));
        if (outcome === 'unknown') return;
        // The call is over either way: what cannot be removed now is swept later.
        await withoutRow([...placed.values(), ...(outcome === 'succeeded' ? discarded : [])], db)
          .then((files) => this.#remove(files))
          .catch(() => undefined);
      },
    };
  }

  /** Removing a picture removes every stored size. */
  async #remove(files: readonly Name[]): Promise<void> {
    const named = (visibility: Visibility) =>
      files.filter((file) => file.visibility === visibility).map((file) => file.storage_name);
    const pictures = named('public');
    const gone: [StoreSection, string[]][] = [
      ['public', pictures],
      ['private', named('private')],
      ['sizes', pictures.flatMap((name) => PICTURE_WIDTHS.map((width) => sizedName(name, width)))],
    ];
    for (const [place, names] of gone) if (names.length > 0) await this.#backend.remove(place, names);
  }

  /**
   * Removes what unfinished calls left behind: uploads, and files without a row. Those younger than `age`
   * milliseconds may belong to a running call.
   */
  async sweep(db: Db, age = HOUR): Promise<number> {
    const before = new Date(age === 0 ? 8.64e15 : Date.now() - age);
    let count = 0;
    for await (const names of oldFiles(this.incoming, before)) {
      await Promise.all(names.map((name) => rm(join(this.incoming, name), { force: true })));
      count += names.length;
    }
    // Another site may have taken over a remote store meanwhile.
    await this.claim(db);
    const orphans = async (place: StoreSection, visibility: Visibility, rowOf = (name: string) => name) => {
      for await (const names of this.#backend.olderThan(place, before)) {
        const known = await knownStorageNames(db, visibility, names.map(rowOf));
        const gone = names.filter((name) => !known.has(rowOf(name)));
        if (gone.length > 0) await this.#backend.remove(place, gone);
        count += gone.length;
      }
    };
    await orphans('public', 'public');
    await orphans('private', 'private');
    await orphans('sizes', 'public', pictureOfSized);
    return count;
  }
}

/** The files that no row references. */
async function withoutRow(all: readonly Name[], db: Db): Promise<readonly Name[]> {
  const gone: Name[] = [];
  for (const visibility of ['public', 'private'] as const) {
    const files = all.filter((file) => file.visibility === visibility);
    const names = files.map((file) => file.storage_name);
    const known = names.length > 0 ? await knownStorageNames(db, visibility, names) : new Set();
    gone.push(...files.filter((file) => !known.has(file.storage_name)));
  }
  return gone;
}

/** A random name, including a picture's size, so that pages can reserve space for it. */
function storageName({ type, extent }: Upload): string {
  const size = extent ? `-${extent.width}x${extent.height}` : '';
  return `${randomBytes(18).toString('base64url')}${size}.${extensionOf(type)}`;
}
