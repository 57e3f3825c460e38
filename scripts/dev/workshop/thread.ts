import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Answers } from './workshop-thread.ts';

type Waiting = { done: (answer: unknown) => void; failed: (error: Error) => void };

/** A question that a newer one of the same kind has replaced before its turn. */
export class Superseded extends Error {}

/**
 * Asks a thread, one question at a time. While it works, only the newest question of each kind waits: whoever types asks
 * again with every pause.
 */
export class WorkshopThread {
  readonly #root: string;
  #worker: Worker | undefined;
  #number = 0;
  readonly #asked = new Map<number, Waiting>();
  readonly #queue = new Map<string, Waiting & { question: unknown }>();

  constructor(root: string) {
    this.#root = root;
  }

  ask<Name extends keyof Answers>(
    name: Name,
    ...[question]: Parameters<Answers[Name]>
  ): Promise<Awaited<ReturnType<Answers[Name]>>> {
    return new Promise((done, failed) => {
      this.#queue.get(name)?.failed(new Superseded());
      this.#queue.set(name, {
        question,
        // The thread answers each question by the function of its name.
        done: (answer) => done(answer as Awaited<ReturnType<Answers[Name]>>),
        failed,
      });
      this.#next();
    });
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }

  #next(): void {
    if (this.#asked.size > 0) return;
    const [first] = this.#queue;
    if (!first) return;
    const [name, { question, ...waiting }] = first;
    this.#queue.delete(name);
    const number = ++this.#number;
    this.#asked.set(number, waiting);
    this.#started().postMessage({ number, name, question });
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    this.#worker = new Worker(join(import.meta.dirname, 'workshop-thread.ts'), {
      workerData: { root: this.#root },
    });
    this.#worker.on('message', ({ number, answer, error }) => {
      const waiting = this.#asked.get(number);
      this.#asked.delete(number);
      if (error === undefined) waiting?.done(answer);
      else waiting?.failed(new Error(error));
      this.#next();
    });
    return this.#worker;
  }
}
