/** The messages to and from the thread that reads a document. */

export type DocumentKind = 'pdf' | 'word';

export type DocumentWork = {
  kind: DocumentKind;
  bytes: ArrayBuffer /** In pixels of the screen. */;
  width: number;
};

export type DocumentNews =
  | { pages: number }
  | { page: number; picture: ImageBitmap; text: string }
  | { text: string }
  | { done: true }
  | { failed: true };

/** The most pages that are shown; longer documents are downloaded. */
export const MOST_PAGES = 20;
