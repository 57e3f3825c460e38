import type { DocumentKind, DocumentMessage, DocumentNews, DocumentWork } from './document-work.ts';

/** The timeout for reading a file, in milliseconds. */
const PATIENCE = 30_000;

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const kindOf = ({ type }: Blob): DocumentKind | null => {
  if (type.startsWith('application/pdf')) return 'pdf';
  return type.startsWith(WORD) ? 'word' : null;
};

/** Each URL is written out, because the bundler looks for this form. */
const WORKERS: Record<DocumentKind, () => Worker> = {
  pdf: () => new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' }),
  word: () => new Worker(new URL('./word-worker.ts', import.meta.url), { type: 'module' }),
};

/**
 * Reads a file in a worker and reports results as they arrive; the returned function terminates the worker.
 */
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
  worker.onmessage = ({ data: { news } }: MessageEvent<DocumentMessage>) => {
    if (news === undefined) return;
    if ('done' in news || 'failed' in news) end();
    report(news);
  };
  worker.postMessage(work, [work.bytes]);
  return end;
}
