import { Worker } from 'node:worker_threads';
import { FairQueue } from '../http/limits/fair-queue.ts';
import { Refusal } from '../http/refusal.ts';
import type { Upload } from '../http/upload/upload.ts';
import { say } from '../words/say.ts';
import type { CvWork } from './cv-worker.ts';
import type { CvLists } from './suggest-from-cv.ts';
import type { Suggestion } from './suggestion.ts';

export type ReadingLimits = {
  /** How much of a processor's time a file may take, and how much more memory the process may have while it is read. */
  milliseconds: number;
  megabytes: number;
};

const LIMITS: ReadingLimits = { milliseconds: 8000, megabytes: 400 };
const WATCH = 50;
/** How many times as long it may take by the clock: a busy machine is no fault of the file. */
const PATIENCE = 8;
/** How many may wait, of one address and in all; each takes less than a second unless it is up to something. */
const WAITING = { ofLane: 5, inAll: 40 };
const RETRY_SECONDS = 5;

const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Beside the bundle in what is built, beside this file else. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './cv-worker.ts' : './cv-worker.js',
  import.meta.url,
);

/** Whose files wait or are read: one of each account, so that nobody takes the turns of all. */
const readers = new Set<number>();
/** Addresses take turns: many accounts are made quickly, many addresses are not. */
const queue = new FairQueue(WAITING);

/** How many files this process reads or keeps waiting. */
export const cvsWaiting = (): number => readers.size;

export type CvFile = Pick<Upload, 'path' | 'type'>;

/**
 * What a PDF or a Word document says for a profile; null of one that cannot be read. One after the other, each in a
 * thread of its own that is ended when it takes too long or too much memory.
 *
 * @throws Refusal 429 while another file of the account is read, 503 when too many wait
 */
export async function readCvOf(
  { account, address }: { account: number; address: string },
  file: CvFile,
  lists: CvLists,
  limits: ReadingLimits = LIMITS,
): Promise<Suggestion[] | null> {
  if (file.type !== PDF && file.type !== DOCX) return null;
  if (readers.has(account)) throw Refusal.tooMany(say('cv.one_at_a_time'), RETRY_SECONDS);
  if (queue.isFull(address))
    throw new Refusal(503, say('request.busy'), undefined, { 'retry-after': String(RETRY_SECONDS) });
  readers.add(account);
  try {
    return await queue.run(address, () =>
      suggestions({ path: file.path, isPdf: file.type === PDF, lists }, limits),
    );
  } finally {
    readers.delete(account);
  }
}

function suggestions(work: CvWork, limits: ReadingLimits): Promise<Suggestion[] | null> {
  const worker = new Worker(WORKER, {
    workerData: work,
    resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    env: {},
    stdout: true,
    stderr: true,
  });
  // Buffers lie outside of the heap, where its limit does not see them.
  const most = process.memoryUsage.rss() + limits.megabytes * 1024 * 1024;
  return new Promise((done, fail) => {
    let hasEnded = false;
    const end = (found: Suggestion[] | null) => {
      if (hasEnded) return;
      hasEnded = true;
      clearTimeout(timeout);
      clearInterval(watch);
      worker.terminate().then(() => done(found), fail);
    };
    const look = async () => {
      if (process.memoryUsage.rss() > most) return end(null);
      const { user, system } = await worker.cpuUsage();
      if (user + system > limits.milliseconds * 1000) end(null);
    };
    const timeout = setTimeout(() => end(null), limits.milliseconds * PATIENCE);
    // A thread that is ending cannot be asked any more.
    const watch = setInterval(() => void look().catch(() => {}), WATCH);
    worker.once('message', (found: Suggestion[]) => end(found));
    // A file that breaks the reader is one that cannot be read.
    worker.once('error', () => end(null));
    worker.once('exit', () => end(null));
  });
}
