/**
 * A file of a multipart body, already on disk and checked by content against the field's `x-file`. It is deleted
 * when the request ends, unless a handler keeps it (`files.keep`).
 */
export type Upload = {
  /** The name the person's file had: no folders, no control characters, at most 200 characters. */
  name: string;
  /** Media type found in the content, not the one the client claimed. */
  type: string;
  /** Bytes. */
  size: number;
  path: string;
};
