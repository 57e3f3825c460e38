import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../messages/refusal.ts';
import { FairQueue } from '../queues/fair-queue.ts';
import type { PdfDocument } from './pdf-document.ts';

/** Next to the bundle in a build, next to this file otherwise. */
const PROCESS = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './pdf-process.ts' : './pdf-process.js', import.meta.url),
);
/** Forty pages take a second. */
const MILLISECONDS = 60_000;
const WAITING = { ofLane: 5, inAll: 40 };
const RETRY_SECONDS = 5;

const queue = new FairQueue(WAITING);

/**
 * Draws a document as a PDF, in a process of its own, one at a time; lanes (accounts) take turns.
 *
 * @throws Refusal 503 if too many wait, or no process can be started
 */
export async function printPdf(lane: string, document: PdfDocument): Promise<Buffer> {
  if (queue.isFull(lane)) throw Refusal.busy(RETRY_SECONDS);
  return queue.run(lane, async () => {
    const printer = started();
    return new Promise<Buffer>((done, fail) => {
      printer.once('message', (pdf: Uint8Array) => done(Buffer.from(pdf)));
      printer.once('exit', (code, signal) => fail(new Error(`No PDF was made: ${signal ?? `exit ${code}`}`)));
      printer.once('error', (error) => fail(Refusal.busy(RETRY_SECONDS, error)));
      // If the process ends before it gets its work, `exit` reports that.
      printer.send(document, () => {});
    }).finally(() => printer.kill('SIGKILL'));
  });
}

/**
 * @throws Refusal 503 if the machine cannot start another process; some failures arrive as the event `error`
 */
function started(): ChildProcess {
  try {
    return fork(PROCESS, {
      serialization: 'advanced',
      execArgv: [],
      env: {},
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      timeout: MILLISECONDS,
      killSignal: 'SIGKILL',
    });
  } catch (error) {
    throw Refusal.busy(RETRY_SECONDS, error);
  }
}
