import type { DocumentKind, DocumentNews, DocumentWork } from './document-work.ts';

/** The longest that reading a file may take, in milliseconds. */
const PATIENCE = 30_000;

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const kindOf = ({ type }: Blob): DocumentKind | null => {
  if (type.startsWith('application/pdf')) return 'pdf';
  return type.startsWith(WORD) ? 'word' : null;
};

/** Each in full, because the build looks for this form. */
const WORKERS: Record<DocumentKind, () => Worker> = {
  pdf: () => new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' }),
  word: () => new Worker(new URL('./word-worker.ts', import.meta.url), { type: 'module' }),
};

/** Lets a worker read a file and reports its results as they come; the returned function ends it. */
export function readDocument(work: DocumentWork, report: (news: DocumentNews) => void): () => void {
  const worker = WORKERS[work.kind]();
  const end = () => {
    clearTimeout(timeout);
    worker.terminate();
  };
  const fail = () => {
    end();
    report({ failed: true });
  };
  const timeout = setTimeout(fail, PATIENCE);
  worker.onerror = fail;
  worker.onmessage = ({ data }: MessageEvent<DocumentNews>) => {
    if ('done' in data || 'failed' in data) end();
    report(data);
  };
  worker.postMessage(work, [work.bytes]);
  return end;
}
