import type { Readable } from 'node:stream';

/** Public images, private files delivered by the API, and resized images, which can be made again. */
export const STORE_SECTIONS = ['public', 'private', 'sizes'] as const;
export type StoreSection = (typeof STORE_SECTIONS)[number];

export type StoredContent = { bytes: number; content: () => Promise<Readable> };

/** A file store: a folder or an S3 bucket. Names are random and never reused, content never changes. */
export type StoreBackend = {
  /** Moves a local file into the store, atomically. Nothing is left at `path`. */
  put: (place: StoreSection, name: string, path: string) => Promise<void>;
  find: (place: StoreSection, name: string) => Promise<StoredContent | null>;
  /** Removes files; missing ones are ignored. */
  remove: (place: StoreSection, names: readonly string[]) => Promise<void>;
  /** Yields the names of files older than a given time, in batches. */
  olderThan: (place: StoreSection, moment: Date) => AsyncIterable<string[]>;
  /** The mark of the site that owns the files; null when there is none yet. */
  mark: () => Promise<string | null>;
  setMark: (mark: string) => Promise<void>;
};

/** The name under which a store keeps its site's mark. */
export const SITE_MARK = 'site';

/** A remote store does not answer, or gives an unexpected answer. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('the store of files did not do what it was asked', { cause });
  }
}

/** The bucket does not exist, which must not be mistaken for an empty store. */
export class MissingBucket extends Error {
  constructor(bucket: string) {
    super(`STORAGE_URL names the bucket "${bucket}", which is not there, or which its key may not use.`);
  }
}
