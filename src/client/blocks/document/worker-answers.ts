import type { DocumentNews, DocumentWork } from './document-work.ts';

/**
 * A document is read in a thread of its own: what a stranger's file does, it does there, where there is no page, no
 * session and no way to any server (a script of ours says so itself when it is loaded); whoever has waited long enough
 * ends it. So all that such a thread needs is in its one file.
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
