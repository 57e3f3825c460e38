import type { Db } from '../db/connect.ts';
import type { StoredFile, Visibility } from '../db/files.ts';
import type { Upload } from './upload.ts';

/** Keeps and removes files together with the transaction that refers to them. */
export type Files = {
  /** Records the upload and moves it to its place. When the handler fails afterwards, the file goes again. */
  keep: (tx: Db, upload: Upload, options: { owner: number; visibility: Visibility }) => Promise<StoredFile>;
  /** Removes the row now and the content once the handler has succeeded. Unknown ids are ignored. */
  discard: (tx: Db, id: number) => Promise<void>;
};
