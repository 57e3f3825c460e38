/** What the thread that reads a document is sent, and what it says. */

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

/** More is read on paper. */
export const MOST_PAGES = 20;
