/**
 * Resolves after the first paint, so that less urgent work does not delay it; at once where the browser does
 * not report paints, and in a hidden tab, which paints nothing.
 */
export function firstPaint(): Promise<void> {
  const isReported = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint');
  if (!isReported || document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}
