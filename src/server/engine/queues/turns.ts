import { Refusal } from '../messages/refusal.ts';

type Bounds = {
  /** How many jobs run at once. */
  atOnce: number;
  /** Maximum number of waiting jobs. */
  waiting: number;
  /** The seconds a refused caller is told to wait. */
  retrySeconds: number;
};

/** Runs a few jobs at once; the others wait in FIFO order. A full queue refuses. */
export class Turns {
  readonly #bounds: Bounds;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** The number of running and waiting jobs. */
  get length(): number {
    return this.#running + this.#queue.length;
  }

  /** @throws Refusal 503 when too many are waiting */
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
      // The slot is handed to the next job in the queue directly, to keep FIFO order.
      const next = this.#queue.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
