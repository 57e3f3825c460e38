/**
 * Modals that are open, the last one on top. What lies under the top one is inert, so neither keys nor a screen
 * reader reach it. Toasts are never inert: they must be announced, and can be closed, over a modal.
 */
const open: HTMLElement[] = [];

function refresh() {
  const top = open.at(-1);
  holdPage(top !== undefined);
  for (const child of document.body.children) {
    if (!(child instanceof HTMLElement) || child.hasAttribute('data-above-modals')) continue;
    child.inert = top !== undefined && child !== top;
  }
}

/** The page does not scroll under a modal, and does not widen by its scrollbar's room either. */
function holdPage(held: boolean) {
  const { documentElement: root } = document;
  if (held === (root.style.overflow === 'hidden')) return;
  const scrollbar = held ? innerWidth - root.clientWidth : 0;
  root.style.overflow = held ? 'hidden' : '';
  root.style.paddingInlineEnd = scrollbar ? `${scrollbar}px` : '';
}

/** Lays `layer`, a child of the body, over everything; returns what takes it away and gives the focus back. */
export function coverPage(layer: HTMLElement): () => void {
  const before = document.activeElement;
  open.push(layer);
  refresh();
  return () => {
    open.splice(open.indexOf(layer), 1);
    refresh();
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}
