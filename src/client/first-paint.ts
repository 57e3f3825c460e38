/**
 * When something of the page has been painted: what a person waits for does not wait for what comes after. At once where
 * the browser does not tell, and in a tab that nobody looks at, which paints nothing.
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
