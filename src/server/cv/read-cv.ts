import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { FairQueue } from '../http/limits/fair-queue.ts';
import { Refusal } from '../http/refusal.ts';
import type { Upload } from '../http/upload/upload.ts';
import { say } from '../words/say.ts';
import type { CvWork, ReadingLimits } from './cv-process.ts';
import type { CvLists } from './suggest-from-cv.ts';
import type { Suggestion } from './suggestion.ts';

const LIMITS: ReadingLimits = { milliseconds: 8000, megabytes: 400 };
/** How many times as long it may take by the clock: a busy machine is no fault of the file. */
const PATIENCE = 8;
/** How many may wait, of one address and in all; each takes less than a second unless it is up to something. */
const WAITING = { ofLane: 5, inAll: 40 };
const RETRY_SECONDS = 5;

const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Beside the bundle in what is built, which holds all packages that it needs; beside this file else. */
const IS_SOURCE = import.meta.url.endsWith('.ts');
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const PROCESS = here(IS_SOURCE ? './cv-process.ts' : './cv-process.js');
const PROGRAM = (
  IS_SOURCE ? ['..', '../../language', '../../../generated', '../../../node_modules'] : ['.']
).map(here);

/**
 * The rights of the process that reads: it may read the program's files and start a thread. A document that takes it
 * over gets no more than that; the document's bytes are handed to it.
 */
export const RIGHTS: readonly string[] = [
  '--permission',
  '--allow-worker',
  ...PROGRAM.map((folder) => `--allow-fs-read=${folder}`),
];

/** Whose files wait or are read: one of each account, so that nobody takes the turns of all. */
const readers = new Set<number>();
/** Addresses take turns: many accounts are made quickly, many addresses are not. */
const queue = new FairQueue(WAITING);

/** How many files this process reads or keeps waiting. */
export const cvsWaiting = (): number => readers.size;

export type CvFile = Pick<Upload, 'path' | 'type'>;

/**
 * What a PDF or a Word document says for a profile; null of one that cannot be read. One after the other, each in a
 * process of its own that ends when it takes too long or too much memory.
 *
 * @throws Refusal 429 while another file of the account is read, 503 when too many wait or no process can be started
 */
export async function readCvOf(
  { account, address }: { account: number; address: string },
  file: CvFile,
  lists: CvLists,
  limits: ReadingLimits = LIMITS,
): Promise<Suggestion[] | null> {
  if (file.type !== PDF && file.type !== DOCX) return null;
  if (readers.has(account)) throw Refusal.tooMany(say('cv.one_at_a_time'), RETRY_SECONDS);
  if (queue.isFull(address)) throw Refusal.busy(RETRY_SECONDS);
  readers.add(account);
  try {
    return await queue.run(address, async () =>
      suggestions({ bytes: await readFile(file.path), isPdf: file.type === PDF, lists, limits }),
    );
  } finally {
    readers.delete(account);
  }
}

async function suggestions(work: CvWork): Promise<Suggestion[] | null> {
  const reader = started(work.limits);
  return new Promise<Suggestion[] | null>((done, fail) => {
    reader.once('message', (found: Suggestion[]) => done(found));
    // A file that breaks the reader is one that cannot be read.
    reader.once('exit', () => done(null));
    reader.once('error', (error) => fail(Refusal.busy(RETRY_SECONDS, error)));
    // A process that is gone before it got its work reports that by `exit`.
    reader.send(work, () => {});
  }).finally(() => reader.kill('SIGKILL'));
}

/** @throws Refusal 503 when the machine has no room for another process; some of it is told by the event `error` */
function started({ milliseconds }: ReadingLimits): ChildProcess {
  try {
    return fork(PROCESS, {
      serialization: 'advanced',
      execArgv: [...RIGHTS],
      env: {},
      stdio: 'ignore',
      timeout: milliseconds * PATIENCE,
      killSignal: 'SIGKILL',
    });
  } catch (error) {
    throw Refusal.busy(RETRY_SECONDS, error);
  }
}
