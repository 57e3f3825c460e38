/** The messages to and from the worker that reads a document. */

export type DocumentKind = 'pdf' | 'word';

export type DocumentWork = {
  kind: DocumentKind;
  bytes: ArrayBuffer /** In screen pixels. */;
  width: number;
};

export type DocumentNews =
  | { pages: number }
  | { page: number; picture: ImageBitmap; text: string }
  | { text: string }
  | { done: true }
  | { failed: true };

/** News in an envelope: the PDF reader sends messages of its own when it starts. */
export type DocumentMessage = { news?: DocumentNews };

/** The maximum number of pages shown; longer documents are downloaded. */
export const MOST_PAGES = 20;

/**
 * A document is read in a worker, which confines a malicious file: it has no page, session or network (the
 * policy of our scripts' responses forbids all), and a timeout ends it. Everything that such a worker needs
 * is therefore in its one file.
 */
export const say = (news: DocumentNews, moved: Transferable[] = []) =>
  self.postMessage({ news } satisfies DocumentMessage, { transfer: moved });

export function answerWith(read: (work: DocumentWork) => Promise<void>): void {
  self.onmessage = ({ data }: MessageEvent<DocumentWork>) => {
    read(data).then(
      () => say({ done: true }),
      () => say({ failed: true }),
    );
  };
}
