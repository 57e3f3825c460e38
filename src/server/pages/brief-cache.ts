/** Caches expensive values by key for a few seconds; concurrent callers share the one being computed. */
export class BriefCache<T> {
  readonly #seconds: number;
  readonly #atMost: number;
  readonly #kept = new Map<string, { until: number; made: Promise<T> }>();

  constructor(seconds: number, atMost: number) {
    this.#seconds = seconds;
    this.#atMost = atMost;
  }

  /** A value that failed, or that `isWorth` rejects, is computed again for the next caller. */
  get(
    key: string,
    now: number,
    make: () => Promise<T>,
    isWorth: (made: T) => boolean = () => true,
  ): Promise<T> {
    const known = this.#kept.get(key);
    if (known && known.until > now) return known.made;
    const made = make();
    const kept = { until: now + this.#seconds * 1000, made };
    // Inserted again, because the oldest entry must come first.
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    if (this.#kept.size > this.#atMost) this.#kept.delete(this.#kept.keys().next().value!);
    const forget = () => {
      if (this.#kept.get(key) === kept) this.#kept.delete(key);
    };
    made.then((found) => isWorth(found) || forget(), forget);
    return made;
  }
}
