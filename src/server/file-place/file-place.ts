import type { Readable } from 'node:stream';

/** Images that everybody may read, files that the API hands out, and images in other sizes, which can be made again. */
export const PLACES = ['public', 'private', 'sizes'] as const;
export type Place = (typeof PLACES)[number];

export type PlacedFile = { bytes: number; content: () => Promise<Readable> };

/** Where files lie: a folder, or a store elsewhere. Names are random and never used again, content never changes. */
export type FilePlace = {
  /** Takes a file of this machine, whole or not at all. Nothing is left at `path`. */
  put: (place: Place, name: string, path: string) => Promise<void>;
  find: (place: Place, name: string) => Promise<PlacedFile | null>;
  /** What is not there is gone already. */
  remove: (place: Place, names: readonly string[]) => Promise<void>;
  /** Names of what came before a moment, in parts. */
  olderThan: (place: Place, moment: Date) => AsyncIterable<string[]>;
  /** What the site wrote here whose files these are; null when none did yet. */
  mark: () => Promise<string | null>;
  setMark: (mark: string) => Promise<void>;
};

/** The name under which a place keeps its site's mark. */
export const MARK = 'site';

/** Files lie elsewhere, and elsewhere does not answer as it should. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('the store of files did not do what it was asked', { cause });
  }
}

/** What is to hold the files is not there at all: nobody may take that for an empty store. */
export class MissingBucket extends Error {
  constructor(bucket: string) {
    super(`STORAGE_URL names the bucket "${bucket}", which is not there, or which its key may not use.`);
  }
}
