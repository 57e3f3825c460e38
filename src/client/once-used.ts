/** Events that usually precede navigation. */
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];

/** Loads further screens ahead from the first use of the page on. */
export function loadAheadOnceUsed(): void {
  const used = new AbortController();
  const begin = (first: Event) => {
    used.abort();
    void import('./screens/load-ahead.ts').then(
      ({ loadAhead }) => loadAhead(first),
      () => {},
    );
  };
  for (const sign of SIGNS_OF_USE) addEventListener(sign, begin, { passive: true, signal: used.signal });
}
