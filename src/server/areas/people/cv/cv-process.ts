import { Worker } from 'node:worker_threads';
import type { CvLists } from './suggest-from-cv.ts';
import type { CvReading } from './suggestion.ts';

/**
 * The process that reads one document, whose content is untrusted. A thread does the reading, so that this
 * process can watch its use of memory and time. Exceeding a thread's memory limit can end the whole process:
 * then it is this one, not the server.
 */

export type ReadingLimits = {
  /** The most processor time for a file, and the most additional memory of the process while it is read. */
  milliseconds: number;
  megabytes: number;
};

export type CvWork = { bytes: Uint8Array; isPdf: boolean; lists: CvLists; limits: ReadingLimits };

const WATCH = 50;
const MEGABYTE = 1024 * 1024;

/** Next to the bundle in a build, next to this file otherwise. */
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
  // Buffers are outside the heap, so its limit does not cover them.
  const most = process.memoryUsage.rss() + limits.megabytes * MEGABYTE;
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if (process.memoryUsage.rss() > most || user + system > limits.milliseconds * 1000) giveUp();
  }, WATCH);
  thread.once('message', (found: CvReading) => {
    thread.off('exit', giveUp);
    // The parent ends this process once it has the result: a message from an exiting process can be lost.
    process.send?.(found);
  });
  // A file that crashes the reader counts as unreadable.
  thread.once('error', giveUp);
  thread.once('exit', giveUp);
});
