import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Upload } from '../../../engine/files/upload.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import { FairQueue } from '../../../engine/queues/fair-queue.ts';
import type { CvWork, ReadingLimits } from './cv-process.ts';
import type { CvLists } from './suggest-from-cv.ts';
import { type CvReading, unreadBecause } from './suggestion.ts';

const LIMITS: ReadingLimits = { milliseconds: 8000, megabytes: 400 };
/** The factor by which elapsed time may exceed processor time: a busy machine is not the file's fault. */
const PATIENCE = 8;
/**
 * The most waiting files, of one address and in total; each takes less than a second unless it is hostile.
 */
const WAITING = { ofLane: 5, inAll: 40 };
const RETRY_SECONDS = 5;

const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Next to the bundle in a build, with all packages that it needs; next to this file otherwise. */
const IS_SOURCE = import.meta.url.endsWith('.ts');
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const PROCESS = here(IS_SOURCE ? './cv-process.ts' : './cv-process.js');
const PROGRAM = (
  IS_SOURCE ? ['..', '../../language', '../../../generated', '../../../node_modules'] : ['.']
).map(here);

/**
 * The permissions of the reading process: it may read the program's files and start a thread. A document that
 * takes it over gains no more than that; its bytes are passed by message.
 */
export const PROCESS_PERMISSIONS: readonly string[] = [
  '--permission',
  '--allow-worker',
  ...PROGRAM.map((folder) => `--allow-fs-read=${folder}`),
];

/** Accounts whose files are queued or being read: one file each, so that nobody fills the queue. */
const readers = new Set<number>();
/** Addresses take turns: accounts are quickly created, addresses are not. */
const queue = new FairQueue(WAITING);

/** The number of files that this process is reading or has queued. */
export const queuedCvs = (): number => readers.size;

export type CvFile = Pick<Upload, 'path' | 'type'>;

/**
 * Returns the suggestions for a profile from a PDF or a Word document, or the reason why there are none,
 * where known. One file at a time, each in a process of its own that is ended if it takes too long or too
 * much memory.
 *
 * @throws Refusal 429 while another file of the account is read, 503 if too many wait or no process can be
 * started
 */
export async function readCvOf(
  { account, address }: { account: number; address: string },
  file: CvFile,
  lists: CvLists,
  limits: ReadingLimits = LIMITS,
): Promise<CvReading> {
  // The third type that a CV may have is the Word format before 2007.
  if (file.type !== PDF && file.type !== DOCX) return unreadBecause('old_word');
  if (readers.has(account)) throw Refusal.tooMany(coded('cv.one_at_a_time'), RETRY_SECONDS);
  if (queue.isFull(address)) throw Refusal.busy(RETRY_SECONDS);
  readers.add(account);
  try {
    return await queue.run(address, async () =>
      reading({ bytes: await readFile(file.path), isPdf: file.type === PDF, lists, limits }),
    );
  } finally {
    readers.delete(account);
  }
}

async function reading(work: CvWork): Promise<CvReading> {
  const reader = started(work.limits);
  return new Promise<CvReading>((done, fail) => {
    reader.once('message', (found: CvReading) => done(found));
    // A file that crashes the reader counts as unreadable.
    reader.once('exit', () => done(unreadBecause('unreadable')));
    reader.once('error', (error) => fail(Refusal.busy(RETRY_SECONDS, error)));
    // If the process ends before it gets its work, `exit` reports that.
    reader.send(work, () => {});
  }).finally(() => reader.kill('SIGKILL'));
}

/**
 * @throws Refusal 503 if the machine cannot start another process; some failures arrive as the event `error`
 */
function started({ milliseconds }: ReadingLimits): ChildProcess {
  try {
    return fork(PROCESS, {
      serialization: 'advanced',
      execArgv: [...PROCESS_PERMISSIONS],
      env: {},
      stdio: 'ignore',
      timeout: milliseconds * PATIENCE,
      killSignal: 'SIGKILL',
    });
  } catch (error) {
    throw Refusal.busy(RETRY_SECONDS, error);
  }
}
