import type { Db } from '../db/connect.ts';
import type { Upload } from '../http/upload.ts';

export type Visibility = 'public' | 'private';

/** A row of the table `files`. */
export type StoredFile = {
  id: number;
  owner_id: number;
  visibility: Visibility;
  storage_name: string;
  original_name: string;
  media_type: string;
  bytes: number;
};

/** Keeps and removes files together with the transaction that refers to them. */
export type Files = {
  /** Records the upload and moves it to its place. When the handler fails afterwards, the file goes again. */
  keep: (tx: Db, upload: Upload, options: { owner: number; visibility: Visibility }) => Promise<StoredFile>;
  /** Removes the row now and the content once the handler has succeeded. Unknown ids are ignored. */
  discard: (tx: Db, id: number) => Promise<void>;
};

/** What the API answers where a file is read: public images below /storage, private ones through the API. */
export function fileUrl(
  file: Pick<StoredFile, 'id' | 'visibility' | 'storage_name' | 'original_name'>,
): string {
  return file.visibility === 'public'
    ? `/storage/${file.storage_name}`
    : `/api/document/${file.id}/${encodeURIComponent(file.original_name)}`;
}
