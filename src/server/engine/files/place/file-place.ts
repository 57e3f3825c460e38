import type { Readable } from 'node:stream';

/** Public images, private files that the API delivers, and images in other sizes, which can be made again. */
export const PLACES = ['public', 'private', 'sizes'] as const;
export type Place = (typeof PLACES)[number];

export type PlacedFile = { bytes: number; content: () => Promise<Readable> };

/** A store of files: a folder or an S3 bucket. Names are random and never used again, content never changes. */
export type FilePlace = {
  /** Moves a file of this machine into the store, atomically. Nothing is left at `path`. */
  put: (place: Place, name: string, path: string) => Promise<void>;
  find: (place: Place, name: string) => Promise<PlacedFile | null>;
  /** Removes files; missing ones are ignored. */
  remove: (place: Place, names: readonly string[]) => Promise<void>;
  /** Yields the names of files from before a moment, in batches. */
  olderThan: (place: Place, moment: Date) => AsyncIterable<string[]>;
  /** Resolves to the mark of the site that owns the files; null when there is none yet. */
  mark: () => Promise<string | null>;
  setMark: (mark: string) => Promise<void>;
};

/** The name under which a store keeps its site's mark. */
export const MARK = 'site';

/** A remote store does not answer, or not as it should. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('the store of files did not do what it was asked', { cause });
  }
}

/** The bucket does not exist: that must not be taken for an empty store. */
export class MissingBucket extends Error {
  constructor(bucket: string) {
    super(`STORAGE_URL names the bucket "${bucket}", which is not there, or which its key may not use.`);
  }
}
