import { Refusal } from '../messages/refusal.ts';

type Bounds = {
  /** How many jobs run at once. */
  atOnce: number;
  /** The most jobs that wait. */
  waiting: number;
  /** The seconds that a refused caller is told to wait. */
  retrySeconds: number;
};

/** Runs a few jobs at once; the others wait in the order in which they came. A full queue refuses. */
export class Turns {
  readonly #bounds: Bounds;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** The number of jobs that run or wait. */
  get length(): number {
    return this.#running + this.#queue.length;
  }

  /** @throws Refusal 503 when too many wait already */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const { atOnce, waiting, retrySeconds } = this.#bounds;
    if (this.#running >= atOnce) {
      if (this.#queue.length >= waiting) throw Refusal.busy(retrySeconds);
      await new Promise<void>((turn) => this.#queue.push(turn));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      // The slot goes straight to the next in the queue, so that nobody overtakes.
      const next = this.#queue.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
