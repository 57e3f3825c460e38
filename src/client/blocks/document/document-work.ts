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

/**
 * A document is read in a worker: a malicious file can act only there, without page, session or network (a script of
 * ours has no other policy when it loads); who has waited long enough ends it. Everything that such a worker needs is
 * therefore in its one file.
 */
export const say = (news: DocumentNews, moved: Transferable[] = []) =>
  self.postMessage(news, { transfer: moved });

export function answerWith(read: (work: DocumentWork) => Promise<void>): void {
  self.onmessage = ({ data }: MessageEvent<DocumentWork>) => {
    read(data).then(
      () => say({ done: true }),
      () => say({ failed: true }),
    );
  };
}
