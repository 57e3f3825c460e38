/**
 * Caches values that are expensive to make for some seconds, by key; callers wait for one that is being made.
 */
export class BriefCache<T> {
  readonly #seconds: number;
  readonly #atMost: number;
  readonly #kept = new Map<string, { until: number; made: Promise<T> }>();

  constructor(seconds: number, atMost: number) {
    this.#seconds = seconds;
    this.#atMost = atMost;
  }

  /** A value that failed, or is not worth keeping, is made again for the next caller. */
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
    // Inserted anew, because the oldest must be first.
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
