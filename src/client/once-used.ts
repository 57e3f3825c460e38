/** Events that usually precede navigation. */
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown', 'focusin'];

/** Loads further screens ahead from the first use of the page on. */
export function loadAheadOnceUsed(): void {
  for (const sign of SIGNS_OF_USE)
    addEventListener(
      sign,
      (first) =>
        void import('./screens/load-ahead.ts').then(
          ({ loadAhead }) => loadAhead(first),
          () => {},
        ),
      { once: true, passive: true },
    );
}
