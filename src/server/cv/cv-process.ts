import { Worker } from 'node:worker_threads';
import type { CvLists } from './suggest-from-cv.ts';
import type { Suggestion } from './suggestion.ts';

/**
 * Runs in a process of its own, which reads one document: its bytes and its text are both a stranger's. The reading is
 * a thread's, so that this one stays free to see what it takes. Memory that a thread may not have can end the whole
 * process, whatever limit the thread was given: then it is this one, and not the server.
 */

export type ReadingLimits = {
  /** How much of a processor's time a file may take, and how much more memory the process may have while it is read. */
  milliseconds: number;
  megabytes: number;
};

export type CvWork = { bytes: Uint8Array; isPdf: boolean; lists: CvLists; limits: ReadingLimits };

const WATCH = 50;
const MEGABYTE = 1024 * 1024;

/** Beside the bundle in what is built, beside this file else. */
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? './cv-thread.ts' : './cv-thread.js',
  import.meta.url,
);

const giveUp = () => process.exit(1);

process.once('disconnect', giveUp);
process.once('message', ({ limits, ...file }: CvWork) => {
  const thread = new Worker(THREAD, {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    env: {},
  });
  // Buffers lie outside of the heap, where its limit does not see them.
  const most = process.memoryUsage.rss() + limits.megabytes * MEGABYTE;
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if (process.memoryUsage.rss() > most || user + system > limits.milliseconds * 1000) giveUp();
  }, WATCH);
  thread.once('message', (found: Suggestion[]) => {
    thread.off('exit', giveUp);
    // The parent ends this process once it has the answer: what an ending process sends can be lost.
    process.send?.(found);
  });
  // A file that breaks the reader is one that cannot be read.
  thread.once('error', giveUp);
  thread.once('exit', giveUp);
});
