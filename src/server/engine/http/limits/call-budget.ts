import type { RateLimit } from './rate-limit-queries.ts';

/** Where a caller stands after a call, in seconds: how long to wait (0 within the budget) and until all calls are back. */
export type Standing = { wait: number; left: number; resets: number };

/**
 * Counts calls in memory, in fixed windows: for limits that only save work and protect no secret, on calls so
 * frequent that a database row for each would cost more than the call. Each process counts separately.
 */
export class CallBudget {
  readonly #limit: number;
  readonly #per: number;
  readonly #windows = new Map<string, { count: number; endsAt: number }>();

  constructor({ limit, per }: RateLimit) {
    this.#limit = limit;
    this.#per = per;
  }

  /** Counts one call; returns the seconds to wait, or 0 within the budget. */
  take(key: string, now: Date): number {
    return this.count(key, now).wait;
  }

  /** Counts one call. */
  count(key: string, now: Date): Standing {
    const at = now.getTime();
    let window = this.#windows.get(key);
    if (!window || window.endsAt <= at) {
      this.#makeRoom(at);
      window = { count: 0, endsAt: at + this.#per };
      // Deleted first, so that windows stay sorted by their end.
      this.#windows.delete(key);
      this.#windows.set(key, window);
    }
    window.count += 1;
    const resets = Math.max(1, Math.ceil((window.endsAt - at) / 1000));
    const left = Math.max(0, Math.floor(this.#limit) - window.count);
    return { wait: window.count <= this.#limit ? 0 : resets, left, resets };
  }

  /** The headers of the IETF's draft that tell a client where it stands. */
  headers(name: string, { left, resets }: Standing): { policy: string; standing: string } {
    return {
      policy: `"${name}";q=${Math.floor(this.#limit)};w=${this.#per / 1000}`,
      standing: `"${name}";r=${left};t=${resets}`,
    };
  }

  /** Drops expired windows and, when there are too many, the oldest. */
  #makeRoom(at: number): void {
    for (const [key, { endsAt }] of this.#windows) {
      if (endsAt > at && this.#windows.size < MOST) return;
      this.#windows.delete(key);
    }
  }
}

/** Maximum number of callers remembered at once. */
const MOST = 100_000;
