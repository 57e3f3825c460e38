export type Visibility = 'public' | 'private';

/** A row of the table `files`. */
export type StoredFile = {
  id: number;
  owner_id: number;
  visibility: Visibility;
  /** Random, with the extension of its media type: its name below DATA_DIR/files. */
  storage_name: string;
  /** The name a person sees. */
  original_name: string;
  media_type: string;
  bytes: number;
};

/** What the API answers where a file is read: public images below /storage, private ones through the API. */
export function fileUrl(
  file: Pick<StoredFile, 'id' | 'visibility' | 'storage_name' | 'original_name'>,
): string {
  return file.visibility === 'public'
    ? `/storage/${file.storage_name}`
    : `/api/document/${file.id}/${encodeURIComponent(file.original_name)}`;
}
