/**
 * Runs one job at a time. Each waits in a lane (a network, an account), and lanes take turns, so that one
 * with many jobs delays no other.
 */
export class FairQueue {
  readonly #most: { ofLane: number; inAll: number };
  readonly #lanes = new Map<string, (() => void)[]>();
  #isBusy = false;

  constructor(most: { ofLane: number; inAll: number }) {
    this.#most = most;
  }

  /** Whether this lane may queue no more jobs. */
  isFull(lane: string): boolean {
    const inAll = [...this.#lanes.values()].reduce((sum, waiting) => sum + waiting.length, 0);
    return (this.#lanes.get(lane)?.length ?? 0) >= this.#most.ofLane || inAll >= this.#most.inAll;
  }

  async run<T>(lane: string, work: () => Promise<T>): Promise<T> {
    if (this.#isBusy) {
      await new Promise<void>((turn) => {
        const waiting = this.#lanes.get(lane) ?? [];
        this.#lanes.set(lane, waiting);
        waiting.push(turn);
      });
    }
    this.#isBusy = true;
    try {
      return await work();
    } finally {
      this.#handOn();
    }
  }

  /** The running slot is handed to the next job directly, to keep the order. */
  #handOn(): void {
    const [first] = this.#lanes;
    if (!first) {
      this.#isBusy = false;
      return;
    }
    const [lane, waiting] = first;
    const turn = waiting.shift()!;
    this.#lanes.delete(lane);
    if (waiting.length) this.#lanes.set(lane, waiting);
    turn();
  }
}
