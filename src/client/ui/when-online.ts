/** Does something as soon as there is a network again; the answer calls that off. */
export function whenOnline(run: () => void): () => void {
  addEventListener('online', run, { once: true });
  return () => removeEventListener('online', run);
}
