import { once } from 'node:events';
import { join, relative, sep } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Finding } from '../../src/language/grammar/findings.ts';

/** The result of one run. */
export type Run = {
  findings: Finding[];
  /** Generated files that were written or deleted, relative to the root. */
  changed: string[];
};

/** The folders with definitions. Debounced, because editors write a file in several steps. */
const DEFINITIONS = ['schemas', 'openapi'];
const PAUSE = 60;

/** The part of chokidar's watcher, which comes with Vite, that is used here. */
type Watcher = {
  add: (paths: string[]) => unknown;
  on: (event: 'all', listener: (event: string, path: string) => void) => unknown;
};

/**
 * Generates after each change of a definition, one run at a time: changes during a run trigger one more. The
 * generator's thread keeps everything parsed and compiled, so that a run costs only what changed.
 */
export class LiveGenerator {
  readonly #worker: Worker;
  readonly #root: string;
  readonly #onRun: (run: Run) => void;
  #timer: NodeJS.Timeout | undefined;
  #isRunning = false;
  #isWanted = false;

  constructor(root: string, onRun: (run: Run) => void) {
    this.#root = root;
    this.#onRun = onRun;
    this.#worker = new Worker(join(import.meta.dirname, 'generator-thread.ts'), { workerData: { root } });
  }

  /** The first run, which reports only mistakes; later ones also report changed files. */
  start(): Promise<void> {
    return this.#run();
  }

  /** Generates after each change the watcher reports. */
  follow(watcher: Watcher): void {
    watcher.add(DEFINITIONS.map((folder) => join(this.#root, folder)));
    watcher.on('all', (_event, path) => {
      const [folder = '', inner] = relative(this.#root, path).split(sep);
      // The grammars are themselves generated.
      if (!DEFINITIONS.includes(folder) || inner === 'meta') return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#want(), PAUSE);
    });
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#worker.terminate();
  }

  async #want(): Promise<void> {
    this.#isWanted = true;
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (this.#isWanted) {
      this.#isWanted = false;
      await this.#run();
    }
    this.#isRunning = false;
  }

  async #run(): Promise<void> {
    const answered = once(this.#worker, 'message');
    this.#worker.postMessage('run');
    const [run] = (await answered) as [Run];
    this.#onRun(run);
  }
}
