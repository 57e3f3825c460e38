import { Turns } from './turns.ts';

/** Gives each lane (a network, an account) its own `Turns`, so that a busy one delays no other. */
export class Lanes {
  readonly #bounds: ConstructorParameters<typeof Turns>[0];
  readonly #lanes = new Map<string, Turns>();

  constructor(bounds: ConstructorParameters<typeof Turns>[0]) {
    this.#bounds = bounds;
  }

  /** @throws Refusal 503 when too many of the lane's jobs are waiting */
  async run<T>(lane: string, work: () => Promise<T>): Promise<T> {
    const turns = this.#lanes.get(lane) ?? new Turns(this.#bounds);
    this.#lanes.set(lane, turns);
    try {
      return await turns.run(work);
    } finally {
      if (turns.length === 0) this.#lanes.delete(lane);
    }
  }
}
