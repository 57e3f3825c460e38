type Tell = () => void;

const tellers = new Set<Tell>();

/** Registers what tells the last typed values of a form at once; gives what ends that. */
export function onLastTyped(tell: Tell): () => void {
  tellers.add(tell);
  return () => void tellers.delete(tell);
}

/** Has every form tell what was typed and not drawn yet: a page that goes away is not drawn any more. */
export function tellLastTyped(): void {
  for (const tell of tellers) tell();
}
