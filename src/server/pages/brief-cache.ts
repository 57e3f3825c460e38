/**
 * Keeps values that take work to make for some seconds, by key; callers that ask while one is being made wait for the
 * same.
 */
export class BriefCache<T> {
  readonly #seconds: number;
  readonly #atMost: number;
  readonly #kept = new Map<string, { until: number; made: Promise<T> }>();

  constructor(seconds: number, atMost: number) {
    this.#seconds = seconds;
    this.#atMost = atMost;
  }

  /** What could not be made, and what is not worth keeping, is made anew for the next one. */
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
    // The oldest stands first.
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
