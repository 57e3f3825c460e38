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
};

/** Files lie elsewhere, and elsewhere does not answer as it should. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('the store of files did not do what it was asked', { cause });
  }
}
